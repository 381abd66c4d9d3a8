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

/** Documents that a carrier has: what it answered when it took them, and what went along. */
export type TakenDocuments = {
  readonly confirmation?: string
  /** The ids of the consents that went along. */
  readonly consents: readonly string[]
  readonly hasNotice: boolean
}

/** The carrier of documents: fax, direct messages and mail go through one; the embedded default lays them in a folder. */
export type Carrier = {
  /** Hands documents over, once or several times with the same result. Throws when nobody takes them: then it is tried again. */
  carry(documents: OutgoingDocuments): Promise<Received & { readonly confirmation?: string }>
  /** Whether it has taken a transmission's documents, whoever has heard of it; answered from what it keeps, without waiting for anybody. */
  taken(asked: Pick<OutgoingDocuments, 'practiceKey' | 'transmissionId'>): Promise<TakenDocuments | undefined>
}
