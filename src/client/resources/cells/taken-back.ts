import type { Row } from '#client/resources/rows/use-description.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { plain } from '#client/sync/pending.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** A change of one cell that was stored: the row as it was, and as it became. */
export type Done = { readonly before: Row; readonly after: Row; readonly what: string }

/** A cell's change undone: the newest version with the change taken back; a conflict when somebody has changed the same place since. */
export function takenBack({ before, after }: Done, newest: Row): Outcome<Row> {
  return mergeDocuments(plain(after), plain(before), plain(newest))
}
