import { hasOpenQuote, readCsv, separatorOf } from '#shared/csv/read-csv.ts'
import type { ImportEntry } from '#shared/imports/reading/import-ledger.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'
import { refuseWhole } from './refuse-whole.ts'

/** A table of text: its headings as they were written, and its rows by heading (small letters, blanks and signs as one blank). */
export type ForeignTable = {
  readonly headers: readonly string[]
  readonly rows: readonly ForeignRow[]
  readonly hasOpenQuote: boolean
}

/** One row: its cells by heading, and the line on which it begins. */
export type ForeignRow = {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
  /** Cells without a column of their own: below no heading, below one that stands there twice, or behind the last column that is read. */
  readonly beside: readonly CellBeside[]
}

type CellBeside = { readonly heading: string; readonly text: string }

const largest = 5_000_000
const mostRows = 5_000
const mostColumns = 200

/** Reads a text as a table; nothing when it is none: too large, without a row, or of one column only. */
export function readForeignTable(content: unknown): ForeignTable | undefined {
  if (typeof content !== 'string' || content.length > largest) return undefined

  const separator = separatorOf(content)
  let headers: readonly string[] | undefined
  const rows: ForeignRow[] = []
  for (const { line, cells } of readCsv(content, separator)) {
    if (!headers) headers = cells.map((cell) => cell.trim())
    else rows.push({ line, ...byHeading(headers, cells) })
    if (rows.length > mostRows) break
  }
  const read = headers?.slice(0, mostColumns)
  return read ? { headers: read, rows, hasOpenQuote: hasOpenQuote(content, separator) } : undefined
}

/** The headings of a text, without reading its rows. */
export function headingsOf(content: unknown): readonly string[] {
  if (typeof content !== 'string' || content.length > largest) return []
  const [first] = readCsv(content.slice(0, 20_000), separatorOf(content.slice(0, 20_000)))
  return (first?.cells ?? []).map(headingOf)
}

/** A heading as it is compared: `Show When?` is `show when`. */
export function headingOf(header: string): string {
  return header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function byHeading(headers: readonly string[], texts: readonly string[]): Omit<ForeignRow, 'line'> {
  const cells = new Map<string, string>()
  const beside: CellBeside[] = []
  for (const [index, text] of texts.entries()) {
    if (text.trim() === '') continue
    const heading = headingOf(headers[index] ?? '')
    if (heading === '' || index >= mostColumns || cells.has(heading))
      beside.push({ heading: headers[index] ?? '', text })
    else cells.set(heading, text)
  }
  return { cells, beside }
}

/** Tells of every cell that has no column of its own. */
export function reportBeside(table: ForeignTable, ledger: Importing['ledger']): void {
  for (const { line, beside } of table.rows)
    for (const { heading, text } of beside)
      refuseWhole({ line }, { remark: remarkOf(heading), value: text }, ledger)
}

function remarkOf(heading: string): ImportEntry {
  if (heading === '') return 'imports.cell-without-column'
  return { message: 'imports.column-beside', parameters: { column: heading.slice(0, 80) } }
}
