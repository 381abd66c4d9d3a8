import type { DateOrder } from '#client/resources/exchange/import/converting/date-order.ts'
import type { Table } from '#client/resources/exchange/import/converting/read-table.ts'
import type { Remark } from '#client/resources/exchange/import/converting/remark.ts'
import type { MessageId } from '#generated/messages/ids.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** What is known of a line: it could be stored, something stands in the way, or a record was made of it. */
export type RowResult =
  | { readonly kind: 'fit' }
  | { readonly kind: 'unfit'; readonly remarks: readonly Remark[] }
  | { readonly kind: 'made'; readonly id: string }

/** A file that was opened, and the id that its import has. */
export type OpenFile = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly importId: string
  readonly table: Table
}

/** Where an import stands. */
export type ImportState = {
  readonly phase: 'choosing' | 'reading' | 'mapping' | 'checking' | 'checked' | 'running' | 'done'
  readonly file?: OpenFile
  readonly trouble?: MessageId
  /** For each column of the file the key of its field. */
  readonly mapping: readonly (string | undefined)[]
  /** Texts that stand in every line, by the key of their field. */
  readonly constants: Readonly<Record<string, string>>
  readonly order: DateOrder
  /** By place in the file's rows; a line without one was not looked at yet. */
  readonly results: readonly (RowResult | undefined)[]
  readonly done: number
  /** How many lines this step goes through. */
  readonly total: number
  /** The server did not answer; everything waits for another try. */
  readonly failure?: SeenFailure | undefined
}

/** How many lines of each kind there are. */
export type Sums = {
  readonly fit: number
  readonly unfit: number
  readonly made: number
  readonly open: number
}

/** The lines counted by what is known of them. */
export function sumsOf({ results, file }: Pick<ImportState, 'results' | 'file'>): Sums {
  const sums = { fit: 0, unfit: 0, made: 0 }
  for (const result of results) if (result) sums[result.kind] += 1
  const known = sums.fit + sums.unfit + sums.made
  return { ...sums, open: (file?.table.rows.length ?? 0) - known }
}

/** An import that has not begun. */
export const noImport: ImportState = {
  phase: 'choosing',
  mapping: [],
  constants: {},
  order: 'month-day',
  results: [],
  done: 0,
  total: 0,
}
