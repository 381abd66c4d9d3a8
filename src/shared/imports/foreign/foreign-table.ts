import { hasOpenQuote, readCsv, separatorOf } from '#shared/csv/read-csv.ts'

/** A table of text: its headings as they were written, and its rows by heading (small letters, blanks and signs as one blank). */
export type ForeignTable = {
  readonly headers: readonly string[]
  readonly rows: readonly ForeignRow[]
  readonly hasOpenQuote: boolean
}

/** One row: its cells by heading, and the line on which it begins. */
export type ForeignRow = { readonly line: number; readonly cells: ReadonlyMap<string, string> }

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
    if (!headers) headers = cells.slice(0, mostColumns).map((cell) => cell.trim())
    else rows.push({ line, cells: byHeading(headers, cells) })
    if (rows.length > mostRows) break
  }
  return headers ? { headers, rows, hasOpenQuote: hasOpenQuote(content, separator) } : undefined
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

function byHeading(headers: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> {
  const map = new Map<string, string>()
  for (const [index, header] of headers.entries()) {
    const heading = headingOf(header)
    const text = cells[index] ?? ''
    if (text.trim() !== '' && !map.has(heading)) map.set(heading, text)
  }
  return map
}
