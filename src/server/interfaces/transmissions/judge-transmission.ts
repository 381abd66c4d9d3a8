import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import { isPart2Entity } from '#server/interfaces/leaving/is-part2-entity.ts'
import { leavingLabels } from '#server/interfaces/leaving/leaving-labels.ts'
import type { Stores } from '#server/stores/store.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import { type DisclosureVerdict, judgeDisclosure } from '#shared/consents/judge-disclosure.ts'
import type { DisclosedDocument } from '#shared/consents/misfits-of.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** A document with a file, whoever made it. */
export type SendableDocument = ClinicalDocument | DocumentReference

/** What is said of a transmission: whether it may leave, and the documents that go. */
export type JudgedTransmission = {
  readonly verdict: DisclosureVerdict
  readonly documents: readonly SendableDocument[]
}

/**
 * Judges a transmission as it stands now: its documents are there, of its patient and have their files; then consents and legal
 * basis say whether they may leave. It is judged when somebody asks and again when its turn comes.
 */
export async function judgeTransmission(
  stores: Stores,
  transmission: DocumentTransmission,
  today: string,
): Promise<Outcome<JudgedTransmission>> {
  const patient = await stores.of('Patient').get(transmission.patient.id)
  if (!patient.ok) return patient
  const documents = await documentsOf(stores, transmission)
  if (!documents.ok) return documents
  const consents = await consentsOf(stores, transmission)
  if (!consents.ok) return consents

  const isOfEntity = await isPart2Entity(stores)
  if (!isOfEntity.ok) return isOfEntity

  const isConfidential = Boolean(patient.value.confidentialTeam?.length)
  const own = [...(isConfidential ? ['V'] : []), ...(isOfEntity.value ? ['SUD'] : [])]
  const disclosed: DisclosedDocument[] = []
  for (const document of documents.value) {
    const labels = await leavingLabels(stores, document.resourceType, untypedRow(document))
    if (!labels.ok) return labels
    const { type } = document
    disclosed.push({
      labels: [...new Set([...labels.value, ...own])],
      type: type.code,
      date: dayOf(document),
    })
  }
  const { recipient, purpose, legalBasis, release } = transmission
  const disclosure = { recipient, purpose: purpose.code, legalBasis, documents: disclosed, today }
  const verdict = judgeDisclosure({ ...disclosure, isReleased: release !== undefined }, consents.value)
  return succeeded({ verdict, documents: documents.value })
}

/** The documents, each as the asker reads it and as it may be sent. */
async function documentsOf(
  stores: Stores,
  { documents, patient }: DocumentTransmission,
): Promise<Outcome<readonly SendableDocument[]>> {
  const found: SendableDocument[] = []
  for (const { id, resourceType } of documents) {
    const type = resourceType === 'ClinicalDocument' ? resourceType : 'DocumentReference'
    const document: Outcome<SendableDocument> = await stores.of(type).get(id)
    if (!document.ok) return document
    const sendable = sendableOf(document.value, patient.id)
    if (!sendable.ok) return sendable
    found.push(document.value)
  }
  return succeeded(found)
}

/** Only a finished document with a clean file, of this very patient, is sent. */
function sendableOf(document: SendableDocument, patientId: string): Outcome<void> {
  const { subject, content, meta } = document
  if (subject?.id !== patientId) return refuse('/documents', 'transmissions.other-patient')
  if (meta.hasTransformations) return failed({ kind: 'missing' })
  const isInfected = document.resourceType === 'DocumentReference' && document.scan === 'Infected'
  if (!content || content.size === 0 || isInfected) return refuse('/documents', 'transmissions.no-file')
  const state = document.resourceType === 'DocumentReference' ? document.documentStatus : document.status
  if (state === 'EnteredInError' || state === 'Preliminary')
    return refuse('/documents', 'transmissions.not-final')
  return succeeded(undefined)
}

function dayOf(document: SendableDocument): string | undefined {
  return document.resourceType === 'ClinicalDocument' ? document.period?.start : document.date?.slice(0, 10)
}

/** The patient's consents in force; the one that was chosen comes first. */
async function consentsOf(stores: Stores, { patient, consent }: DocumentTransmission) {
  const filters = [
    { field: 'patient', op: 'eq', value: patient.id },
    { field: 'status', op: 'eq', value: 'Active' },
  ] as const
  const found = await stores.of('Consent').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  const chosen = found.value.rows.filter(({ id }) => id === consent?.id)
  return succeeded([...chosen, ...found.value.rows.filter(({ id }) => id !== consent?.id)])
}
