import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { HealthcareService } from '#generated/types/healthcare-service.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import type { AppointmentFacts, OtherSession, SessionFacts } from '#shared/rules/rule-facts.ts'
import { serviceFacts } from '#shared/rules/service-facts.ts'
import { coverageFacts } from './coverage-facts.ts'
import { authorizationIds, participantFacts } from './participant-facts.ts'

/** What the records around a session say; nothing of what was not looked up. */
export function relatedFacts({ encounter, related }: SessionParts): Partial<SessionFacts> {
  if (!related) return {}

  const { appointment, appointmentsOfDay, episodes, others, services = [] } = related
  return {
    ...(appointment ? { appointment: appointmentFacts(appointment) } : {}),
    ...(appointmentsOfDay ? { appointmentsOfDay: appointmentsOfDay.map(appointmentFacts) } : {}),
    ...(episodes
      ? {
          episodes: episodes.map(({ program, status, period }) => ({
            programId: program.id,
            status,
            start: period.start ?? '',
            end: period.end,
          })),
        }
      : {}),
    coverages: coverageFacts(related, encounter.serviceDate),
    ...(others ? { others: others.map((other) => otherSession(other, services)) } : {}),
  }
}

/** What a finding may call somebody else's time: the service. It is printed in this patient's note, so no other patient's name stands in it. */
function nameless({ serviceType }: Appointment | Encounter): string {
  return serviceType?.display ?? '–'
}

function appointmentFacts(appointment: Appointment): AppointmentFacts {
  const { id, status, start, end, attendees = [], group, serviceType, program, owner } = appointment
  return {
    id,
    display: nameless(appointment),
    status,
    start,
    end,
    subjects: [...attendees.map(({ subject }) => subject.id), ...(group ? [group.id] : [])],
    serviceId: serviceType?.id,
    programId: program?.id,
    owner: { id: owner.id, display: owner.display ?? '' },
    hasSession: appointment.encounter !== undefined,
  }
}

function otherSession(encounter: Encounter, services: readonly HealthcareService[]): OtherSession {
  const service = services.find(({ id }) => id === encounter.serviceType?.id)
  return {
    id: encounter.id,
    parentId: encounter.partOf?.id,
    display: nameless(encounter),
    appointmentId: encounter.appointment?.id,
    status: encounter.status,
    visitStatus: encounter.visitStatus,
    serviceDate: encounter.serviceDate,
    start: encounter.period?.start,
    end: encounter.period?.end,
    minutes: encounter.minutes,
    units: encounter.units,
    patientId: encounter.patient?.id,
    participants: participantFacts(encounter),
    service: service && serviceFacts(service),
    authorizationIds: authorizationIds(encounter),
  }
}
