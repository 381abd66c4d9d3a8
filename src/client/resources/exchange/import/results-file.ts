import type { Remark } from '#client/resources/exchange/import/converting/remark.ts'
import type { Labels } from '#client/ui/words.tsx'
import { byteOrderMark, csvLine } from '#shared/csv/csv-line.ts'
import type { OpenFile, RowResult } from './import-state.ts'

/** The results of an import as a file: its lines as they were, each with what became of it; a file that can be fixed and brought in again. */
export function resultsFile(
  { table }: OpenFile,
  results: readonly (RowResult | undefined)[],
  labels: Labels,
): Blob {
  const own = ['exchange.line', 'exchange.result', 'exchange.record-id', 'exchange.remarks'].map((id) =>
    labels(id),
  )
  const lines = table.rows.map(({ line, cells }, index) => {
    const result = results[index]
    const told = table.headers.map((_, column) => cells[column] ?? '')
    return csvLine([
      ...told,
      line,
      labels(`exchange.result-${result?.kind ?? 'open'}`),
      result?.kind === 'made' ? result.id : '',
      result?.kind === 'unfit'
        ? result.remarks.map((remark) => remarkText(remark, table.headers, labels)).join(' | ')
        : '',
    ])
  })
  return new Blob([byteOrderMark + csvLine([...table.headers, ...own]), ...lines], {
    type: 'text/csv;charset=utf-8',
  })
}

/** "Status: 'open' is no value of this field." */
export function remarkText(
  { column, field, message, parameters }: Remark,
  headers: readonly string[],
  labels: Labels,
): string {
  const place = column === undefined ? field : headers[column] || String(column + 1)
  const text = labels(message, parameters)
  return place === undefined ? text : `${place}: ${text}`
}
