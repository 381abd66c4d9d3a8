import type { TranslatedText } from './translated-form.ts'

/** How long a translation may be, as `schemas/types/element-translation.json` says: half as long again as the longest text that it translates. */
export const longestTranslation: { readonly [Field in TranslatedText['field']]: number } = {
  label: 7_500,
  help: 6_000,
  body: 30_000,
  placeholder: 120,
  minLabel: 120,
  maxLabel: 120,
  patternMessage: 450,
  option: 750,
  optionHelp: 1_500,
  row: 750,
}
