import { useState } from 'react'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import type { Recipient } from '#client/patients/sending/use-recipients.ts'
import { writtenUpon } from '#client/patients/tabs/written-upon.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Creates } from '#generated/types/resources.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { diff } from '#shared/patch/diff.ts'

/** What somebody says of a new consent. */
export type ConsentFields = {
  readonly kind: CodedValue
  readonly decision: Consent['decision']
  readonly from: string
  readonly to: string
  /** Whoever is known and is to receive, by what it is and its id; undefined: written by hand. */
  readonly recipient: Pick<Recipient, 'id' | 'resourceType'> | undefined
  readonly recipients: string
  readonly purpose: CodedValue | undefined
  readonly classes: readonly CodedValue[]
  readonly description: string
  readonly start: string
  readonly end: string
  readonly event: string
  readonly statements: NonNullable<Consent['statements']>
  /** Empty: the patient signs. */
  readonly representativeId: string
  readonly hasWitness: boolean
}

const keptConsents = keepTyping<ConsentFields>()

/** A new consent as it is being written, and its making as a draft. */
export function useNewConsent(patientId: string, onMade: (id: string) => void) {
  const { newId, instant } = useWorld()
  const { dayOf } = useMoments()
  const { practice, profile } = useSession()
  const [id] = useState(newId)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setBusy] = useState(false)
  const kept = useKept(keptConsents, patientId, () => firstFields(practice?.name ?? '', dayOf(instant())))
  const fields = kept.typed
  const body = bodyOf(patientId, fields, profile?.id)
  return {
    kept,
    fields,
    body,
    failure,
    isBusy,
    change: (some: Partial<ConsentFields>) => {
      setFailure(undefined)
      kept.type({ ...fields, ...some })
    },
    make: async () => {
      setBusy(true)
      const made = await draftOf(id, body)
      setBusy(false)
      if (!made.ok) return setFailure(made.failure)
      kept.stored(fields)
      onMade(made.value.id)
    },
  }
}

/** What a draft need not say. */
const optional = ['expirationEvent', 'from', 'to', 'purposes'] as const

/** Makes the draft; where it is there already, since the answer of the first try was lost, it says what the form says now. */
async function draftOf(id: string, body: Creates['Consent']): Promise<Outcome<Consent>> {
  const made = await send('consent.create', { idempotencyKey: id, body })
  if (made.ok || made.failure.kind !== 'conflict') return made
  const there = await send('consent.read', { id })
  if (!there.ok) return made
  const operations = diff(there.value, writtenUpon(there.value, body, optional))
  if (operations.length === 0) return there
  return send('consent.patch', { id, versionId: there.value.meta.versionId, operations })
}

/** Who shares is this practice, from today on for a year. */
function firstFields(practice: string, today: string): ConsentFields {
  return {
    kind: { code: 'release-of-information', display: 'Release of information' },
    decision: 'Permit',
    from: practice,
    to: '',
    recipient: undefined,
    recipients: '',
    purpose: undefined,
    classes: [],
    description: '',
    start: today,
    end: `${Number(today.slice(0, 4)) + 1}${today.slice(4).replace('-02-29', '-02-28')}`,
    event: '',
    statements: {},
    representativeId: '',
    hasWitness: false,
  }
}

function bodyOf(patientId: string, fields: ConsentFields, staffId: string | undefined): Creates['Consent'] {
  const { kind, decision, from, purpose, description, start, end, event, statements, hasWitness } = fields
  const to = recipientsOf(fields)
  return {
    patient: { id: patientId, resourceType: 'Patient' },
    kind,
    status: 'Draft',
    decision,
    period: { start, ...(end !== '' && { end }) },
    ...(event.trim() !== '' && { expirationEvent: event.trim() }),
    ...(from.trim() !== '' && { from: [{ text: from.trim() }] }),
    ...(to.length > 0 && { to }),
    ...(purpose && { purposes: [purpose] }),
    information: {
      ...(fields.classes.length > 0 && { classes: fields.classes }),
      ...(description.trim() !== '' && { description: description.trim() }),
    },
    direction: 'Disclose',
    statements,
    signers: [
      signerOf(patientId, fields.representativeId),
      ...(hasWitness && staffId !== undefined
        ? [
            {
              role: 'Witness' as const,
              person: { id: staffId, resourceType: 'Practitioner' },
              required: true,
            },
          ]
        : []),
    ],
  }
}

function recipientsOf({ to, recipient, recipients }: ConsentFields): NonNullable<Creates['Consent']['to']> {
  const known = recipient && {
    [recipient.resourceType === 'Organization' ? 'organization' : 'person']: recipient,
  }
  const named = to.trim() === '' ? [] : [{ name: to.trim(), ...known }]
  return [...named, ...(recipients.trim() === '' ? [] : [{ class: recipients.trim() }])]
}

function signerOf(patientId: string, representativeId: string) {
  if (representativeId === '')
    return { role: 'Patient' as const, person: { id: patientId, resourceType: 'Patient' }, required: true }
  const person = { id: representativeId, resourceType: 'RelatedPerson' }
  return { role: 'Guardian' as const, person, required: true }
}
