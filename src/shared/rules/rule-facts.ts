import type { Span } from '#shared/time/span.ts'
import type { CoverageFacts } from './coverage-facts.ts'

/** A session as the rules judge it: the whole one, one member's share of a group, or one service of several. */
export type SessionFacts = {
  readonly id?: string | undefined
  /** The shared session that this one belongs to. */
  readonly parentId?: string | undefined
  readonly visitStatus: 'Show' | 'NoShow' | 'Cancelled'
  /** A visit that did not take place has its reason. */
  readonly hasMissedReason?: boolean | undefined
  readonly timezone: string
  readonly serviceDate?: string | undefined
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly breaks: readonly Span[]
  /** Entered minutes of a session without clock times. */
  readonly minutes?: number | undefined
  readonly increments?: number | undefined
  readonly units?: number | undefined
  readonly hasTypedUnits?: boolean | undefined
  /** A member's own minutes where they differ from the group's. */
  readonly ownMinutes?: number | undefined
  readonly mode?: string | undefined
  readonly patient?: PersonFacts | undefined
  readonly patientDistrict?: string | undefined
  /** Where the patient was during telehealth. */
  readonly patientState?: string | undefined
  readonly participants?: readonly ParticipantFacts[] | undefined
  readonly performer?: PerformerFacts | undefined
  readonly service?: ServiceFacts | undefined
  readonly program?: ProgramFacts | undefined
  readonly place?: PlaceFacts | undefined
  readonly placeOfService?: string | undefined
  readonly episode?: { readonly start: string; readonly end?: string | undefined } | undefined
  /** The day of death as far as it is known: year, month or day. */
  readonly deathDate?: string | undefined
  readonly diagnoses: readonly DiagnosisFacts[]
  /** Whose share of a group session this is. */
  readonly member?: PersonFacts | undefined
  /** Records of others; what is absent was not looked up, so that nothing can be said of it. */
  readonly episodes?: readonly EpisodeFacts[] | undefined
  readonly appointment?: AppointmentFacts | undefined
  readonly hasAppointment?: boolean | undefined
  readonly appointmentId?: string | undefined
  readonly appointmentsOfDay?: readonly AppointmentFacts[] | undefined
  readonly others?: readonly OtherSession[] | undefined
  readonly coverages?: readonly CoverageFacts[] | undefined
  /** Authorizations that the session itself names. */
  readonly authorizationIds?: readonly string[] | undefined
}

/** Somebody by id and name. */
export type PersonFacts = { readonly id: string; readonly display: string }

/** Who took part on the practice's side. */
export type ParticipantFacts = PersonFacts & { readonly type: string }

export type PerformerFacts = PersonFacts & {
  readonly programs: readonly string[]
  readonly licenses: readonly string[]
}

export type ProgramFacts = {
  readonly id: string
  readonly display: string
  readonly diagnosisPrefixes: readonly string[]
  /** Empty means all. */
  readonly locations?: readonly string[] | undefined
  readonly services?: readonly string[] | undefined
}

/** Where the session took place: a location of the practice, or only a kind of place. */
export type PlaceFacts = {
  readonly id?: string | undefined
  readonly display: string
  readonly kind?: string | undefined
  readonly siteId?: string | undefined
  readonly district?: string | undefined
  readonly hasAddress: boolean
}

export type ServiceFacts = {
  readonly id: string
  readonly display: string
  readonly category?: string | undefined
  readonly flags?: readonly string[] | undefined
  readonly isForMissedVisits?: boolean | undefined
  readonly sessionTimeUnit: 'Duration' | 'DurationMinutes' | 'TimeIncrements'
  readonly unitBasis?: 'Minutes' | 'Visit' | 'Day' | undefined
  readonly rounding?: UnitRounding | undefined
  readonly incrementMinutes?: number | undefined
  readonly minMinutes?: number | undefined
  readonly maxMinutes?: number | undefined
  readonly maxUnitsPerDay?: number | undefined
  readonly placesOfService?: readonly string[] | undefined
  readonly allowedLicenses?: readonly string[] | undefined
  readonly addOnTo?: readonly PersonFacts[] | undefined
  readonly rates?:
    | readonly { readonly amount: number; readonly per: string; readonly from: string }[]
    | undefined
}

/** How units are made of minutes (schemas/rules/session-duration-increment.json). */
export type UnitRounding = 'EightMinute' | 'Midpoint' | 'FullUnit' | 'RoundUp' | 'Exact'

export type DiagnosisFacts = {
  readonly code: string
  /** False where it is no code of its system: words, a misspelt one, or one that the imported system refuses. */
  readonly isCode: boolean
  readonly rank: number
  readonly verification: string
  /** Approximate dates: year, month or day. */
  readonly onsetDate?: string | undefined
  readonly resolutionDate?: string | undefined
  readonly recordedOn?: string | undefined
}

/** An enrollment of the patient. */
export type EpisodeFacts = {
  readonly programId: string
  readonly status: string
  readonly start: string
  readonly end?: string | undefined
}

export type AppointmentFacts = {
  readonly id: string
  readonly display: string
  readonly status: string
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** The patients and the group that it is for. */
  readonly subjects: readonly string[]
  readonly serviceId?: string | undefined
  readonly programId?: string | undefined
  readonly owner?: PersonFacts | undefined
  readonly hasSession: boolean
}

/** Another session of the same patient or of the same practitioner. */
export type OtherSession = {
  readonly id: string
  readonly parentId?: string | undefined
  /** Sessions of one appointment are parts of the same meeting. */
  readonly appointmentId?: string | undefined
  readonly display: string
  readonly status: string
  readonly visitStatus: string
  readonly serviceDate: string
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly minutes?: number | undefined
  readonly units?: number | undefined
  readonly patientId?: string | undefined
  readonly participants: readonly ParticipantFacts[]
  readonly service?: ServiceFacts | undefined
  readonly authorizationIds: readonly string[]
}

/** Everything that the rules of one note are judged by; whoever asks has loaded it. */
export type RuleFacts = {
  readonly kind: string
  readonly composition: 'Individual' | 'Group' | 'MultiService'
  /** Of a group's note, the part that is judged: what all have in common, or one member's. Absent: all of it at once. */
  readonly share?: 'Common' | 'Member' | undefined
  readonly definition: { readonly id: string; readonly display: string }
  /** Of a shared note and of its parts, by which definitions the whole is written. */
  readonly sharedDefinitions?: readonly string[] | undefined
  readonly now: string
  readonly holidays: readonly string[]
  readonly payers: readonly string[]
  /** Those of the note's author, whoever signs, as the licences are: a check says the same while writing and at each signature. */
  readonly roles: readonly string[]
  readonly licenses: readonly string[]
  /** The note has a session; a documentation note may have none. */
  readonly hasSession?: boolean | undefined
  readonly placeOfService?: { readonly isRequired: boolean; readonly isHidden: boolean } | undefined
  readonly session: SessionFacts
  readonly members: readonly SessionFacts[]
  readonly services: readonly SessionFacts[]
  /** Of one service's part, the sessions of all services of the note in their order, its own among them. */
  readonly siblings?: readonly SessionFacts[] | undefined
}
