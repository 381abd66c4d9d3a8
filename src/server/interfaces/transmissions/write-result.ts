import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Context } from '#server/operations/handler.ts'
import type { TakenDocuments } from '#server/operations/jobs/carrier.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JudgedTransmission } from './judge-transmission.ts'
import { tellSender } from './tell-sender.ts'

/** What came of a transmission: the fields of it that are news, the sentence for its list of attempts, and the consents that were used. */
export type TransmissionResult = {
  readonly result: DocumentTransmission['result']
  readonly message?: string | undefined
  readonly confirmation?: string | undefined
  readonly pages?: number | undefined
  readonly noticeAttached?: boolean | undefined
  readonly consents?: readonly string[]
}

/** What is handed over by the sender's own hand: no wire carries it. */
export const handedOver: readonly DocumentTransmission['method'][] = ['Print', 'Download']

/** What is said of a transmission that may leave, once it has left. */
export function saidOf({ verdict, documents }: JudgedTransmission): Omit<TransmissionResult, 'result'> {
  const consents = verdict.kind === 'leaves' ? verdict.consents.map(({ id }) => id) : []
  const pages = documents.reduce((sum, { content }) => sum + (content?.pageCount ?? 0), 0)
  return { consents, noticeAttached: verdict.needsNotice, ...(pages > 0 && { pages }) }
}

/** What is said of a transmission that has left, though nobody heard of it when it did. */
export function saidOfTaken({ confirmation, consents, hasNotice }: TakenDocuments): TransmissionResult {
  return { result: 'Success', confirmation, consents, noticeAttached: hasNotice }
}

/** Writes the result of a transmission; what has left is accounted for in the consents that let it leave, and of a failure its sender hears, in the same transaction. What fails is no longer released. */
export async function writeResult(
  context: Context,
  transmission: DocumentTransmission,
  { result, message, confirmation, pages, noticeAttached, consents = [] }: TransmissionResult,
): Promise<Outcome<DocumentTransmission>> {
  const { now, stores } = context
  const hasLeft = result === 'Success' || result === 'Warning'
  const providerId = confirmation?.slice(0, 120)
  const attempt = { at: now.iso, result, ...(message !== undefined && { message }) }
  const [first] = consents
  context.note({
    patientId: transmission.patient.id,
    detail: { event: eventOf(result), text: result, ...(consents.length > 0 && { ids: consents }) },
  })
  const followed = hasLeft
    ? await accountFor(context, transmission, consents)
    : await tellOfFailure(context, transmission, { result, message })
  if (!followed.ok) return followed
  const { id, meta } = transmission
  const { release, ...unreleased } = transmission
  // The officer's word is for this one sending; its versions keep it.
  const isOver = result === 'Failed'
  return stores.of('DocumentTransmission').update(
    { id, versionId: meta.versionId },
    {
      ...unreleased,
      ...(release && !isOver && { release }),
      result,
      attempts: [...(transmission.attempts ?? []), attempt],
      ...(first !== undefined && { consent: { id: first, resourceType: 'Consent' } }),
      ...(pages !== undefined && { pages }),
      ...(noticeAttached !== undefined && { noticeAttached }),
      ...(hasLeft && { sentAt: now.iso }),
      ...(providerId !== undefined && { confirmation: providerId }),
    },
  )
}

async function tellOfFailure(
  context: Context,
  transmission: DocumentTransmission,
  { result, message }: TransmissionResult,
): Promise<Outcome<void>> {
  return result === 'Failed' ? tellSender(context, transmission, message) : succeeded(undefined)
}

function eventOf(result: DocumentTransmission['result']): string {
  if (result === 'Success' || result === 'Warning') return 'transmit'
  return result === 'Pending' ? 'update' : 'transmit-failed'
}

/** Each consent lists what was disclosed under it: when, to whom and for what, but no names of documents, for not everybody who reads the consent reads them. */
async function accountFor(
  { stores, now }: Context,
  { id, recipient, purpose, method }: DocumentTransmission,
  consents: readonly string[],
): Promise<Outcome<void>> {
  const disclosure = {
    at: now.iso,
    transmission: { id, resourceType: 'DocumentTransmission' as const },
    to: recipient.name,
    description: `${purpose.display ?? purpose.code} (${method})`.slice(0, 500),
  }
  for (const consentId of consents) {
    const found = await stores.of('Consent').get(consentId)
    if (!found.ok) return found
    const { meta, disclosures = [] } = found.value
    const written = await stores
      .of('Consent')
      .update(
        { id: consentId, versionId: meta.versionId },
        { ...found.value, disclosures: [...disclosures, disclosure] },
      )
    if (!written.ok) return written
  }
  return succeeded(undefined)
}
