import type { Consent } from '#generated/types/consent.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { OutgoingDocuments, OutgoingFile } from '#server/operations/jobs/carrier.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { isContentOf } from '#server/stores/content/content-query.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { untypedRow } from '#server/stores/typed-row.ts'
import { isInForce } from '#shared/consents/misfits-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { type JudgedTransmission, judgeTransmission, type SendableDocument } from './judge-transmission.ts'
import { isLastTry, nextTry } from './next-try.ts'
import { handedOver, saidOf, saidOfTaken, type TransmissionResult } from './write-result.ts'

const usualZone = 'America/Chicago'

/** What sending needs beside the work: the practice's language and day. */
type Sending = {
  readonly work: JobWork
  readonly speak: (id: string) => string
  readonly today: string
}

/**
 * Sends the documents that were asked for and whose time has come, and looks again at those that are held. Each is judged anew
 * in its turn: a consent that was taken back meanwhile, or is over, lets nothing leave; what the carrier has taken already has left.
 */
export const sendDocuments: Job = async (work) => {
  const sending = { work, ...(await here(work)) }
  let sent = 0
  for (const result of ['Pending', 'Hold'] as const) {
    const filters = [{ field: 'result', op: 'eq', value: result }] as const
    for await (const transmission of work.each('DocumentTransmission', { filters }))
      if (isDue(transmission, work.now.milliseconds)) sent += await send(sending, transmission)
  }
  return sent
}

function isDue(transmission: DocumentTransmission, now: number): boolean {
  return transmission.sentBy !== undefined && nextTry(transmission) <= now
}

/** The practice's language, as its preferences say, and which day it has. */
async function here({ each, now }: JobWork): Promise<Pick<Sending, 'speak' | 'today'>> {
  let preferences: PracticePreferences | undefined
  for await (const row of each('PracticePreferences', {})) preferences = row
  const speak = speakerFor(preferences?.locale ?? 'en', preferences?.labels)
  const today = localDate(now.iso, preferences?.timezone ?? usualZone)
  return { speak: (id) => speak(id, {}), today }
}

async function send(sending: Sending, transmission: DocumentTransmission): Promise<number> {
  const { work, speak, today } = sending
  // A server that ended between handing over and writing it down has told nobody.
  const { practiceKey } = work
  const taken = await work.carrier?.taken({ practiceKey, transmissionId: transmission.id })
  if (taken) return end(work, transmission, saidOfTaken(taken))
  const isLost = await lostConsent(sending, transmission)
  if (isLost) return end(work, transmission, { result: 'Failed', message: speak('transmissions.revoked') })
  const ready = await readyToLeave(work, transmission, today)
  if (!ready.ok) return end(work, transmission, { result: 'Failed', message: speak('transmissions.gone') })

  const { verdict } = ready.value
  if (verdict.kind === 'leaves')
    return end(work, transmission, await carried(sending, transmission, ready.value))
  if (transmission.result === 'Hold') return 0
  return end(work, transmission, { result: 'Hold', message: speak(verdict.because) })
}

/** What came of handing the documents over; what nobody takes is tried again as long as there are tries left. */
async function carried(
  sending: Sending,
  transmission: DocumentTransmission,
  judged: JudgedTransmission,
): Promise<TransmissionResult> {
  const { work, speak } = sending
  const said = saidOf(judged)
  if (handedOver.includes(transmission.method)) return { ...said, result: 'Success' }
  try {
    if (!work.carrier) throw new Error('No carrier takes documents here.')
    const received = await work.carrier.carry(await outgoingOf(sending, transmission, judged))
    if (received.kind === 'refused') return { result: 'Failed', message: received.message }
    return { ...said, result: 'Success', confirmation: received.confirmation }
  } catch (error) {
    work.report(error, 'documents could not be sent')
    const isLast = isLastTry(transmission)
    const message = speak(isLast ? 'transmissions.not-reached' : 'transmissions.not-reached-yet')
    return { result: isLast ? 'Failed' : 'Pending', message }
  }
}

function end(work: JobWork, { id }: DocumentTransmission, said: TransmissionResult): Promise<number> {
  const { consents = [], ...rest } = said
  const body = { ...rest, consents: consents.map((each) => ({ id: each, resourceType: 'Consent' })) }
  return work.ask('documentTransmission.takeResult', id, body)
}

/** Was a consent taken back or has it run out on which the transmission was to leave? */
async function lostConsent(
  { work, today }: Sending,
  { consent, release }: DocumentTransmission,
): Promise<boolean> {
  if (!consent || release) return false
  const found = await work.open('services', (opened) => openStores(opened).of('Consent').getAny(consent.id))
  return !found.ok || !isInForce(found.value, today)
}

/** What may leave as the interface reads it now, with files that are still those of their rows. */
async function readyToLeave(
  work: JobWork,
  transmission: DocumentTransmission,
  today: string,
): Promise<Outcome<JudgedTransmission>> {
  return work.open('services', async (opened) => {
    const judged = await judgeTransmission(openStores(opened), transmission, today)
    if (!judged.ok) return judged
    for (const { id, content } of judged.value.documents)
      if (!content || !(await isContentOf(opened, id, content.hash)))
        return refuse('/documents', 'transmissions.no-file')
    return succeeded(judged.value)
  })
}

async function outgoingOf(
  { work, speak }: Sending,
  { id, method, recipient, coverPage }: DocumentTransmission,
  { verdict, documents }: JudgedTransmission,
): Promise<OutgoingDocuments> {
  const files: OutgoingFile[] = []
  for (const [index, document] of documents.entries()) files.push(await fileOf(work, document, index))
  const consents = verdict.kind === 'leaves' ? verdict.consents.map(copyOf) : []
  return {
    practiceKey: work.practiceKey,
    transmissionId: id,
    method,
    recipient: untypedRow(recipient),
    ...(coverPage !== undefined && { coverPage }),
    ...(verdict.needsNotice && { notice: speak('interfaces.redisclosure') }),
    consents,
    files,
  }
}

/** What goes along of a consent: what it says, not who else got something under it. */
function copyOf({ id, kind, period, purposes, information, from, to, dateSigned }: Consent) {
  return untypedRow({ id, kind, period, purposes, information, from, to, dateSigned })
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/tiff': 'tif',
  'image/heic': 'heic',
  'text/plain': 'txt',
  'application/rtf': 'rtf',
  'application/xml': 'xml',
  'application/json': 'json',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

async function fileOf(work: JobWork, document: SendableDocument, index: number): Promise<OutgoingFile> {
  const { content } = document
  if (!content) throw new Error('A document without a file was to be sent.')
  const { contentType: mediaType, hash } = content
  const { path } = await work.content.find({ practiceId: work.practiceId, hash })
  const name = `document-${index + 1}.${endings[mediaType] ?? 'bin'}`
  return { path, name, mediaType }
}
