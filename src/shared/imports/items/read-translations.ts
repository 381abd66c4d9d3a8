import type { ElementTranslation } from '#generated/types/element-translation.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { longestTranslation } from '#shared/forms/translating/longest-translation.ts'
import type { TranslatedText } from '#shared/forms/translating/translated-form.ts'
import { type ForeignObject, recordOf, recordsOf, textOf } from '#shared/imports/reading/foreign-object.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { readExtensions, type SourceItem } from '#shared/imports/reading/source-item.ts'

/** A text of an element that an item of the file may be. */
export type TranslatedField = Extract<
  TranslatedText['field'],
  'label' | 'help' | 'body' | 'minLabel' | 'maxLabel' | 'patternMessage'
>
const languages = /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/

/** Takes the words of an item and its options in other languages over; what is too long stays in the original only. */
export function readTranslations(item: SourceItem, part: Part, importing: Importing): void {
  for (const { language, words } of translationsIn(recordOf(item.raw._text))) {
    const translated = [item.prefix, words].filter((text) => text !== undefined).join(' ')
    const field = part.type === 'Instructions' ? 'body' : 'label'
    enter(importing, { language, part, item }, (entry) => withField(entry, field, translated))
  }
  readValidationText(item, part, importing)
  for (const raw of item.options) {
    const coding = recordOf(raw.valueCoding)
    const code = textOf(coding.code)
    const spoken = [
      ...translationsIn(recordOf(coding._display)),
      ...translationsIn(recordOf(raw._valueString)),
    ]
    const key = code ?? textOf(raw.valueString)
    for (const { language, words } of spoken) {
      if (key === undefined) continue
      enter(importing, { language, part, item }, (entry) =>
        words.length <= longestTranslation.option
          ? { ...entry, options: { ...entry.options, [key]: words } }
          : undefined,
      )
    }
  }
}

function readValidationText(item: SourceItem, part: Part, importing: Importing): void {
  const said = recordsOf(item.raw.extension).filter(({ url }) => textOf(url)?.endsWith('/validationtext'))
  for (const { language, words } of said.flatMap((raw) => translationsIn(recordOf(raw._valueString))))
    enter(importing, { language, part, item }, (entry) => withField(entry, 'patternMessage', words))
}

/** The same of an item that only explains the question above it, as one of its texts. */
export function readExplained(
  item: SourceItem,
  { part, field }: { readonly part: Part; readonly field: TranslatedField | undefined },
  importing: Importing,
): void {
  if (!field) return
  for (const { language, words } of translationsIn(recordOf(item.raw._text)))
    enter(importing, { language, part, item }, (entry) =>
      withField(entry, field, [entry[field], words].filter((text) => text !== undefined).join('\n\n')),
    )
}

function withField(
  entry: ElementTranslation,
  field: TranslatedField,
  words: string,
): ElementTranslation | undefined {
  return words.length <= longestTranslation[field] ? { ...entry, [field]: words } : undefined
}

type Place = { readonly language: string; readonly part: Part; readonly item: SourceItem }

function enter(
  importing: Importing,
  { language, part, item }: Place,
  change: (entry: ElementTranslation) => ElementTranslation | undefined,
): void {
  const parts = importing.translations.get(language) ?? new Map<Part, ElementTranslation>()
  const entry = languages.test(language) ? change(parts.get(part) ?? {}) : undefined
  if (entry) importing.translations.set(language, parts.set(part, entry))
  else importing.ledger.refuse(item.linkId, { message: 'imports.translation-left', parameters: { language } })
}

type Translation = { readonly language: string; readonly words: string }

function translationsIn(holder: ForeignObject): readonly Translation[] {
  return readExtensions(holder)
    .filter(({ url }) => url.endsWith('/translation'))
    .flatMap(({ inner }) => {
      const language = textOf(inner.find(({ url }) => url === 'lang')?.value?.value)
      const words = textOf(inner.find(({ url }) => url === 'content')?.value?.value)
      return language === undefined || words === undefined ? [] : [{ language, words }]
    })
}

/** The questionnaire's `translations`, by language and element id; nothing where there are none. */
export function translationsOf({ translations }: Importing): Pick<Questionnaire, 'translations'> {
  if (translations.size === 0) return {}
  const byLanguage = [...translations].map(([language, parts]) => [
    language,
    Object.fromEntries([...parts].map(([part, words]) => [part.id, words])),
  ])
  return { translations: Object.fromEntries(byLanguage) }
}
