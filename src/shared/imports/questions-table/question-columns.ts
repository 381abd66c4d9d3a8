import { formElementTypes } from '#generated/enumerations/form-element-type.ts'
import type { ElementType } from '#shared/forms/definition.ts'

/**
 * The columns of a table of questions, in the order in which they are written. Only `question` is needed; `section` names the
 * section or list that holds a row, by its words or its id.
 */
export const questionColumns = [
  'section',
  'id',
  'question',
  'type',
  'options',
  'required',
  'help',
  'show when',
  'required when',
  'min',
  'max',
  'unit',
  'decimals',
  'pattern',
  'default',
  'repeats',
  'display',
  'placeholder',
  'read only',
  'hidden',
] as const

/** One of them. */
export type QuestionColumn = (typeof questionColumns)[number]

/** What a row asks for: a type of element, of one answer or of several. */
export type RowType = { readonly type: ElementType; readonly multiple?: true; readonly plain?: true }

/** The words for types, as they are written; the first that fits is the one. */
export const typeWords: readonly (readonly [string, RowType])[] = [
  ['text', { type: 'String' }],
  ['long text', { type: 'Text', plain: true }],
  ['formatted text', { type: 'Text' }],
  ['yes or no', { type: 'Boolean' }],
  ['whole number', { type: 'Integer' }],
  ['number', { type: 'Decimal' }],
  ['number with unit', { type: 'Quantity' }],
  ['date', { type: 'Date' }],
  ['date and time', { type: 'DateTime' }],
  ['time', { type: 'Time' }],
  ['choice', { type: 'Choice' }],
  ['choices', { type: 'Choice', multiple: true }],
  ['choice or text', { type: 'OpenChoice' }],
  ['choices or text', { type: 'OpenChoice', multiple: true }],
  ['words', { type: 'Instructions' }],
  ['heading', { type: 'Heading' }],
  ['section', { type: 'Section' }],
  ['list', { type: 'Repeater' }],
  ['file', { type: 'Attachment' }],
  ['web address', { type: 'Url' }],
]

const synonyms: { readonly [word: string]: RowType } = {
  'short text': { type: 'String' },
  line: { type: 'String' },
  paragraph: { type: 'Text', plain: true },
  textarea: { type: 'Text', plain: true },
  notes: { type: 'Text', plain: true },
  'yes no': { type: 'Boolean' },
  yesno: { type: 'Boolean' },
  checkbox: { type: 'Boolean' },
  int: { type: 'Integer' },
  count: { type: 'Integer' },
  radio: { type: 'Choice' },
  dropdown: { type: 'Choice' },
  'single choice': { type: 'Choice' },
  select: { type: 'Choice' },
  checkboxes: { type: 'Choice', multiple: true },
  'multiple choice': { type: 'Choice', multiple: true },
  'multi select': { type: 'Choice', multiple: true },
  info: { type: 'Instructions' },
  instruction: { type: 'Instructions' },
  group: { type: 'Section' },
  'repeating group': { type: 'Repeater' },
  url: { type: 'Url' },
  upload: { type: 'Attachment' },
}

/** The type that a word means, whatever its case; any type of element also by its own name. */
export function typeOfWord(word: string): RowType | undefined {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
  const own = typeWords.find(([known]) => known === plain)?.[1]
  if (own) return own
  if (Object.hasOwn(synonyms, plain)) return synonyms[plain]
  const type = allTypes.find((each) => each.toLowerCase() === plain.replaceAll(' ', '') && !unmade.has(each))
  return type && { type }
}

/** Types that need more than a row can say. */
const unmade: ReadonlySet<ElementType> = new Set([
  ...(['Calculated', 'Consent', 'Grid', 'Instrument', 'LastValue', 'Reference', 'Score', 'Subform'] as const),
])

const allTypes: readonly ElementType[] = formElementTypes

type Typed = {
  readonly type: ElementType
  readonly multiple?: boolean | undefined
  readonly plain?: boolean | undefined
}

/** The word that is written for a type. */
export function wordOfType({ type, multiple = false, plain = false }: Typed): string {
  const isIt = ([, asked]: readonly [string, RowType]) =>
    asked.type === type && (asked.multiple ?? false) === multiple && (asked.plain ?? false) === plain
  return typeWords.find(isIt)?.[0] ?? type
}
