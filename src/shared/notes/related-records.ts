import type { RuleNeed } from '#generated/traits/rule-traits.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Consent } from '#generated/types/consent.ts'
import type { Contract } from '#generated/types/contract.ts'
import type { Coverage } from '#generated/types/coverage.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { Location } from '#generated/types/location.ts'
import type { Organization } from '#generated/types/organization.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import type { Transcription } from '#generated/types/transcription.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { daySpan } from '#shared/time/local-moment.ts'
import type { RecordReader } from './record-reader.ts'

/** Records around a session that some rules ask for; what is absent was not looked up. */
export type RelatedRecords = {
  readonly location?: Location | undefined
  readonly performer?: Practitioner | undefined
  readonly episodes?: readonly EpisodeOfCare[]
  readonly appointment?: Appointment | undefined
  readonly appointmentsOfDay?: readonly Appointment[]
  readonly others?: readonly Encounter[]
  /** Services of the other sessions, and those that the note lists. */
  readonly services?: readonly HealthcareService[]
  readonly coverages?: readonly Coverage[]
  readonly payers?: readonly Organization[]
  readonly contracts?: readonly Contract[]
  readonly plans?: readonly CarePlan[]
  readonly consents?: readonly Consent[]
  /** What was drafted from words of the session. */
  readonly transcriptions?: readonly Transcription[]
}

/** What may be asked for around a session: by a rule's kind, or by what is asked always. */
export type RecordNeed = RuleNeed | 'plans' | 'consents' | 'transcriptions'

/** Reads what the needs ask for around one session. */
export async function relatedRecords(
  reader: RecordReader,
  encounter: Encounter,
  needs: readonly RecordNeed[],
): Promise<Outcome<RelatedRecords>> {
  let related: RelatedRecords = {}
  for (const need of needs) {
    const found = await lookups[need](reader, encounter)
    if (!found.ok) return found
    related = joinedRelated(related, found.value)
  }
  return succeeded(related)
}

/** What was found for one need and for another. */
export function joinedRelated(one: RelatedRecords, other: RelatedRecords): RelatedRecords {
  const services = [...(one.services ?? []), ...(other.services ?? [])]
  return { ...one, ...other, ...(one.services && other.services ? { services } : {}) }
}

type Lookup = (reader: RecordReader, encounter: Encounter) => Promise<Outcome<RelatedRecords>>

const lookups: { readonly [Need in RecordNeed]: Lookup } = {
  location: async (reader, encounter) => {
    const location = await reader.read('Location', encounter.location?.location)
    return location.ok ? succeeded({ location: location.value }) : location
  },
  performer: async (reader, encounter) => {
    const performer = await reader.read('Practitioner', performerOf(encounter))
    return performer.ok ? succeeded({ performer: performer.value }) : performer
  },
  episodes: async (reader, { patient }) => {
    if (!patient) return succeeded({ episodes: [] })
    const episodes = await reader.find('EpisodeOfCare', [is('patient', patient.id)])
    return episodes.ok ? succeeded({ episodes: episodes.value }) : episodes
  },
  appointment: readAppointments,
  sessions: readOthers,
  coverage: readCoverages,
  services: async () => succeeded({}),
  plans: async (reader, { patient }) => {
    const plans = await readOf(reader, 'CarePlan', patient)
    return succeeded(plans ? { plans } : {})
  },
  consents: async (reader, { patient }) => {
    const consents = await readOf(reader, 'Consent', patient)
    return succeeded(consents ? { consents } : {})
  },
  transcriptions: async (reader, { id }) => {
    const found = await reader.find('Transcription', [is('encounter', id)])
    return succeeded(found.ok ? { transcriptions: found.value } : {})
  },
}

/** Of one patient, all of a type, in whatever partition it stands; nothing where the reader may not see them. */
async function readOf<Type extends 'CarePlan' | 'Consent'>(
  reader: RecordReader,
  type: Type,
  patient: Reference | undefined,
): Promise<readonly ResourceTypes[Type][] | undefined> {
  if (!patient) return undefined
  const field = type === 'Consent' ? 'patient' : 'subject'
  const found = await reader.find(type, [is(field, patient.id)])
  return found.ok ? found.value : undefined
}

