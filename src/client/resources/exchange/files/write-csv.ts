import { byteOrderMark, csvLine } from '#shared/csv/csv-line.ts'
import type { FileColumn } from './file-column.ts'

/** A CSV file, made while its rows come: UTF-8 with its mark, one piece for each page. */
export async function writeCsv<Row>(
  columns: readonly FileColumn<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): Promise<Blob> {
  const pieces = [byteOrderMark + csvLine(columns.map(({ header }) => header))]
  for await (const rows of pages)
    pieces.push(rows.map((row) => csvLine(columns.map(({ value }) => value(row)))).join(''))
  return new Blob(pieces, { type: 'text/csv;charset=utf-8' })
}
