import type { ActInputs } from '#generated/operations/operations.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'

type Verbal = NonNullable<ActInputs['transcription.draft']['verbalConsents']>[number]

/** The consents under which a session is drafted, and who was there and has given none. */
export type Agreed = { readonly consents: readonly Consent[]; readonly missing: readonly Reference[] }

const kind = { code: 'recording-ambient', display: 'Recording of sessions' } as const

/** Whether everybody who was there agrees that the session is listened to and drafted: by a consent in force that day, or by word of mouth just now. */
export async function recordingConsents(
  context: Context,
  sessions: readonly Encounter[],
  verbal: readonly Verbal[] = [],
): Promise<Outcome<Agreed>> {
  const found = await activeConsents(context, sessions)
  if (!found.ok) return found
  const consents: Consent[] = []
  const missing: Reference[] = []
  const present = sessions.flatMap((session) => peoplePresent(session).map((person) => ({ person, session })))
  for (const who of present) {
    const onFile = found.value.find((each) => isBy(each, who))
    const said = verbal.find((each) => each.person.id === who.person.id)
    const consent = onFile || !said ? succeeded(onFile) : await keptVerbal(context, who.session, said)
    if (!consent.ok) return consent
    if (consent.value) consents.push(consent.value)
    else missing.push(who.person)
  }
  return succeeded({ consents, missing })
}

/** All consents to being recorded that the patients of these sessions have on file, however many they are. */
async function activeConsents(
  { stores }: Context,
  sessions: readonly Encounter[],
): Promise<Outcome<readonly Consent[]>> {
  const filters = [
    { field: 'patient', op: 'in', value: sessions.flatMap(({ patient }) => patient?.id ?? []) },
    { field: 'status', op: 'eq', value: 'Active' },
    { field: 'kind', op: 'eq', value: kind.code },
  ] as const
  const consents: Consent[] = []
  let continuation: string | undefined
  do {
    const found = await stores
      .of('Consent')
      .find({ filters, pageSize: 500, ...(continuation !== undefined && { continuation }) })
    if (!found.ok) return found
    consents.push(...found.value.rows)
    continuation = found.value.continuation
  } while (continuation !== undefined)
  return succeeded(consents)
}

/** Those who were there and do not work here: they must agree. */
function peoplePresent({ patient, participants }: Encounter): readonly Reference[] {
  const others = participants
    .map(({ individual }) => individual)
    .filter(({ resourceType, id }) => resourceType !== 'Practitioner' && id !== patient?.id)
  return [...(patient ? [patient] : []), ...others]
}

/** Of the patient any consent speaks that is in force; of somebody else one in which he is named as a signer. */
function isBy(
  consent: Consent,
  { person, session }: { readonly person: Reference; readonly session: Encounter },
): boolean {
  const day = session.serviceDate
  const { decision, status, period, signers, patient } = consent
  const isInForce = status === 'Active' && decision === 'Permit' && consent.kind.code === kind.code
  const isThatDay = (period.start ?? day) <= day && day <= (period.end ?? day)
  const isOwn =
    patient.id === person.id ||
    (patient.id === session.patient?.id && signers.some((signer) => signer.person?.id === person.id))
  return isInForce && isThatDay && isOwn
}

/** What was said just now is kept as a consent for this session alone, with who heard it. */
async function keptVerbal(
  context: Context,
  { id, patient, serviceDate }: Encounter,
  { person, witness, reason }: Verbal,
): Promise<Outcome<Consent>> {
  const permission = 'Consent:Create'
  if (!permits(context.actor.granted, permission)) return failed({ kind: 'forbidden', permission })
  const isPatient = person.resourceType === 'Patient'
  return context.stores.of('Consent').create({
    patient: plain(patient ?? person),
    kind,
    status: 'Active',
    decision: 'Permit',
    encounter: { id, resourceType: 'Encounter' },
    dateSigned: context.now.iso,
    period: { start: serviceDate, end: serviceDate },
    signers: [{ role: isPatient ? 'Patient' : 'RelatedPerson', person: plain(person), required: true }],
    verbal: { given: true, witness: plain(witness), ...(reason !== undefined && { reason }) },
  })
}

function plain({ id, resourceType }: Reference): Reference {
  return { id, resourceType }
}
