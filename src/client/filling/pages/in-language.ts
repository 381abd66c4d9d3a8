import type { ElementTranslation } from '#generated/types/element-translation.ts'
import type { FormElement } from '#generated/types/elements.ts'
import type { Translations } from '#generated/types/translations.ts'
import { type Definition, definitionOf, type Element } from '#shared/forms/definition.ts'

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
  const definition = definitionOf(questionnaire)
  const words = questionnaire.translations?.[code]
  return words
    ? { ...definition, elements: definition.elements.map((each) => said(each, words)) }
    : definition
}

type TranslatedWords = { readonly [elementId: string]: ElementTranslation | undefined }

function said(element: Element, words: TranslatedWords): Element {
  const { label, help, options: named = {} } = words[element.id] ?? {}
  const { options, children } = element
  return {
    ...element,
    ...(label !== undefined && { label }),
    ...(help !== undefined && { help }),
    ...(options && { options: options.map((option) => ({ ...option, ...labelIn(named, option.code) })) }),
    ...(children && { children: children.map((child) => said(child, words)) }),
  }
}

function labelIn(named: { readonly [code: string]: string | undefined }, code: string) {
  const label = named[code]
  return label === undefined ? {} : { label }
}
