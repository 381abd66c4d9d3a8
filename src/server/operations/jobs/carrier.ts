import type { TransmissionMethod } from '#generated/enumerations/transmission-method.ts'
import type { Document } from '#server/stores/document.ts'
import type { Received } from './outside-system.ts'

/** A file on its way: where its bytes lie, and how it is called there. */
export type OutgoingFile = { readonly path: string; readonly name: string; readonly mediaType: string }

/** Documents on their way to somebody outside, with the page before them and what must go along. */
export type OutgoingDocuments = {
  readonly practiceKey: string
  readonly transmissionId: string
  readonly method: TransmissionMethod
  readonly recipient: Document
  readonly coverPage?: string
  readonly consents: readonly Document[]
  /** The notice that goes with records of substance use treatment. */
  readonly notice?: string
  readonly files: readonly OutgoingFile[]
}

/** The carrier of documents: fax, direct messages and mail go through one; the embedded default lays them in a folder. */
export type Carrier = {
  /** Hands documents over, once or several times with the same result. Throws when nobody takes them: then it is tried again. */
  carry(documents: OutgoingDocuments): Promise<Received & { readonly confirmation?: string }>
}
