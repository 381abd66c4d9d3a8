import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { HumanName } from '#generated/types/human-name.ts'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Practitioner } from '#generated/types/practitioner.ts'
import type { Program } from '#generated/types/program.ts'
import type { RelatedRecords } from './related-records.ts'

/** A session with the records that it speaks of; whoever asks has loaded them, and what could not be loaded is absent. */
export type SessionParts = {
  readonly encounter: Encounter
  readonly patient?: Patient | undefined
  readonly service?: HealthcareService | undefined
  readonly program?: Program | undefined
  readonly episode?: EpisodeOfCare | undefined
  readonly conditions: readonly Condition[]
  /** Codes among them that their imported code system refuses; whoever cannot ask it knows of none. */
  readonly refusedCodes?: readonly string[] | undefined
  /** What only some rules ask for. */
  readonly related?: RelatedRecords | undefined
}

/** Whom a note is about, one person at most. */
export function patientOf({ session, patient }: Pick<NoteParts, 'session' | 'patient'>): Patient | undefined {
  return session ? session.patient : patient
}

/** What a part of a group's note knows of the rest of it. */
export type SharedParts = {
  /** The part that all have in common; absent on that part itself. */
  readonly parent?: Note | undefined
  readonly definition?: GroupNoteDefinition | undefined
  /** What the other members are called: their names do not belong in this member's text. */
  readonly others: readonly HumanName[]
}

/** A note with all that its rules, conditions and signing steps ask for. */
export type NoteParts = {
  readonly note: Note
  readonly session: SessionParts | undefined
  /** Whom a note without a session is about. */
  readonly patient?: Patient | undefined
  /** The sessions of the members of a group, and of the services of a multi-service note. */
  readonly members: readonly SessionParts[]
  readonly services: readonly SessionParts[]
  /** Of the part of one service, the sessions of all services of the note in their order, its own among them. */
  readonly siblings?: readonly SessionParts[] | undefined
  readonly shared?: SharedParts | undefined
  readonly author?: Practitioner | undefined
  /** Who has begun the amendment that is open. */
  readonly amender?: Practitioner | undefined
  /** The services that the answers of the note list. */
  readonly listedServices?: readonly HealthcareService[] | undefined
}
