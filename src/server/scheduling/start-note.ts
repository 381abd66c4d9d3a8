import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { ambientPreferences } from '#server/note-parts/beginning/ambient-preferences.ts'
import { beginNote } from '#server/note-parts/beginning/begin-note.ts'
import { definitionInForce } from '#server/note-parts/beginning/definition-in-force.ts'
import { linkNote } from '#server/note-parts/beginning/link-note.ts'
import { missedOf, missedService } from '#server/note-parts/beginning/missed-service.ts'
import { openDraft } from '#server/note-parts/beginning/open-draft.ts'
import { isOfGroup, onlyFromMeeting } from '#server/note-parts/is-of-group.ts'
import { optional } from '#server/note-parts/optional.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { bookSlots } from '#server/scheduling/booking/book-slots.ts'
import { sessionFrom } from '#server/scheduling/booking/session-from.ts'
import { type Subject, subjectOf } from '#server/scheduling/booking/subject.ts'
import { attendeesFollow } from '#server/scheduling/statuses/attendees-follow.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { noteStartingStatuses } from '#shared/scheduling/note-starting-statuses.ts'
import { begunByAnother } from './begun-by-another.ts'
import { chooseDefinition } from './choose-definition.ts'
import { startGroupNote } from './start-group-note.ts'
import { servicesDefinition, startServicesNote } from './start-services-note.ts'

/**
 * Opens the note of an appointment: makes its session when there is none, and a draft by the definition that was asked for
 * or is the usual one; the appointment is checked in. The same person starting again is led to the note already begun.
 * Whose colleague has begun one of the same visit is told so first (`conflict`), and says `another` if a note of one's own is meant.
 * A meeting of a group has one note with a part for each member, a visit with several services one with a part for each service.
 */
export const startNote: Handler<'appointment.startNote'> = async (context, input) => {
  const appointment = await startable(context, input.id)
  if (!appointment.ok) return appointment
  if (isOfGroup(appointment.value)) return ofGroup(context, appointment.value, input)
  const subject = subjectOf(appointment.value, input.subject)
  if (!subject.ok) return subject

  const begun = await begunAlready(context, appointment.value, {
    subject: subject.value,
    definitionId: input.noteDefinition?.id,
  })
  if (!begun.ok) return begun
  if (begun.value) return succeeded(answer(begun.value))
  const free = await begunByAnother(context, appointment.value, {
    subjectId: subject.value.reference.id,
    another: input.another,
  })
  if (!free.ok) return free

  const ofServices = await servicesDefinition(context, appointment.value, input.noteDefinition)
  if (!ofServices.ok) return ofServices
  const { telehealth } = input
  if (ofServices.value)
    return withServices(context, appointment.value, {
      subject: subject.value,
      definition: ofServices.value,
      telehealth,
    })
  const definition = await chooseDefinition(context, appointment.value, {
    wanted: input.noteDefinition,
    subject: subject.value,
  })
  if (!definition.ok) return definition
  const kind = await kindOf(context, {
    wanted: input.kind,
    subject: subject.value,
    definition: definition.value,
  })
  if (!kind.ok) return kind
  return started(context, appointment.value, {
    subject: subject.value,
    definition: definition.value,
    kind: kind.value,
    telehealth,
  })
}

async function ofGroup(
  context: Context,
  appointment: Appointment,
  { noteDefinition, subject }: ActInputs['appointment.startNote'],
) {
  if (subject) return onlyFromMeeting()
  const begun = await startGroupNote(context, appointment, noteDefinition)
  if (!begun.ok) return begun
  const checkedIn = await checkedInWith(context, appointment, begun.value.encounter)
  return checkedIn.ok ? succeeded(answer(begun.value.note)) : checkedIn
}

async function withServices(
  context: Context,
  appointment: Appointment,
  wanted: Parameters<typeof startServicesNote>[2],
) {
  const begun = await startServicesNote(context, appointment, wanted)
  if (!begun.ok) return begun
  const checkedIn = await checkedInWith(context, appointment, begun.value.encounter)
  return checkedIn.ok ? succeeded(answer(begun.value.note)) : checkedIn
}

async function startable(context: Context, id: string): Promise<Outcome<Appointment>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences
  if (!preferences.value.allowNotesFromAppointments)
    return failed({ kind: 'forbidden', permission: 'allowNotesFromAppointments' })

  const appointment = await context.stores.of('Appointment').get(id)
  if (!appointment.ok) return appointment
  if (noteStartingStatuses.includes(appointment.value.status)) return appointment
  const parameters = { status: appointment.value.status }
  return refuse('/status', 'scheduling.no-note-from-here', {
    parameters,
    subStatus: subStatuses.statusChange,
  })
}

