import type { Document, StoredDocument } from '#server/stores/document.ts'

/** A row on its way to the outside system, with what must go along with it. */
export type OutgoingRow = {
  readonly practiceKey: string
  readonly resource: StoredDocument
  /** The consents that let it leave, and the notice that goes with records of substance use treatment. */
  readonly consents: readonly Document[]
  readonly notice?: string
}

/** What the outside system made of a row: it has it, or it does not want it and says why. */
export type Received = { readonly kind: 'taken' } | { readonly kind: 'refused'; readonly message: string }

/** The outside system to which the interface sends rows: one for the installation, chosen by a setting. */
export type OutsideSystem = {
  /** Hands a row over, once or several times with the same result. Throws when the system cannot be reached: then it is tried again. */
  send(row: OutgoingRow): Promise<Received>
}
