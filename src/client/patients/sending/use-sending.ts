import { useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { labelCodes } from '#client/form/words/label-tags.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { DocumentTransmission } from '#generated/types/document-transmission.ts'
import type { Creates } from '#generated/types/resources.ts'
import { type DisclosureVerdict, judgeDisclosure } from '#shared/consents/judge-disclosure.ts'
import type { Failure } from '#shared/outcome/outcome.ts'

/** What is sent: files that came in, or documents that were made here. */
export type SentDocument = DocumentReference | ClinicalDocument

/** What somebody says of a transmission before it is sent. */
export type SendingFields = {
  readonly organizationId: string
  readonly name: string
  readonly address: string
  readonly method: DocumentTransmission['method']
  readonly purpose: DocumentTransmission['purpose']
  readonly legalBasis: DocumentTransmission['legalBasis']
  readonly basisReason: string
  readonly coverPage: string
}

const first: SendingFields = {
  organizationId: '',
  name: '',
  address: '',
  method: 'Fax',
  purpose: { code: 'treatment', display: 'Treatment' },
  legalBasis: 'Consent',
  basisReason: '',
  coverPage: '',
}

const withReason: readonly string[] = ['Emergency', 'CourtOrder', 'Audit']

/** The sending of documents: what is said of it, whether a consent lets them leave as far as this page knows, and the sending itself; the server decides. */
export function useSending(patientId: string, documents: readonly SentDocument[]) {
  const { newId } = useWorld()
  const [fields, setFields] = useState(first)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const [id] = useState(newId)
  const verdict = useVerdict(patientId, fields, documents)
  const needsReason = withReason.includes(fields.legalBasis)
  const isWhole = fields.name.trim() !== '' && (!needsReason || fields.basisReason.trim() !== '')

  const start = async (): Promise<DocumentTransmission | undefined> => {
    if (!isWhole || isBusy) return undefined
    setBusy(true)
    const body = bodyOf(patientId, fields, documents)
    const made = await send('documentTransmission.create', { idempotencyKey: id, body })
    const sent = made.ok
      ? await send('documentTransmission.send', { id, versionId: made.value.meta.versionId })
      : made
    setBusy(false)
    if (sent.ok) return sent.value
    setFailure(sent.failure)
    return undefined
  }
  const change = (some: Partial<SendingFields>) => {
    setFailure(undefined)
    setFields({ ...fields, ...some })
  }
  return { fields, change, verdict, needsReason, isWhole, isBusy, failure, start }
}

function bodyOf(
  patientId: string,
  { organizationId, name, address, method, purpose, legalBasis, basisReason, coverPage }: SendingFields,
  documents: readonly SentDocument[],
): Creates['DocumentTransmission'] {
  return {
    patient: { id: patientId, resourceType: 'Patient' },
    documents: documents.map(({ id, resourceType }) => ({ id, resourceType })),
    recipient: {
      name: name.trim(),
      ...(organizationId !== '' && { organization: { id: organizationId, resourceType: 'Organization' } }),
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

/** As far as this page can tell: the labels of an enrollment or a program may say more on the server. */
function useVerdict(
  patientId: string,
  { organizationId, name, purpose, legalBasis }: SendingFields,
  documents: readonly SentDocument[],
): DisclosureVerdict | undefined {
  const { dayOf } = useMoments()
  const { instant } = useWorld()
  const { practice } = useSession()
  const consents = useAnswer(
    'consent.query',
    useMemo(() => consentsOf(patientId), [patientId]),
  )
  if (!consents?.ok || name.trim() === '') return undefined
  const recipient = {
    name,
    ...(organizationId !== '' && { organization: { id: organizationId, resourceType: 'Organization' } }),
  }
  const disclosed = documents.map((document) => ({
    labels: [...labelCodes(document.meta), ...(practice?.part2Entity ? ['SUD'] : [])],
    type: document.type.code,
    date: document.resourceType === 'DocumentReference' ? document.date : document.period?.start,
  }))
  const disclosure = { recipient, purpose: purpose.code, legalBasis, documents: disclosed, isReleased: false }
  return judgeDisclosure({ ...disclosure, today: dayOf(instant()) }, consents.value.items)
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
