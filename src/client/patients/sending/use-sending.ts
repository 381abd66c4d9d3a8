import { useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { labelCodes } from '#client/form/words/label-tags.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Creates } from '#generated/types/resources.ts'
import { type DisclosureVerdict, judgeDisclosure } from '#shared/consents/judge-disclosure.ts'
import { consentFor, type DisclosedDocument } from '#shared/consents/misfits-of.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { type Recipient, referenceTo, useRecipients } from './use-recipients.ts'
import { useTransmission } from './use-transmission.ts'

/** What is sent: files that came in, or documents that were made here. */
export type SentDocument = DocumentReference | ClinicalDocument

/** What somebody says of a transmission before it is sent. */
export type SendingFields = {
  /** Whoever is known, by what it is and its id; undefined: written by hand. */
  readonly known: Pick<Recipient, 'id' | 'resourceType'> | undefined
  readonly name: string
  readonly address: string
  readonly method: DocumentTransmission['method']
  readonly purpose: DocumentTransmission['purpose']
  readonly legalBasis: DocumentTransmission['legalBasis']
  readonly basisReason: string
  readonly coverPage: string
}

const first: SendingFields = {
  known: undefined,
  name: '',
  address: '',
  method: 'Fax',
  purpose: { code: 'treatment', display: 'Treatment' },
  legalBasis: 'Consent',
  basisReason: '',
  coverPage: '',
}

const withReason: readonly string[] = ['Emergency', 'CourtOrder', 'Audit']

type What = {
  readonly patientId: string
  readonly documents: readonly SentDocument[]
  /** The consent that was chosen beforehand. */
  readonly under: string | undefined
}

const keptSendings = keepTyping<Partial<SendingFields>>()

function keyOf({ patientId, documents, under = '' }: What): string {
  return [patientId, under, ...documents.map(({ id }) => id).sort()].join('/')
}

/**
 * The sending of documents: what is said of it, whether a consent lets them leave as far as this page knows, and the sending itself; the
 * server decides. What nobody has chosen yet is proposed by the consent that names the recipient.
 */
export function useSending({ patientId, documents, under }: What) {
  const kept = useKept(keptSendings, keyOf({ patientId, documents, under }), () => ({}))
  const { typed: said, type: say } = kept
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const writing = useTransmission()
  const recipients = useRecipients(patientId)
  const known = useKnown(patientId, documents)
  const fields = { ...first, ...proposed(said, { ...known, recipients, under }), ...said }
  const recipient = recipientOf(fields)
  const verdict = verdictOn({ ...fields, recipient }, known)
  const needsReason = withReason.includes(fields.legalBasis)
  const isWhole = fields.name.trim() !== '' && (!needsReason || fields.basisReason.trim() !== '')

  const start = async (): Promise<DocumentTransmission | undefined> => {
    if (!isWhole || isBusy) return undefined
    setBusy(true)
    const body = {
      ...bodyOf(patientId, { ...fields, recipient }, documents),
      ...chosenConsent(verdict, under),
    }
    const made = await writing.write(body)
    const sent = made.ok
      ? await send('documentTransmission.send', { id: made.value.id, versionId: made.value.meta.versionId })
      : made
    setBusy(false)
    if (sent.ok) return sent.value
    setFailure(sent.failure)
    return undefined
  }
  const change = (some: Partial<SendingFields>) => {
    setFailure(undefined)
    say({ ...said, ...some })
  }
  return { kept, fields, recipients, change, verdict, needsReason, isWhole, isBusy, failure, start }
}

/** What is said, with the recipient as it is written down. */
type Said = SendingFields & { readonly recipient: DocumentTransmission['recipient'] }

function bodyOf(
  patientId: string,
  { recipient, address, method, purpose, legalBasis, basisReason, coverPage }: Said,
  documents: readonly SentDocument[],
): Creates['DocumentTransmission'] {
  return {
    patient: { id: patientId, resourceType: 'Patient' },
    documents: documents.map(({ id, resourceType }) => ({ id, resourceType })),
    recipient: {
      ...recipient,
      ...(address.trim() !== '' && addressOf(method, address.trim())),
    },
    method,
    purpose,
    legalBasis,
    ...(basisReason.trim() !== '' && { basisReason: basisReason.trim() }),
    ...(coverPage.trim() !== '' && { coverPage: coverPage.trim() }),
  }
}

/** Where it goes, in the words of its way. */
function addressOf(method: DocumentTransmission['method'], address: string) {
  if (method === 'Fax') return { fax: address }
  if (method === 'DirectMessage') return { directAddress: address }
  if (method === 'SecureEmail') return { email: address }
  return {}
}

/** The consent that was chosen beforehand goes along where it is one of those that let the documents leave. */
function chosenConsent(verdict: DisclosureVerdict | undefined, under: string | undefined) {
  const isUsed = verdict?.kind === 'leaves' && verdict.consents.some(({ id }) => id === under)
  return isUsed && under !== undefined ? { consent: { id: under, resourceType: 'Consent' as const } } : {}
}

/** What the page knows: the consents, what the documents are, and the day. */
type Known = {
  /** Undefined while they are asked for. */
  readonly consents: readonly Consent[] | undefined
  readonly disclosed: readonly DisclosedDocument[]
  readonly today: string
}

/** As far as this page can tell: the labels of an enrollment or a program may say more on the server. */
function useKnown(patientId: string, documents: readonly SentDocument[]): Known {
  const { dayOf } = useMoments()
  const { instant } = useWorld()
  const { practice } = useSession()
  const consents = useAnswer(
    'consent.query',
    useMemo(() => consentsOf(patientId), [patientId]),
  )
  const disclosed = documents.map((document) => ({
    labels: [...labelCodes(document.meta), ...(practice?.part2Entity ? ['SUD'] : [])],
    type: document.type.code,
    date: document.resourceType === 'DocumentReference' ? document.date : document.period?.start,
  }))
  return { consents: consents?.ok ? consents.value.items : undefined, disclosed, today: dayOf(instant()) }
}

function verdictOn(
  fields: Said,
  { consents, disclosed: documents, today }: Known,
): DisclosureVerdict | undefined {
  if (!consents || fields.name.trim() === '') return undefined
  const { recipient, purpose, legalBasis } = fields
  const disclosure = { recipient, purpose: purpose.code, legalBasis, documents, today, isReleased: false }
  return judgeDisclosure(disclosure, consents)
}

function recipientOf({
  name,
  known,
}: Pick<SendingFields, 'name' | 'known'>): DocumentTransmission['recipient'] {
  if (!known) return { name: name.trim() }
  return known.resourceType === 'Organization'
    ? { name: name.trim(), organization: known }
    : { name: name.trim(), relatedPerson: known }
}

type Proposing = Known & { readonly recipients: readonly Recipient[]; readonly under: string | undefined }

/** What the consents propose: the recipient of the one that was chosen; purpose and basis of the one that names the recipient. */
function proposed(
  said: Partial<SendingFields>,
  { consents = [], disclosed: documents, today, recipients, under }: Proposing,
): Partial<SendingFields> {
  const chosen = consents.filter(({ id }) => id === under)
  const { method } = { ...first, ...said }
  const named = chosen.flatMap(({ to = [] }) => to.slice(0, 1))[0]
  const namedId = named?.organization?.id ?? named?.person?.id
  const entry = recipients.find(({ id }) => id === namedId)
  const receiver = {
    name: named?.name ?? named?.organization?.display ?? entry?.name ?? '',
    known: referenceTo(entry),
    address: entry?.addresses[method] ?? '',
  }
  const asked = { recipient: recipientOf({ ...receiver, ...said }), documents, today }
  const consent = consentFor(asked, chosen) ?? consentFor(asked, consents)
  const [purpose] = consent?.purposes ?? []
  return { ...receiver, ...(purpose && { purpose, legalBasis: 'Consent' as const }) }
}

function consentsOf(patientId: string): QueryCall {
  return {
    filters: [
      { field: 'patient', op: 'eq', value: patientId },
      { field: 'status', op: 'eq', value: 'Active' },
    ],
    partition: patientId,
    pageSize: 100,
  }
}
