import type { Row } from '#client/resources/rows/description.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** A change of one cell that was stored: the row as it was, and as it became. */
export type Done = { readonly before: Row; readonly after: Row; readonly what: string }

/** The newest version with the change taken back; a conflict when somebody has changed the same place since. */
export function takenBack({ before, after }: Done, newest: Row): Outcome<Row> {
  return mergeDocuments(json(after), json(before), json(newest)) as unknown as Outcome<Row>
}

function json(row: Row): JsonObject {
  return JSON.parse(JSON.stringify(row)) as JsonObject
}
