import { beginPart } from '#shared/imports/foreign/begin-part.ts'
import { beginForeign, type ForeignForm, type ForeignRefusal } from '#shared/imports/foreign/foreign-form.ts'
import {
  type ForeignRow,
  type ForeignTable,
  headingOf,
  headingsOf,
  readForeignTable,
  reportBeside,
} from '#shared/imports/foreign/foreign-table.ts'
import {
  type FormLanguage,
  findInForm,
  readForeignCondition,
  showWhen,
} from '#shared/imports/foreign/read-foreign-condition.ts'
import { refuseWhole } from '#shared/imports/foreign/refuse-whole.ts'
import type { Importing, Part } from '#shared/imports/reading/importing.ts'
import { type QuestionColumn, questionColumns } from './question-columns.ts'
import { questionRow, type ReadCell } from './question-row.ts'

const synonyms: { readonly [Column in QuestionColumn]?: readonly string[] } = {
  question: ['label', 'text', 'item', 'pregunta'],
  section: ['group', 'sección'],
  options: ['choices', 'answers', 'opciones'],
  required: ['mandatory', 'obligatoria'],
  help: ['hint', 'description', 'ayuda'],
  'show when': ['show if', 'condition', 'visible when', 'mostrar cuando'],
  min: ['minimum'],
  max: ['maximum'],
  type: ['kind', 'tipo'],
  id: ['name', 'key'],
}

/** True for a table with a column of questions. */
export function isQuestionsTable(content: unknown): boolean {
  const headings = headingsOf(content)
  return (
    ['question', ...(synonyms.question ?? [])].some((heading) => headings.includes(heading)) &&
    headings.length > 0
  )
}

/** Reads a table of questions: one row for each question, in its section. */
export function readQuestionsTable(fileName: string, content: unknown): ForeignForm | ForeignRefusal {
  const title = fileName.replace(/\.[a-z]{2,4}$/i, '')
  const table = readForeignTable(content)
  if (!table || table.rows.length === 0)
    return {
      title,
      refusal: { message: 'imports.no-rows' },
    }

  const importing = beginForeign()
  if (table.hasOpenQuote) importing.ledger.change(undefined, 'imports.open-quote')
  const elements = rowsToElements(table, importing)
  for (const act of importing.later) act()
  reportColumns(table, importing)
  return { title, origin: ['table of questions'], elements, importing }
}

function columnOf(heading: string): QuestionColumn | undefined {
  return questionColumns.find((column) => column === heading || synonyms[column]?.includes(heading))
}

function headingsFor(column: QuestionColumn): readonly string[] {
  return [column, ...(synonyms[column] ?? [])]
}

function cellsOf(row: ForeignRow): ReadCell {
  return (column) => {
    const heading = headingsFor(column).find((each) => row.cells.has(each))
    const text = heading === undefined ? undefined : row.cells.get(heading)
    return column === 'section' || column === 'id' ? text?.trim() : text
  }
}

type Place = { readonly children: Part[] }

function rowsToElements(table: ForeignTable, importing: Importing): readonly Part[] {
  const roots: Part[] = []
  const groups = new Map<string, Place>()
  for (const row of table.rows) {
    const cell = cellsOf(row)
    if (cell('question') === undefined && cell('id') === undefined) {
      const said = [...row.cells.values()].join(' · ')
      refuseWhole(
        { line: row.line },
        { remark: 'imports.row-without-question', value: said },
        importing.ledger,
      )
      continue
    }
    const holder = holderOf(cell('section'), { roots, groups, importing })
    const part = questionRow(row, cell, importing)
    holder.children.push(part)
    if (part.children) remember(part, groups)
    conditionsLater(part, cell, importing)
  }
  return roots
}

type Building = { readonly roots: Part[]; readonly groups: Map<string, Place>; readonly importing: Importing }

function holderOf(section: string | undefined, { roots, groups, importing }: Building): Place {
  if (section === undefined) return { children: roots }
  const known = groups.get(section)
  if (known) return known

  const part = beginPart({ name: '', label: section, type: 'Section' }, importing)
  part.children = []
  roots.push(part)
  return remember(part, groups)
}

/** A section or list is found again by its id and by its words; the first of two alike has the words. */
function remember(part: Part, groups: Map<string, Place>): Place {
  const children: Part[] = []
  part.children = children
  const place = { children }
  groups.set(part.id, place)
  if (part.label !== undefined && !groups.has(part.label.trim())) groups.set(part.label.trim(), place)
  return place
}

function conditionsLater(part: Part, cell: ReadCell, importing: Importing): void {
  const shown = cell('show when')
  const needed = cell('required when')
  importing.later.push(() => {
    const find = { find: finderOf(importing), isExact: true }
    if (shown !== undefined) {
      const language: FormLanguage = { ...find, without: 'imports.condition-always-shown' }
      showWhen(part, readForeignCondition(part.id, { text: shown }, { language, importing }))
    }
    if (needed === undefined) return
    const language: FormLanguage = { ...find, without: 'imports.condition-not-required' }
    const requiredWhen = readForeignCondition(part.id, { text: needed }, { language, importing })
    if (requiredWhen) part.requiredWhen = requiredWhen
  })
}

/** Questions by the name that the table gives them, and by the id that they have. */
function finderOf(importing: Importing): FormLanguage['find'] {
  const find = findInForm(importing)
  const byId = new Map([...importing.byLinkId.values()].map((part) => [part.id, part]))
  return (name) => {
    const part = byId.get(name)
    if (name.startsWith('patient.')) return { id: name, part: undefined }
    return find(name) ?? (part && { id: part.id, part })
  }
}

/** Two headings may mean one column: the cell of the first that says something is read, the other one is told. */
function reportCellsTwice(row: ForeignRow, importing: Importing): void {
  for (const column of questionColumns) {
    const [, ...others] = headingsFor(column).filter((each) => row.cells.has(each))
    for (const heading of others)
      refuseWhole(
        { line: row.line },
        {
          remark: { message: 'imports.column-beside', parameters: { column: heading } },
          value: row.cells.get(heading),
        },
        importing.ledger,
      )
  }
}

function reportColumns(table: ForeignTable, importing: Importing): void {
  reportBeside(table, importing.ledger)
  for (const row of table.rows) reportCellsTwice(row, importing)
  for (const header of table.headers) {
    const heading = headingOf(header)
    if (heading === '' || columnOf(heading)) continue
    const said = table.rows.flatMap(({ cells }) => cells.get(heading) ?? [])
    if (said.length > 0)
      refuseWhole(
        undefined,
        {
          remark: { message: 'imports.column-unknown', parameters: { column: header.slice(0, 80) } },
          value: said,
        },
        importing.ledger,
      )
  }
}