/** The practitioner who led the session. */
export function performerOf({ participants }: Encounter): Reference | undefined {
  return participants.find(({ type }) => type === 'PrimaryPerformer')?.individual
}

/** The session's appointment, and every one of that day with the same patient or the same practitioner. */
async function readAppointments(
  reader: RecordReader,
  encounter: Encounter,
): Promise<Outcome<RelatedRecords>> {
  const { start, end } = daySpan(encounter.serviceDate, encounter.timezone)
  const thatDay: readonly Filter[] = [
    { field: 'start', op: 'ge', value: start },
    { field: 'start', op: 'lt', value: end },
  ]
  const whose = sides(encounter, { patient: 'attendees.subject', performer: 'owner' })
  const [appointment, ...days] = await Promise.all([
    reader.read('Appointment', encounter.appointment),
    ...whose.map((each) => reader.find('Appointment', [each, ...thatDay])),
  ])
  if (!appointment.ok) return appointment
  const appointmentsOfDay: Appointment[] = []
  for (const found of days) {
    if (!found.ok) return found
    appointmentsOfDay.push(...found.value)
  }
  return succeeded({ appointment: appointment.value, appointmentsOfDay })
}

/** The patient's sessions of the months around, which authorizations count, and of the days around those of all practitioners who took part. */
async function readOthers(reader: RecordReader, encounter: Encounter): Promise<Outcome<RelatedRecords>> {
  const others = new Map<string, Encounter>()
  const { patient, participants } = encounter
  const everyone = [
    ...(patient ? [is('patient', patient.id)] : []),
    ...[...new Set(participants.map(({ individual }) => individual.id))].map((id) =>
      is('participants.individual', id),
    ),
  ]
  const asked = everyone.map((whose) =>
    reader.find('Encounter', [whose, ...around(encounter.serviceDate, whose.field === 'patient' ? 31 : 1)]),
  )
  for (const found of await Promise.all(asked)) {
    if (!found.ok) return found
    for (const other of found.value) if (other.id !== encounter.id) others.set(other.id, other)
  }
  const services = await readServices(
    reader,
    [...others.values()].flatMap(({ serviceType }) => (serviceType ? [serviceType] : [])),
  )
  return services.ok ? succeeded({ others: [...others.values()], services: services.value }) : services
}

/** The patient's coverages, who pays them, and what was agreed with those payers. */
async function readCoverages(reader: RecordReader, { patient }: Encounter): Promise<Outcome<RelatedRecords>> {
  if (!patient) return succeeded({ coverages: [] })
  const coverages = await reader.find('Coverage', [is('beneficiary', patient.id)])
  if (!coverages.ok) return coverages

  const payers = new Map<string, Organization>()
  const contracts: Contract[] = []
  for (const { payer } of coverages.value) {
    if (payers.has(payer.id)) continue
    const found = await reader.read('Organization', payer)
    if (!found.ok) return found
    if (found.value) payers.set(payer.id, found.value)
    // Not everybody who signs may read contracts; what they ask for is then left to the payer's own list.
    const agreed = await reader.find('Contract', [is('organization', payer.id)])
    if (agreed.ok) contracts.push(...agreed.value)
  }
  return succeeded({ coverages: coverages.value, payers: [...payers.values()], contracts })
}

function around(date: string, days: number): readonly Filter[] {
  return [
    { field: 'serviceDate', op: 'ge', value: plusDays(date, -days) },
    { field: 'serviceDate', op: 'le', value: plusDays(date, days) },
  ]
}

function sides(
  encounter: Encounter,
  fields: { readonly patient: string; readonly performer: string },
): readonly Filter[] {
  const performer = performerOf(encounter)
  return [
    ...(encounter.patient ? [is(fields.patient, encounter.patient.id)] : []),
    ...(performer ? [is(fields.performer, performer.id)] : []),
  ]
}

function is(field: string, value: string): Filter {
  return { field, op: 'eq', value }
}

/** Each service once. */
export async function readServices(
  reader: RecordReader,
  references: readonly Reference[],
): Promise<Outcome<readonly HealthcareService[]>> {
  const services = new Map<string, HealthcareService>()
  for (const reference of references) {
    if (services.has(reference.id)) continue
    const service = await reader.read('HealthcareService', reference)
    if (!service.ok) return service
    if (service.value) services.set(reference.id, service.value)
  }
  return succeeded([...services.values()])
}
