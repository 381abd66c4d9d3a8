import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { diagnosesOfEnrollment } from '#server/note-parts/beginning/diagnoses-of-enrollment.ts'
import { missedOf, missedService } from '#server/note-parts/beginning/missed-service.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { elapsedMinutes } from '#shared/time/elapsed-minutes.ts'
import { localDate } from '#shared/time/local-moment.ts'
import type { Subject } from './subject.ts'

/** A session that is not stored yet. */
export type BegunSession = Omit<Encounter, 'id' | 'meta' | 'partition' | 'display' | 'resourceType'>

/** What a session begins with beside its appointment. */
export type SessionStart = {
  readonly subject: Subject
  readonly definition: Pick<NoteDefinition, 'kinds'>
  /** What was confirmed at its beginning, where people meet by telehealth. */
  readonly telehealth?: Encounter['telehealth']
}

/** The session of an appointment: Planned, with its patient, enrollment, program, service, place and times, the owner as primary performer. */
export async function sessionFrom(
  context: Context,
  appointment: Appointment,
  { subject, definition, telehealth }: SessionStart,
): Promise<Outcome<BegunSession>> {
  const place = await placeOf(context, appointment)
  if (!place.ok) return place
  const missed = await missedService(context, appointment)
  if (!missed.ok) return missed
  const episode = await optional(context, 'EpisodeOfCare', episodeOf(appointment, subject))
  if (!episode.ok) return episode
  const diagnoses = await diagnosesOfEnrollment(context, episode.value)
  if (!diagnoses.ok) return diagnoses

  const { start, end, timezone } = appointment
  const begun = start ?? context.now.iso
  return succeeded({
    status: 'Planned',
    visitStatus: missedOf(appointment) ?? 'Show',
    documentationType: subject.kinds.find((kind) => definition.kinds.includes(kind)) ?? 'Note',
    mode: appointment.mode,
    subject: subject.reference,
    ...(subject.reference.resourceType === 'Patient' ? { patient: subject.reference } : {}),
    appointment: { id: appointment.id, resourceType: 'Appointment' },
    ...copied(appointment, { subject, missed: missed.value }),
    period: { start: begun, ...(end ? { end } : {}) },
    ...(end ? { minutes: elapsedMinutes({ start: begun, end }, []) } : {}),
    serviceDate: localDate(begun, timezone),
    timezone,
    ...place.value,
    participants: participantsOf(appointment),
    ...(diagnoses.value.length > 0 ? { diagnoses: diagnoses.value } : {}),
    ...fromAfar(appointment, telehealth),
    ...missedVisit(appointment),
  })
}

function fromAfar(
  { mode }: Appointment,
  telehealth: Encounter['telehealth'],
): Pick<BegunSession, 'telehealth'> {
  return mode === 'Telehealth' && telehealth ? { telehealth } : {}
}

type Copying = { readonly subject: Subject; readonly missed: HealthcareService | undefined }

function copied(appointment: Appointment, { subject, missed }: Copying): Partial<BegunSession> {
  const { program } = appointment
  const serviceType = missed
    ? ({ id: missed.id, resourceType: 'HealthcareService' } as const)
    : appointment.serviceType
  const episodeOfCare = episodeOf(appointment, subject)
  return {
    ...(program ? { program } : {}),
    ...(serviceType ? { serviceType } : {}),
    ...(episodeOfCare ? { episodeOfCare } : {}),
  }
}

/** In a group each attendee has the own enrollment. */
function episodeOf({ attendees = [], episodeOfCare }: Appointment, { reference }: Subject) {
  return attendees.find((each) => each.subject.id === reference.id)?.episodeOfCare ?? episodeOfCare
}

function participantsOf({ owner, attendees = [] }: Appointment): Encounter['participants'] {
  const others = attendees.filter(
    ({ subject }) => subject.resourceType === 'Practitioner' && subject.id !== owner.id,
  )
  return [
    { individual: owner, type: 'PrimaryPerformer' },
    ...others.map(({ subject }) => ({ individual: subject, type: 'SecondaryPerformer' as const })),
  ]
}

async function placeOf(
  context: Context,
  { location, serviceLocation }: Appointment,
): Promise<Outcome<Pick<BegunSession, 'location' | 'placeOfService'>>> {
  const found = await optional(context, 'Location', location)
  if (!found.ok) return found

  const kind = serviceLocation?.kind ?? found.value?.kind
  const placeOfService = serviceLocation?.placeOfService ?? found.value?.placeOfService
  return succeeded({
    ...(kind ? { location: { kind, ...(location ? { location } : {}) } } : {}),
    ...(placeOfService ? { placeOfService } : {}),
  })
}

function missedVisit(appointment: Appointment): Pick<BegunSession, 'missedVisit'> {
  const outcome = missedOf(appointment)
  if (!outcome) return {}

  const { cancellation, noShow } = appointment
  return {
    missedVisit: {
      outcome,
      ...(cancellation ? { reason: cancellation.reason, initiator: cancellation.initiator } : {}),
      ...(noShow ? { action: noShow.action } : {}),
    },
  }
}
