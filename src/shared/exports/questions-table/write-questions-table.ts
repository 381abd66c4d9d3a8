import { sameAnswer } from '#shared/answers/answer.ts'
import { byteOrderMark, csvLine } from '#shared/csv/csv-line.ts'
import type { LeftBehind } from '#shared/exports/left-behind.ts'
import { asAnswer, type Element } from '#shared/forms/definition.ts'
import { writeOptionCell } from '#shared/imports/questions-table/option-cells.ts'
import {
  type QuestionColumn,
  questionColumns,
  wordOfType,
} from '#shared/imports/questions-table/question-columns.ts'
import { readQuestionsTable } from '#shared/imports/questions-table/read-questions-table.ts'
import { writeCondition } from '#shared/imports/questions-table/write-condition.ts'

/** A form as a table, and what the table has no column for. */
export type WrittenTable = { readonly text: string; readonly left: readonly LeftBehind[] }

/** Writes the elements of a form as a table of questions, one row each; what the table cannot hold is named. */
export function writeQuestionsTable(elements: readonly Element[]): WrittenTable {
  const names = sectionNames(elements)
  const rows = rowsOf(elements, undefined, names)
  const lines = rows.map((row) => csvLine(questionColumns.map((column) => row[column])))
  const text = byteOrderMark + csvLine([...questionColumns]) + lines.join('')
  return { text, left: leftBehind(elements, text) }
}

type Row = { readonly [Column in QuestionColumn]?: string | undefined }
type Names = ReadonlyMap<string, string>

/** What a section is called in the rows that it holds: its words where nothing else has them, else its id. */
function sectionNames(elements: readonly Element[]): Names {
  const all = flat(elements)
  const words = all.flatMap(({ id, label }) => [id, label?.trim() ?? ''])
  const isAlone = (label: string) => words.filter((word) => word === label).length === 1
  return new Map(
    all.map(({ id, label }) => [
      id,
      label !== undefined && label.trim() !== '' && isAlone(label.trim()) ? label.trim() : id,
    ]),
  )
}

function flat(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...flat(element.children ?? [])])
}

function rowsOf(elements: readonly Element[], section: string | undefined, names: Names): readonly Row[] {
  return elements.flatMap((element) => [
    { section, ...wordsOf(element), ...limitsOf(element) },
    ...rowsOf(element.children ?? [], names.get(element.id), names),
  ])
}

function wordsOf(element: Element): Row {
  const { id, label, body, type, options, visibleWhen, requiredWhen } = element
  return {
    id,
    question: type === 'Instructions' ? body : label,
    type: wordOfType(element),
    options: options && writeOptionCell(options),
    required: yes(element.required),
    help: element.help,
    'show when': visibleWhen && writeCondition(visibleWhen),
    'required when': requiredWhen && writeCondition(requiredWhen),
    display: element.display,
    placeholder: element.placeholder,
    'read only': yes(element.readOnly),
    hidden: yes(element.hidden),
  }
}

function yes(value: boolean | undefined): string | undefined {
  return value ? 'yes' : undefined
}

function limitsOf({ validation = {}, unit, units, decimals, repeats, default: first }: Element): Row {
  const { min, minLength, minItems, minDate, max, maxLength, maxItems, maxDate, pattern } = validation
  const allUnits = (units ?? (unit ? [unit] : [])).map(({ code, label = code }) => ({ code, label }))
  return {
    min: text(min ?? minLength ?? minItems ?? minDate),
    max: text(max ?? maxLength ?? maxItems ?? maxDate),
    unit: allUnits.length === 0 ? undefined : writeOptionCell(allUnits),
    decimals: text(decimals),
    pattern,
    default: typeof first === 'object' ? JSON.stringify(first) : text(first),
    repeats: repeats && repeatsText(repeats),
  }
}

function text(value: string | number | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}

function repeatsText({ min, max }: NonNullable<Element['repeats']>): string {
  return min === undefined && max === undefined ? 'yes' : `${min ?? ''}..${max ?? ''}`
}

/** The table is read again: what does not come back as it was has no place in it. */
function leftBehind(elements: readonly Element[], written: string): readonly LeftBehind[] {
  const read = readQuestionsTable('table.csv', written)
  const again = new Map(
    ('elements' in read ? flat(read.elements) : []).map((element) => [element.id, element]),
  )
  return flat(elements).flatMap((element): readonly LeftBehind[] => {
    const back = again.get(element.id)
    if (!back) return [{ linkId: element.id, message: 'build.table-without-question' }]
    const fields = lostFields(element, back)
    return fields.length === 0 ? [] : [{ linkId: element.id, message: 'build.table-without-fields', fields }]
  })
}

function lostFields(element: Element, back: Element): readonly string[] {
  const { children: _, ...own } = element
  const other: { readonly [field: string]: unknown } = back
  return Object.entries(own)
    .filter(([field, value]) => value !== undefined && !sameAnswer(asAnswer(value), asAnswer(other[field])))
    .map(([field]) => field)
}
