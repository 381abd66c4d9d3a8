import type { ResourceType } from '#generated/types/resources.ts'
import type { Document } from '#server/stores/document.ts'

/** A type whose rows may be of an older shape. The trail of audits is chained as it was written and has none. */
export type UpcastType = Exclude<ResourceType, 'AuditEvent'>

/**
 * One step from an older shape to the next. It changes a whole stored document, knows no clock and no database,
 * leaves alone what it does not find, and says the same when it is applied twice.
 */
export type UpcastStep = {
  /** Never used again and never changed after its release: rows carry it. */
  readonly number: number
  readonly types: readonly [UpcastType, ...UpcastType[]]
  /** What was different before, for whoever reads the history of a row. */
  readonly what: string
  readonly change: (document: Document) => Document
}
