import type { CsvValue } from '#shared/csv/csv-line.ts'

/** How a column's values are meant: a day is `2026-11-24`, a moment `2026-11-24 09:30`, both as text until they are written. */
export type FileColumnKind = 'text' | 'number' | 'day' | 'moment'

/** One column of a file that is made. */
export type FileColumn<Row> = {
  readonly header: string
  readonly kind: FileColumnKind
  readonly value: (row: Row) => CsvValue
}
