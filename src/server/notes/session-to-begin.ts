import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { ActInputs } from '#generated/operations/operations.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { EpisodeOfCare } from '#generated/types/episode-of-care.ts'
import type { Location } from '#generated/types/location.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Reference } from '#generated/types/reference.ts'
import { diagnosesOfEnrollment } from '#server/note-parts/beginning/diagnoses-of-enrollment.ts'
import type { Preferences } from '#server/note-parts/practice-preferences.ts'
import type { Context } from '#server/operations/handler.ts'
import type { StartedKind } from '#shared/notes/offered-definitions.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'

/** What a note is started from: what was asked for, and the rows that it names. */
export type Starting = {
  readonly input: ActInputs['note.start']
  readonly kind: StartedKind
  readonly start: string
  readonly definition: NoteDefinition
  readonly patient: Patient
  readonly episode: EpisodeOfCare | undefined
  readonly location: Location | undefined
  readonly preferences: Preferences
}

/** The same as far as a session is made of it; a note of several services has one too. */
type Session = Omit<Starting, 'kind' | 'definition'> & { readonly kind: NoteKind }

/** A session that is not stored yet. */
type SessionToBegin = Omit<Encounter, 'id' | 'meta' | 'partition' | 'display' | 'resourceType'>

/** The session of a note that is started without an appointment: Planned, in the practice's zone, with what was chosen, and the enrollment's diagnoses. */
export async function sessionToBegin(
  context: Context,
  { input, kind, start, patient, episode, location, preferences }: Session,
  performer: Reference,
): Promise<Outcome<SessionToBegin>> {
  const diagnoses = await diagnosesOfEnrollment(context, episode)
  if (!diagnoses.ok) return diagnoses
  const { minutes, serviceType, mode, telehealth } = input
  const { timezone } = preferences
  const subject = { id: patient.id, resourceType: 'Patient' } as const
  return succeeded({
    status: 'Planned',
    visitStatus: 'Show',
    documentationType: kind,
    mode: mode ?? 'InPerson',
    subject,
    patient: subject,
    ...(episode && { episodeOfCare: { id: episode.id, resourceType: 'EpisodeOfCare' } }),
    ...(episode?.program && { program: episode.program }),
    ...(serviceType && { serviceType }),
    period: { start, ...(minutes && { end: plusMinutes(start, minutes) }) },
    ...(minutes && { minutes }),
    serviceDate: localDate(start, timezone),
    timezone,
    ...(location && {
      location: { kind: location.kind, location: { id: location.id, resourceType: 'Location' } },
      ...(location.placeOfService && { placeOfService: location.placeOfService }),
    }),
    participants: [{ individual: performer, type: 'PrimaryPerformer' }],
    ...(mode === 'Telehealth' && telehealth && { telehealth }),
    ...(diagnoses.value.length > 0 && { diagnoses: diagnoses.value }),
  })
}
