import { displayOf } from '#client/form/words/list-items.ts'
import type { RowRule } from '#generated/screens/structure.ts'
import { type Answer, type Answers, isRecord, listOf, sameAnswer } from '#shared/answers/answer.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { chosenPart, isOneOf } from './chosen-parts.ts'

const longestCode = 64
const longestWords = 200

/** A record as the wire knows it. */
export type Fields = { readonly [field: string]: Answer }

/** The generated form of a stored record, and what is known of its rows. */
export type RecordForm = Definition & { readonly rows?: RowRules }

/** By the id of the list's question: whether its rows have an id of their own, and the field that counts them. */
export type RowRules = ReadonlyMap<string, Pick<RowRule, 'hasId' | 'place'>>

/** The rules of a screen's rows: `problems/problems.goals` is asked as `problems.goals`. */
export function rowRules(rows: readonly RowRule[]): RowRules {
  return new Map(rows.map((rule) => [rule.path.slice(rule.path.lastIndexOf('/') + 1), rule]))
}

/** The answers of a generated edit screen: every element id is a field path with dots (`period.start`). */
export function answersOf(resource: object, { elements, rows = new Map() }: RecordForm): Answers {
  return readFields({ fields: fieldsOf(resource), elements, under: '', rules: rows })
}

/** The record with what was entered in it; fields that the screen does not show stay as they are in `base`. */
export function resourceOf(answers: Answers, form: RecordForm, base: object): Fields {
  const { elements, rows: rules = new Map() } = form
  return writeFields({ answers, elements, base: fieldsOf(base), under: '', rules })
}

function fieldsOf(resource: object): Fields {
  return isRecord(resource) ? resource : {}
}

type Reading = Omit<Writing, 'answers' | 'base'> & { readonly fields: Fields }

function readFields({ fields, elements, under, rules }: Reading): Answers {
  const answers: { [id: string]: Answer } = {}
  for (const element of flat(elements)) {
    const stored: Answer | undefined = isOneOf(element)
      ? chosenPart(element, (id) => valueAt(fields, pathOf({ id }, under)))
      : valueAt(fields, pathOf(element, under))
    const answer = stored === undefined || stored === null ? undefined : readValue(element, stored, rules)
    if (answer !== undefined) answers[element.id] = answer
  }
  return answers
}

function readValue(element: Element, stored: Answer, rules: RowRules): Answer | undefined {
  if (element.type === 'Repeater') {
    const rows = listOf(stored)
      .filter(isRecord)
      .map((row, index) => ({ row, _rowId: typeof row.id === 'string' ? row.id : `row-${index}` }))
    return inPlaces(rows, rules.get(element.id)?.place).map(({ row, _rowId }) => {
      const { children = [], id } = element
      return { _rowId, ...readFields({ fields: row, elements: children, under: id, rules }) }
    })
  }
  if (element.repeats || element.multiple) return listOf(stored).map((one) => readOne(element, one))
  return readOne(element, stored)
}

/** Rows that count their places in that order, others as they stand. */
function inPlaces<Placed extends { readonly row: Fields }>(
  rows: readonly Placed[],
  place: string | undefined,
): readonly Placed[] {
  if (place === undefined) return rows
  return rows.toSorted((one, other) => placeIn(one.row, place) - placeIn(other.row, place))
}

function placeIn(row: Fields, place: string): number {
  const { [place]: number } = row
  return typeof number === 'number' ? number : Number.MAX_SAFE_INTEGER
}

function readOne({ type, codedList }: Element, stored: Answer): Answer {
  if (!isRecord(stored)) return stored
  if (type === 'Choice' && codedList) return stored.code ?? ''
  if (type !== 'OpenChoice') return stored
  return stored.list !== undefined && stored.list === codedList
    ? { code: stored.code ?? '' }
    : { text: stored.display ?? stored.code ?? '' }
}

type Writing = {
  readonly answers: Answers
  readonly elements: readonly Element[]
  readonly base: Fields
  readonly under: string
  readonly rules: RowRules
}

function writeFields({ answers, elements, base, under, rules }: Writing): Fields {
  let fields = base
  for (const element of flat(elements)) {
    if (element.type === 'Heading' || element.type === 'Instructions') continue
    if (element.readOnly || element.hidden || isOneOf(element)) continue
    const path = pathOf(element, under)
    const answer = answers[element.id]
    const stored = valueAt(base, path)
    if (answer === undefined && isEmptyList(stored)) continue
    const value = answer === undefined ? undefined : writeValue(element, { answer, stored, rules })
    fields = withValue(fields, path, value)
  }
  return fields
}

/** A list without anything in it and no list at all are answered alike: what is stored stays. */
function isEmptyList(stored: Answer | undefined): boolean {
  return Array.isArray(stored) && stored.length === 0
}

