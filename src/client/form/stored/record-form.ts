import { displayOf } from '#client/form/words/list-items.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A record as the wire knows it. */
export type Fields = { readonly [field: string]: Answer }

/** The generated form of a stored record, and which of its rows have an id of their own from the start. */
export type RecordForm = Definition & { readonly rowsWithIds?: ReadonlySet<string> }

/** The answers of a generated edit screen: every element id is a field path with dots (`period.start`). */
export function answersOf(resource: object, { elements }: Definition): Answers {
  return readFields(fieldsOf(resource), elements, '')
}

/**
 * The record with what was entered in it; fields that the screen does not show stay as they are in `base`. A part
 * edited as JSON text that is not JSON comes back as a finding at its path.
 */
export function resourceOf(answers: Answers, form: RecordForm, base: object): Outcome<Fields> {
  const findings: Finding[] = []
  const { elements, rowsWithIds = new Set<string>() } = form
  const made = { findings, rowsWithIds }
  const fields = writeFields({ answers, elements, base: fieldsOf(base), under: '', made })
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(fields)
}

function fieldsOf(resource: object): Fields {
  return isRecord(resource) ? resource : {}
}

function readFields(fields: Fields, elements: readonly Element[], under: string): Answers {
  const answers: { [id: string]: Answer } = {}
  for (const element of flat(elements)) {
    const stored = valueAt(fields, pathOf(element, under))
    const answer = stored === undefined || stored === null ? undefined : readValue(element, stored)
    if (answer !== undefined) answers[element.id] = answer
  }
  return answers
}

function readValue(element: Element, stored: Answer): Answer | undefined {
  if (element.type === 'Repeater') {
    return listOf(stored)
      .filter(isRecord)
      .map((row, index) => readRow(element, row, index))
  }
  if (element.repeats || element.multiple) return listOf(stored).map((one) => readOne(element, one))
  return readOne(element, stored)
}

function readRow(element: Element, row: Fields, index: number): Answer {
  const rowId = typeof row.id === 'string' ? row.id : `row-${index}`
  return { _rowId: rowId, ...readFields(row, element.children ?? [], element.id) }
}

function readOne({ type, display, codedList }: Element, stored: Answer): Answer {
  if (type === 'Text' && display === 'Code') return JSON.stringify(stored, null, 2)
  if (type === 'Choice' && codedList && isRecord(stored)) return stored.code ?? ''
  return stored
}

/** What is found on the way, and what the whole form knows. */
type Made = { readonly findings: Finding[]; readonly rowsWithIds: ReadonlySet<string> }

type Writing = {
  readonly answers: Answers
  readonly elements: readonly Element[]
  readonly base: Fields
  readonly under: string
  readonly made: Made
}

function writeFields({ answers, elements, base, under, made }: Writing): Fields {
  let fields = base
  for (const element of flat(elements)) {
    if (element.type === 'Heading' || element.type === 'Instructions') continue
    if (element.readOnly || element.hidden) continue
    const path = pathOf(element, under)
    const answer = answers[element.id]
    const stored = valueAt(base, path)
    if (answer === undefined && isEmptyList(stored)) continue
    const value = answer === undefined ? undefined : writeValue(element, { answer, stored, made })
    fields = withValue(fields, path, value)
  }
  return fields
}

/** A list without anything in it and no list at all are answered alike: what is stored stays. */
function isEmptyList(stored: Answer | undefined): boolean {
  return Array.isArray(stored) && stored.length === 0
}

type Value = { readonly answer: Answer; readonly stored: Answer | undefined; readonly made: Made }

function writeValue(element: Element, { answer, stored, made }: Value): Answer | undefined {
  if (element.type === 'Repeater') {
    return listOf(answer)
      .filter(isRecord)
      .map((row) => writeRow(element, { row, stored, made }))
  }
  if (element.repeats || element.multiple) {
    const before = listOf(stored)
    return listOf(answer).map(
      (one) => writeOne(element, { answer: one, stored: sameCode(before, one), made }) ?? null,
    )
  }
  return writeOne(element, { answer, stored, made })
}

type Row = { readonly row: Fields; readonly stored: Answer | undefined; readonly made: Made }

/** A row keeps what the screen does not show of it; a row that is new and has an id of its own gets the id it was made with. */
function writeRow(element: Element, { row, stored, made }: Row): Answer {
  const rows = listOf(stored).filter(isRecord)
  const before = rows.find((each, index) => (each.id ?? `row-${index}`) === row._rowId)
  const hasIds = made.rowsWithIds.has(element.id) || rows.some((each) => each.id !== undefined)
  const base: Fields = before ?? (hasIds && typeof row._rowId === 'string' ? { id: row._rowId } : {})
  return writeFields({ answers: row, elements: element.children ?? [], base, under: element.id, made })
}

function writeOne(element: Element, { answer, stored, made }: Value): Answer | undefined {
  if (element.type === 'Text' && element.display === 'Code')
    return readJson(element, String(answer), made.findings)
  if (element.type === 'Choice' && element.codedList)
    return codedValue(element.codedList, String(answer), stored)
  return answer
}

function readJson(element: Element, text: string, findings: Finding[]): Answer | undefined {
  try {
    return JSON.parse(text)
  } catch {
    const pointer = `/${element.id.replaceAll('.', '/')}`
    findings.push({ pointer, weight: 'blocks', message: 'form.not-json' })
    return undefined
  }
}

/** A code as a coded value; one that was not changed keeps the words it was stored with. */
function codedValue(list: string, code: string, stored: Answer | undefined): Answer {
  if (isRecord(stored) && stored.code === code) return stored
  return { code, display: displayOf(list, code) ?? code, list }
}

function sameCode(before: readonly Answer[], code: Answer): Answer | undefined {
  return before.find((each) => isRecord(each) && each.code === code)
}

/** Sections are layout: their children lie flat among the answers. */
function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) =>
    element.type === 'Section' ? flat(element.children ?? []) : [element],
  )
}

function pathOf({ id }: Element, under: string): readonly string[] {
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
