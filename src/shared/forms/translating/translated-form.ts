import type { ElementTranslation } from '#generated/types/element-translation.ts'
import type { Translations } from '#generated/types/translations.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'

/** A form whose words may stand in several languages. */
type Translatable = Definition & { readonly translations?: Translations | undefined }

/** The form in another language; words without a translation stay as they are. The same object where there is nothing to say otherwise. */
export function translatedForm<Form extends Translatable>(form: Form, language: string): Form {
  const words = form.translations?.[language]
  return words ? { ...form, elements: form.elements.map((element) => translated(element, words)) } : form
}

type Words = { readonly [elementId: string]: ElementTranslation | undefined }

function translated(element: Element, words: Words): Element {
  const { label, help, options } = words[element.id] ?? {}
  return {
    ...element,
    ...(label !== undefined && { label }),
    ...(help !== undefined && { help }),
    ...(element.options && {
      options: element.options.map((option) => {
        const said = options?.[option.code]
        return said === undefined ? option : { ...option, label: said }
      }),
    }),
    ...(element.children && { children: element.children.map((child) => translated(child, words)) }),
  }
}

/** One text of a form with what it is in another language. */
export type TranslatedText = {
  readonly elementId: string
  readonly field: 'label' | 'help' | 'option'
  /** The code, where it is an option. */
  readonly code?: string
  readonly text: string
  /** Undefined: not translated yet. */
  readonly translation: string | undefined
}

/** Every text of a form in the order in which it is read, with its translation. */
export function textsToTranslate(form: Translatable, language: string): readonly TranslatedText[] {
  const words = form.translations?.[language] ?? {}
  return form.elements.flatMap((element) => textsOf(element, words))
}

function textsOf(element: Element, words: Words): readonly TranslatedText[] {
  const { id: elementId, label, help, options = [], children = [] } = element
  const said = words[elementId]
  return [
    ...(label ? [{ elementId, field: 'label', text: label, translation: said?.label } as const] : []),
    ...(help ? [{ elementId, field: 'help', text: help, translation: said?.help } as const] : []),
    ...options.map(
      ({ code, label: text }) =>
        ({
          elementId,
          field: 'option',
          code,
          text: text ?? code,
          translation: said?.options?.[code],
        }) as const,
    ),
    ...children.flatMap((child) => textsOf(child, words)),
  ]
}

/** The translations with one text said otherwise; an empty text takes it away. */
export function withTranslation(
  translations: Translations,
  language: string,
  { elementId, field, code, text }: Omit<TranslatedText, 'translation'>,
): Translations {
  const words = translations[language] ?? {}
  const before = words[elementId] ?? {}
  const next =
    field === 'option'
      ? { ...before, options: withText(before.options ?? {}, code ?? '', text) }
      : withWords(before, field, text)
  return { ...translations, [language]: { ...words, [elementId]: next } }
}

function withWords(
  { label, help, options }: ElementTranslation,
  field: 'label' | 'help',
  text: string,
): ElementTranslation {
  const said = { label, help, [field]: text === '' ? undefined : text }
  return {
    ...(said.label !== undefined && { label: said.label }),
    ...(said.help !== undefined && { help: said.help }),
    ...(options && { options }),
  }
}

function withText(
  texts: Readonly<Record<string, string>>,
  name: string,
  text: string,
): Readonly<Record<string, string>> {
  const { [name]: _before, ...rest } = texts
  return text === '' ? rest : { ...rest, [name]: text }
}