async function begunAlready(
  context: Context,
  appointment: Appointment,
  wanted: { readonly subject: Subject; readonly definitionId: string | undefined },
): Promise<Outcome<Note | undefined>> {
  const session = await optional(context, 'Encounter', appointment.encounter)
  if (!session.ok) return session
  if (!session.value) return succeeded(undefined)
  const by = wanted.definitionId === undefined ? await draftedBy(context, appointment, wanted.subject) : {}
  return openDraft(context, {
    encounterId: session.value.id,
    definitionId: wanted.definitionId,
    subjectId: wanted.subject.reference.id,
    ...by,
  })
}

/** Where a visit was missed, only its note for that goes on; where somebody came after all, that note does not. */
async function draftedBy(
  context: Context,
  appointment: Appointment,
  subject: Subject,
): Promise<{ readonly definitionId?: string; readonly notBy?: string }> {
  const service = await missedService(context, { ...appointment, status: 'noshow' })
  if (!service.ok || !service.value?.noteDefinition) return {}
  const forMissed = await definitionInForce(context, service.value.noteDefinition)
  if (!forMissed.ok) return {}
  const { id } = forMissed.value
  if (missedOf(appointment)) return { definitionId: id }
  const usual = await chooseDefinition(context, appointment, { wanted: undefined, subject })
  return usual.ok && usual.value.id !== id ? { notBy: id } : {}
}

type Chosen = Pick<Starting, 'subject' | 'definition'> & { readonly wanted: Note['kind'] | undefined }

/** The kind that was asked for, else the usual one; one that is drafted only where that is wanted and allowed. */
async function kindOf(
  context: Context,
  { wanted, subject, definition }: Chosen,
): Promise<Outcome<Note['kind']>> {
  const kinds = [...subject.kinds, 'ScribeSession' as const]
  const kind = kinds.find((each) => definition.kinds.includes(each) && (!wanted || wanted === each))
  if (!kind) return wanted ? refuse('/kind', 'notes.kind-not-offered') : succeeded('Note')
  const drafting = kind === 'ScribeSession' ? await ambientPreferences(context) : succeeded(undefined)
  return drafting.ok ? succeeded(kind) : drafting
}

type Starting = {
  readonly subject: Subject
  readonly definition: NoteDefinition
  readonly kind: Note['kind']
  readonly telehealth: Encounter['telehealth']
}

async function started(context: Context, appointment: Appointment, starting: Starting) {
  const { subject, definition, kind } = starting
  const encounter = await sessionOf(context, appointment, starting)
  if (!encounter.ok) return encounter
  const checkedIn = await checkedInWith(context, appointment, encounter.value)
  if (!checkedIn.ok) return checkedIn

  const note = await noteOf(context, encounter.value, { subject, definition, kind })
  if (!note.ok) return note
  const linked = await linkNote(context, note.value)
  return linked.ok ? succeeded(answer(note.value)) : linked
}

async function sessionOf(
  context: Context,
  appointment: Appointment,
  starting: Starting,
): Promise<Outcome<Encounter>> {
  const existing = await optional(context, 'Encounter', appointment.encounter)
  if (!existing.ok) return existing
  if (existing.value) return succeeded(existing.value)

  const session = await sessionFrom(context, appointment, starting)
  return session.ok ? context.stores.of('Encounter').create(session.value) : session
}

/** The appointment knows its session now, and who has come is checked in; who missed it stays missed. */
async function checkedInWith(
  context: Context,
  appointment: Appointment,
  encounter: Encounter,
): Promise<Outcome<void>> {
  const next = withSession(appointment, encounter)
  if (next === appointment) return succeeded(undefined)

  const written = await context.stores
    .of('Appointment')
    .update({ id: next.id, versionId: next.meta.versionId }, next)
  return written.ok ? bookSlots(context, written.value) : written
}

function withSession(appointment: Appointment, encounter: Encounter): Appointment {
  const comes = appointment.status === 'booked' || appointment.status === 'arrived'
  if (!comes && appointment.encounter) return appointment

  const linked: Appointment = {
    ...appointment,
    encounter: { id: encounter.id, resourceType: 'Encounter' },
    status: comes ? 'checked-in' : appointment.status,
  }
  return attendeesFollow(linked, appointment)
}

async function noteOf(
  context: Context,
  encounter: Encounter,
  { subject, definition, kind }: Omit<Starting, 'telehealth'>,
): Promise<Outcome<Note>> {
  const begun = await beginNote(context, {
    kind,
    subject: subject.reference,
    ...(subject.reference.resourceType === 'Patient' ? { patient: subject.reference } : {}),
    definition: { id: definition.id, resourceType: 'NoteDefinition', versionId: definition.meta.versionId },
    encounter,
  })
  return begun.ok ? context.stores.of('Note').create(begun.value) : begun
}

function answer(note: Note) {
  const encounter = note.encounter ?? { id: '', resourceType: 'Encounter' }
  return { encounter, note: { id: note.id, resourceType: 'Note', display: note.display } }
}