type Value = {
  readonly answer: Answer
  readonly stored: Answer | undefined
  readonly rules: RowRules
}

function writeValue(element: Element, { answer, stored, rules }: Value): Answer | undefined {
  if (element.type === 'Repeater') {
    const rows = listOf(answer)
      .filter(isRecord)
      .map((row) => writeRow(element, { row, stored, rules }))
    const place = rules.get(element.id)?.place
    return place === undefined ? rows : counted(rows, place, stored)
  }
  if (element.repeats || element.multiple) {
    const before = listOf(stored)
    return listOf(answer).map((one) => writeOne(element, one, sameCode(before, one)))
  }
  return writeOne(element, answer, stored)
}

/** Rows that count their places: as long as they stand in their order they keep what they say, else they are counted anew. */
function counted(rows: readonly Fields[], place: string, stored: Answer | undefined): readonly Fields[] {
  const places = rows.map((row) => placeIn(row, place))
  const isNew = places.includes(Number.MAX_SAFE_INTEGER)
  const isInOrder = places.every((each, index) => index === 0 || each > (places[index - 1] ?? each))
  if (isNew || !isInOrder) return rows.map((row, index) => ({ ...row, [place]: index + 1 }))
  const before = listOf(stored).filter(isRecord)
  const ordered = inPlaces(
    before.map((row) => ({ row })),
    place,
  ).map(({ row }) => row)
  return sameAnswer(ordered, rows) ? before : rows
}

type Row = {
  readonly row: Fields
  readonly stored: Answer | undefined
  readonly rules: RowRules
}

/** A row keeps what the screen does not show of it; a row that is new and has an id of its own gets the id it was made with. */
function writeRow(element: Element, { row, stored, rules }: Row): Fields {
  const rows = listOf(stored).filter(isRecord)
  const before = rows.find((each, index) => (each.id ?? `row-${index}`) === row._rowId)
  const hasIds = rules.get(element.id)?.hasId || rows.some((each) => each.id !== undefined)
  const base: Fields = before ?? (hasIds && typeof row._rowId === 'string' ? { id: row._rowId } : {})
  return writeFields({ answers: row, elements: element.children ?? [], base, under: element.id, rules })
}

function writeOne({ type, codedList }: Element, answer: Answer, stored: Answer | undefined): Answer {
  if (type === 'Choice' && codedList) return codedValue(codedList, String(answer), stored)
  if (type !== 'OpenChoice' || !isRecord(answer)) return answer
  if (answer.code !== undefined && codedList) return codedValue(codedList, String(answer.code), stored)
  return worded(String(answer.text), stored)
}

/** Words of one's own as a coded value: they are their own code. What was not changed keeps the code it was stored with. */
function worded(text: string, stored: Answer | undefined): Answer {
  if (isRecord(stored) && stored.display === text) return stored
  return { code: text.slice(0, longestCode), display: text.slice(0, longestWords) }
}

/** A code as a coded value; one that was not changed keeps the words it was stored with. */
function codedValue(list: string, code: string, stored: Answer | undefined): Answer {
  if (isRecord(stored) && stored.code === code) return stored
  return { code, display: displayOf(list, code) ?? code, list }
}

function sameCode(before: readonly Answer[], answer: Answer): Answer | undefined {
  const { code, text } = isRecord(answer) ? answer : { code: answer, text: undefined }
  return before.find(
    (each) => isRecord(each) && (code === undefined ? each.display === text : each.code === code),
  )
}

/** Sections are layout: their children lie flat among the answers. */
function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) =>
    element.type === 'Section' ? flat(element.children ?? []) : [element],
  )
}

function pathOf({ id }: Pick<Element, 'id'>, under: string): readonly string[] {
  const inner = under !== '' && id.startsWith(`${under}.`) ? id.slice(under.length + 1) : id
  return inner.split('.')
}

function valueAt(fields: Answer | undefined, [first, ...rest]: readonly string[]): Answer | undefined {
  if (first === undefined) return fields
  if (!isRecord(fields) || !Object.hasOwn(fields, first)) return undefined
  return valueAt(fields[first], rest)
}

/** The record with a value at a path, or without it; objects that become empty go with it. */
function withValue(fields: Fields, [first, ...rest]: readonly string[], value: Answer | undefined): Fields {
  if (first === undefined) return fields
  const { [first]: inner, ...others } = fields
  const next = rest.length === 0 ? value : filled(withValue(isRecord(inner) ? inner : {}, rest, value), inner)
  return next === undefined ? others : { ...fields, [first]: next }
}

function filled(fields: Fields, before: Answer | undefined): Fields | undefined {
  const wasEmpty = isRecord(before) && Object.keys(before).length === 0
  return Object.keys(fields).length > 0 || wasEmpty ? fields : undefined
}
