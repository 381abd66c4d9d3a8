import type { FormElement } from '#generated/types/elements.ts'
import type { Translations } from '#generated/types/translations.ts'
import { type Definition, wholeDefinitionOf } from '#shared/forms/definition.ts'
import { translatedForm } from '#shared/forms/translating/translated-form.ts'

/** Questions with their translations. */
export type Spoken = {
  readonly language: { readonly code: string }
  readonly elements: readonly FormElement[]
  readonly translations?: Translations | undefined
}

/** The languages in which a questionnaire can be filled, its own first. */
export function languagesOf({ language, translations = {} }: Spoken): readonly string[] {
  return [...new Set([language.code, ...Object.keys(translations)])]
}

/** The questions of a questionnaire in one of its languages; words that nobody has translated stay as they are. */
export function inLanguage(questionnaire: Spoken, code: string): Definition {
  return translatedForm(wholeDefinitionOf(questionnaire), code)
}
