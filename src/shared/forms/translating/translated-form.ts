import type { ElementTranslation } from '#generated/types/element-translation.ts'
import type { Option } from '#generated/types/option.ts'
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

/** The texts of an element that stand in a field of their own, in the order in which they are read. */
const ownFields = ['label', 'help', 'body', 'placeholder', 'minLabel', 'maxLabel'] as const
/** The same, and what is said of an answer that does not have the form that is asked for. */
const plainFields = [...ownFields, 'patternMessage'] as const

type PlainField = (typeof plainFields)[number]

function textIn(element: Element, field: PlainField): string | undefined {
  return field === 'patternMessage' ? element.validation?.patternMessage : element[field]
}

function translated(element: Element, words: Words): Element {
  const inWords = spoken(element, words[element.id])
  const { children } = element
  return children ? { ...inWords, children: children.map((child) => translated(child, words)) } : inWords
}

function spoken(element: Element, own: ElementTranslation | undefined): Element {
  if (!own) return element
  const { options, rows, columns, validation } = element
  const said = ownFields.flatMap((field) => {
    const text = saidOf(element, own, field)
    return text === undefined || element[field] === undefined ? [] : [[field, text] as const]
  })
  const { patternMessage } = own
  return {
    ...element,
    ...Object.fromEntries(said),
    ...(validation?.patternMessage && patternMessage && { validation: { ...validation, patternMessage } }),
    ...(options && { options: options.map((option) => chosenIn(option, own)) }),
    ...(rows && { rows: rows.map((row) => called(row, own.rows?.[row.id])) }),
    ...(Array.isArray(columns) && {
      columns: columns.map((column: Element) => spoken(column, own.columns?.[column.id])),
    }),
  }
}

function chosenIn(option: Option, { options = {}, optionHelp = {} }: ElementTranslation): Option {
  const named = called(option, options[option.code])
  const help = optionHelp[option.code]
  return help === undefined || option.help === undefined ? named : { ...named, help }
}

function called<Named extends object>(named: Named, label: string | undefined): Named {
  return label === undefined ? named : { ...named, label }
}

/** Words that tell how to fill in a form had their translation as their label before they had one as their body. */
function saidOf(
  { type, label }: Element,
  said: ElementTranslation | undefined,
  field: PlainField,
): string | undefined {
  const isOnlyBody = field === 'body' && type === 'Instructions' && label === undefined
  return said?.[field] ?? (isOnlyBody ? said?.label : undefined)
}

/** One text of a form with what it is in another language. */
export type TranslatedText = {
  readonly elementId: string
  /** The column of the grid that the text belongs to. */
  readonly column?: string
  readonly field: PlainField | 'option' | 'optionHelp' | 'row'
  /** The code, where it is an option; the id, where it is a row. */
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
  const { id: elementId, columns, children = [] } = element
  const said = words[elementId]
  return [
    ...textsIn(element, said).map((text) => ({ elementId, ...text })),
    ...(Array.isArray(columns) ? columns : []).flatMap((column: Element) =>
      textsIn(column, said?.columns?.[column.id]).map((text) => ({ elementId, column: column.id, ...text })),
    ),
    ...children.flatMap((child) => textsOf(child, words)),
  ]
}

type TextOfOne = Omit<TranslatedText, 'elementId' | 'column'>

function textsIn(element: Element, said: ElementTranslation | undefined): readonly TextOfOne[] {
  const { options = [], rows = [] } = element
  return [
    ...plainFields.flatMap((field) => {
      const text = textIn(element, field)
      return text ? [{ field, text, translation: saidOf(element, said, field) }] : []
    }),
    ...options.flatMap(({ code, label: text = code, help }) => [
      { field: 'option', code, text, translation: said?.options?.[code] } as const,
      ...(help
        ? [{ field: 'optionHelp', code, text: help, translation: said?.optionHelp?.[code] } as const]
        : []),
    ]),
    ...rows.map(
      ({ id: code, label: text = code }) =>
        ({ field: 'row', code, text, translation: said?.rows?.[code] }) as const,
    ),
  ]
}

/** The translations with one text said otherwise; an empty text takes it away. */
export function withTranslation(
  translations: Translations,
  language: string,
  { elementId, column, ...said }: Omit<TranslatedText, 'translation'>,
): Translations {
  const words = translations[language] ?? {}
  const before: ElementTranslation = words[elementId] ?? {}
  const next =
    column === undefined
      ? withWords(before, said)
      : {
          ...before,
          columns: { ...before.columns, [column]: withWords(before.columns?.[column] ?? {}, said) },
        }
  return { ...translations, [language]: { ...words, [elementId]: next } }
}

function withWords(
  before: ElementTranslation,
  { field, code = '', text }: Pick<TranslatedText, 'field' | 'code' | 'text'>,
): ElementTranslation {
  const list = lists[field]
  if (list) return { ...before, [list]: withText(before[list] ?? {}, code, text) }
  const { [field]: _before, ...rest }: Readonly<Record<string, unknown>> & ElementTranslation = before
  return text === '' ? rest : { ...rest, [field]: text }
}

/** Where the texts stand that are told apart by a code. */
const lists: { readonly [Field in TranslatedText['field']]?: 'options' | 'optionHelp' | 'rows' } = {
  option: 'options',
  optionHelp: 'optionHelp',
  row: 'rows',
}

function withText(
  texts: Readonly<Record<string, string>>,
  name: string,
  text: string,
): Readonly<Record<string, string>> {
  const { [name]: _before, ...rest } = texts
  return text === '' ? rest : { ...rest, [name]: text }
}
