import { withChosenParts } from '#client/form/stored/chosen-parts.ts'
import type { Fields } from '#client/form/stored/record-form.ts'
import { resourceOf } from '#client/form/stored/record-form.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { startAnswers } from '#shared/forms/opening/start-answers.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { type Conversion, convertCell } from './convert-cell.ts'
import { type AnswerPlace, type ImportField, inRow } from './import-field.ts'
import { putAnswer, withoutEmpty } from './put-answer.ts'
import type { TableRow } from './read-table.ts'
import type { Remark } from './remark.ts'
import { withContactSystems } from './with-contact-systems.ts'

/** A field that is filled: from a column of the file, or with the same text in every line. */
export type FieldSource = { readonly field: ImportField } & (
  | { readonly column: number }
  | { readonly constant: string }
)

/** Of what lines become records. */
export type Recipe = {
  readonly definition: Definition
  readonly fields: readonly ImportField[]
  readonly sources: readonly FieldSource[]
  /** How many headings the file has. */
  readonly width: number
  /** What every new record begins with. */
  readonly base: object
  readonly conversion: Conversion
  /** Makes the ids of rows within a record. */
  readonly newId: () => string
}

/** A line as the body of a record, with all that is to be said of it; there is no body when something stands in the way. */
export type BuiltRow = { readonly body?: Fields; readonly remarks: readonly Remark[] }

/** Converts a line of an import: makes the record that it describes, and checks it as the form would. */
export async function buildRow(recipe: Recipe, row: TableRow): Promise<BuiltRow> {
  const { definition, base, newId } = recipe
  const form = compileForm(definition)
  const remarks: Remark[] = tooMany(recipe, row)
  let answers: Answers = startAnswers(form, { newId, values: {} })
  for (const source of recipe.sources) {
    const text = textOf(source, row)
    if (text === '') continue
    const value = await convertCell(source.field, text, recipe.conversion)
    if (value.ok) answers = putAnswer(answers, source.field.place, value.value)
    else remarks.push({ ...placeOf(source), message: value.message, ...parametersOf(value) })
  }
  if (remarks.length > 0) return { remarks }

  const { elements } = definition
  const given = withChosenParts(elements, withContactSystems(elements, withoutEmpty(answers)))
  const open = openAnswers(form, given, { newId, values: {} })
  const wrong = open.validate('final').filter(({ weight }) => weight === 'blocks')
  if (wrong.length > 0) return { remarks: remarksOf(wrong, recipe, 'answers') }
  return { body: resourceOf(open.toAnswers('final'), definition, base), remarks: [] }
}

/** Findings beside the columns that they speak of: by pointers into the answers, or into the record. */
export function remarksOf(
  findings: readonly Finding[],
  { sources, fields }: Pick<Recipe, 'sources' | 'fields'>,
  into: 'answers' | 'record',
): readonly Remark[] {
  return findings.map(({ pointer, message, parameters }) => {
    const source = nearest(sources, ({ field }) => field.place, { pointer, into })
    const field = source?.field ?? nearest(fields, ({ place }) => place, { pointer, into })
    const place = source ? placeOf(source) : { field: field?.label ?? pointer }
    return { ...place, message, ...parametersOf({ parameters }) }
  })
}

type Told = { readonly parameters?: Remark['parameters'] | Finding['parameters'] }

function parametersOf({ parameters }: Told): Pick<Remark, 'parameters'> {
  return parameters ? { parameters } : {}
}

/** What a line has beyond the headings is not left out without a word. */
function tooMany({ width }: Recipe, { cells }: TableRow): Remark[] {
  const extra = cells.slice(width).filter((cell) => cell.trim() !== '')
  return extra.length > 0 ? [{ message: 'exchange.too-many-cells', parameters: { count: extra.length } }] : []
}

function textOf(source: FieldSource, { cells }: TableRow): string {
  return ('column' in source ? (cells[source.column] ?? '') : source.constant).trim()
}

function placeOf(source: FieldSource): Pick<Remark, 'column' | 'field'> {
  return 'column' in source
    ? { column: source.column, field: source.field.label }
    : { field: source.field.label }
}

/** The thing whose place a pointer means, or lies in, or holds; the closest. */
function nearest<Thing>(
  things: readonly Thing[],
  placeOfThing: (thing: Thing) => AnswerPlace,
  { pointer, into }: { readonly pointer: string; readonly into: 'answers' | 'record' },
): Thing | undefined {
  const close = things
    .map((thing) => ({ thing, near: nearness(pointerOf(placeOfThing(thing), into), pointer) }))
    .filter(({ near }) => near > 0)
  return close.toSorted((one, other) => other.near - one.near)[0]?.thing
}

function nearness(own: string, pointer: string): number {
  if (own === pointer) return 10_000
  if (pointer.startsWith(`${own}/`)) return own.length
  return pointer !== '' && own.startsWith(`${pointer}/`) ? 1 : 0
}

/** `/hours/0/weekday`; among the answers a question's own id is one step, in the record its dots are steps. */
function pointerOf({ root, row, child, entry, part }: AnswerPlace, into: 'answers' | 'record'): string {
  const step = (id: string) => (into === 'answers' ? id : inRow(root, id).replaceAll('.', '/'))
  const first = into === 'answers' ? root : root.replaceAll('.', '/')
  const steps = [first, row, child === undefined ? undefined : step(child), entry, part]
  return `/${steps.filter((each) => each !== undefined).join('/')}`
}
