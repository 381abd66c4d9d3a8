import type { Element } from '#shared/forms/definition.ts'
import type { ForeignObject } from './foreign-object.ts'
import type { ImportLedger } from './import-ledger.ts'
import type { IdSource } from './open-ids.ts'

/** An element while it is being made. */
export type Part = { -readonly [Key in keyof Element]: Element[Key] }

/** One import on its way: the book of what becomes of everything, and what conversions need of the whole file. */
export type Importing = {
  readonly ledger: ImportLedger
  readonly ids: IdSource
  /** Contained resources and those of the same bundle. */
  readonly beside: readonly ForeignObject[]
  /** Elements by linkId; the first one where a linkId stands twice. */
  readonly byLinkId: Map<string, Part>
  /** Codes that conditions ask of a question, by its linkId. */
  readonly asked: ReadonlyMap<string, readonly ForeignObject[]>
  /** Named expressions (`variable`) of the questionnaire and its items. */
  readonly variables: Map<string, string>
  /** Conditions and calculations, looked at when every question has its element. */
  readonly later: (() => void)[]
}
