import { isXlsx, readXlsx } from '#client/resources/exchange/files/read-xlsx.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import { decodeText, type Encoding } from '#shared/csv/decode-text.ts'
import { hasOpenQuote, readCsv, type Separator, separatorOf } from '#shared/csv/read-csv.ts'

/** One line of a file below its headings. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] }

/** A file as a table. */
export type Table = {
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
  /** What was found out of a text file; a workbook has none of it. */
  readonly text?: {
    readonly separator: Separator
    readonly encoding: Encoding
    readonly hasOpenQuote: boolean
  }
}

/** What stands in the way of reading a file. */
export type Unreadable = { readonly unreadable: MessageId }

const largest = 50 * 1_024 * 1_024
const mostRows = 100_000
const mostColumns = 500
const rest = 5_000

/** Reads, before converting, a file to be imported whole: a workbook's first sheet, or text whose separator and encoding are recognised. Rests now and then, so that the page stays alive. */
export async function readTable(bytes: Uint8Array, asked?: Separator): Promise<Table | Unreadable> {
  if (bytes.length > largest) return { unreadable: 'exchange.file-too-large' }
  try {
    return isXlsx(bytes) ? await tableOf(readXlsx(bytes)) : await textTable(bytes, asked)
  } catch {
    return { unreadable: 'exchange.file-broken' }
  }
}

async function textTable(bytes: Uint8Array, asked: Separator | undefined): Promise<Table | Unreadable> {
  const { text, encoding } = decodeText(bytes)
  if (text.includes('\0')) return { unreadable: 'exchange.file-broken' }
  const separator = asked ?? separatorOf(text)
  const table = await tableOf(readCsv(text, separator))
  if ('unreadable' in table) return table
  return { ...table, text: { separator, encoding, hasOpenQuote: hasOpenQuote(text, separator) } }
}

async function tableOf(records: Iterable<TableRow> | AsyncIterable<TableRow>): Promise<Table | Unreadable> {
  const rows: TableRow[] = []
  let headers: readonly string[] | undefined
  for await (const record of records) {
    if (!headers) headers = record.cells.map((cell) => cell.trim())
    else rows.push(record)
    if (rows.length > mostRows) return { unreadable: 'exchange.file-too-long' }
    if (rows.length % rest === rest - 1) await new Promise((resolve) => setTimeout(resolve))
  }
  if (!headers || rows.length === 0) return { unreadable: 'exchange.file-empty' }
  if (headers.length > mostColumns) return { unreadable: 'exchange.file-too-wide' }
  return { headers, rows }
}
