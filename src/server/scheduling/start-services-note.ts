import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { beginServicesNote } from '#server/note-parts/beginning/begin-services-note.ts'
import { missedOf } from '#server/note-parts/beginning/missed-service.ts'
import { sharedDefinitionInForce } from '#server/note-parts/beginning/shared-definition-in-force.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { type BegunSession, type SessionStart, sessionFrom } from '#server/scheduling/booking/session-from.ts'
import type { Subject } from '#server/scheduling/booking/subject.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

const kinds = ['MultiServiceNote'] as const

/** The definition of a note of several services that is asked for, or that the visit's service has; nothing where the note is of another kind, or where the visit was missed, so that no service was given. */
export async function servicesDefinition(
  context: Context,
  appointment: Appointment,
  wanted: Reference | undefined,
): Promise<Outcome<Reference | undefined>> {
  if (wanted) return succeeded(wanted.resourceType === 'GroupNoteDefinition' ? wanted : undefined)
  if (missedOf(appointment)) return succeeded(undefined)
  const { serviceType } = appointment
  const service = await optional(context, 'HealthcareService', serviceType)
  if (!service.ok) return service
  if (service.value?.noteDefinition) return succeeded(undefined)
  const shared = await optional(context, 'GroupNoteDefinition', service.value?.groupNoteDefinition)
  if (!shared.ok) return shared
  const isOfServices = shared.value?.composition === 'MultiService'
  return succeeded(isOfServices ? service.value?.groupNoteDefinition : undefined)
}

/** The note of one visit with several services: the first is that of the appointment, others are added as the visit goes on. */
export async function startServicesNote(
  context: Context,
  appointment: Appointment,
  {
    subject,
    definition,
    telehealth,
  }: {
    readonly subject: Subject
    readonly definition: Reference
    readonly telehealth: Encounter['telehealth']
  },
): Promise<Outcome<{ readonly note: Note; readonly encounter: Encounter }>> {
  const inForce = await sharedDefinitionInForce(context, definition, 'MultiService')
  if (!inForce.ok) return inForce
  const session = await sessionOf(context, appointment, { subject, telehealth })
  if (!session.ok) return session
  const note = await beginServicesNote(context, {
    session: session.value,
    patient: subject.reference,
    definition: inForce.value,
    service: appointment.serviceType,
  })
  return note.ok ? succeeded({ note: note.value, encounter: session.value }) : note
}

async function sessionOf(
  context: Context,
  appointment: Appointment,
  { subject, telehealth }: Pick<SessionStart, 'subject' | 'telehealth'>,
): Promise<Outcome<Encounter>> {
  const existing = await optional(context, 'Encounter', appointment.encounter)
  if (!existing.ok) return existing
  if (existing.value) return succeeded(existing.value)
  const session = await sessionFrom(context, appointment, {
    subject: { ...subject, kinds },
    definition: { kinds },
    ...(telehealth && { telehealth }),
  })
  return session.ok ? context.stores.of('Encounter').create(withoutService(session.value)) : session
}

function withoutService({ serviceType: _ofThePart, ...session }: BegunSession): BegunSession {
  return session
}
