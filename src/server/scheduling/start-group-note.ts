import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Group } from '#generated/types/group.ts'
import type { GroupNoteDefinition } from '#generated/types/group-note-definition.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import { beginPart } from '#server/note-parts/beginning/begin-part.ts'
import { tellMeeting } from '#server/note-parts/group/tell-meeting.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { memberSession, sessionOfGroup } from '#server/scheduling/booking/member-session.ts'
import { usualAttendance, withAttendance } from '#shared/notes/group/attendance-of.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { chooseGroupDefinition } from './choose-group-definition.ts'

/** A meeting's note as far as it is begun: what all have in common, and its session. */
export type BegunGroupNote = { readonly note: Note; readonly encounter: Encounter }

/**
 * The note of a group's meeting, made in one transaction: a session and a part for what all have in common, and a session and a
 * part for each expected member, also for one who did not come. Whoever starts again, also the co-facilitator, is led to it.
 */
export async function startGroupNote(
  context: Context,
  appointment: Appointment,
  wanted: Reference | undefined,
): Promise<Outcome<BegunGroupNote>> {
  const group = await optional(context, 'Group', appointment.group)
  if (!group.ok) return group
  if (!group.value)
    return refuse('/group', 'scheduling.no-group-record', { subStatus: subStatuses.referenceWrong })
  if (appointment.status === 'cancelled' || appointment.status === 'noshow')
    return refuse('/status', 'scheduling.no-note-from-here', {
      parameters: { status: appointment.status },
      subStatus: subStatuses.statusChange,
    })

  const begun = await begunAlready(context, appointment)
  if (!begun.ok) return begun
  if (begun.value) return withGuests(context, { appointment, group: group.value }, begun.value)
  const definition = await chooseGroupDefinition(context, appointment, { wanted, group: group.value })
  if (!definition.ok) return definition
  return started(context, { appointment, group: group.value, definition: definition.value })
}

async function begunAlready(
  context: Context,
  appointment: Appointment,
): Promise<Outcome<BegunGroupNote | undefined>> {
  const session = await optional(context, 'Encounter', appointment.encounter)
  if (!session.ok) return session
  if (!session.value) return succeeded(undefined)
  if (session.value.subject.resourceType !== 'Group')
    return refuse('/encounter', 'scheduling.session-of-one-member')

  const filters = [{ field: 'encounter', op: 'eq', value: session.value.id }] as const
  const notes = await context.stores.of('Note').find({ filters, pageSize: 50 })
  if (!notes.ok) return notes
  const note = notes.value.rows.find(({ signingState }) => signingState !== 'Voided')
  return succeeded(note && { note, encounter: session.value })
}

type Meeting = {
  readonly appointment: Appointment
  readonly group: Group
  readonly definition: GroupNoteDefinition
}

async function started(context: Context, meeting: Meeting): Promise<Outcome<BegunGroupNote>> {
  const { appointment, group, definition } = meeting
  const encounter = await sessionOf(context, meeting)
  if (!encounter.ok) return encounter
  const note = await beginPart(context, {
    kind: 'GroupNote',
    subject: { id: group.id, resourceType: 'Group' },
    sections: definition.common,
    pins: { id: definition.id, resourceType: 'GroupNoteDefinition', versionId: definition.meta.versionId },
    scope: 'Common',
    encounter: encounter.value,
    definition,
  })
  if (!note.ok) return note

  const assignments: Assignment[] = []
  for (const attendee of membersOf(appointment)) {
    const assigned = await memberPart(context, meeting, {
      parent: { note: note.value, encounter: encounter.value },
      attendee,
    })
    if (!assigned.ok) return assigned
    assignments.push(assigned.value)
  }
  context.note({ detail: { patients: assignments.flatMap(({ patient }) => (patient ? [patient.id] : [])) } })
  return assigned(context, { note: note.value, encounter: encounter.value }, assignments)
}

/** The meeting's session: the one that was begun already, where its note was discarded. */
async function sessionOf(context: Context, { appointment, group }: Meeting): Promise<Outcome<Encounter>> {
  const existing = await optional(context, 'Encounter', appointment.encounter)
  if (!existing.ok) return existing
  if (existing.value) return succeeded(existing.value)
  const session = await sessionOfGroup(context, appointment, group)
  return session.ok ? context.stores.of('Encounter').create(session.value) : session
}

/** A note that was begun before a guest came has a part for them too, as long as nobody has signed it. */
async function withGuests(
  context: Context,
  meeting: Omit<Meeting, 'definition'>,
  begun: BegunGroupNote,
): Promise<Outcome<BegunGroupNote>> {
  const { note } = begun
  const known = note.definitionAssignments ?? []
  const guests = membersOf(meeting.appointment).filter(
    ({ guest, subject }) => guest && known.every(({ patient }) => patient?.id !== subject.id),
  )
  if (guests.length === 0 || note.signingState !== 'Draft') return succeeded(begun)
  const definition = await optional(context, 'GroupNoteDefinition', {
    id: note.definition.id,
    resourceType: 'GroupNoteDefinition',
  })
  if (!definition.ok) return definition
  if (!definition.value) return succeeded(begun)
  const assignments: Assignment[] = [...known]
  for (const attendee of guests) {
    const part = { parent: begun, attendee, author: note.author }
    const added = await memberPart(context, { ...meeting, definition: definition.value }, part)
    if (!added.ok) return added
    assignments.push(added.value)
  }
  return assigned(context, begun, assignments)
}

type Attendee = NonNullable<Appointment['attendees']>[number]
type Assignment = NonNullable<Note['definitionAssignments']>[number]

function membersOf({ attendees = [] }: Appointment): readonly Attendee[] {
  return attendees.filter(({ subject }) => subject.resourceType === 'Patient')
}

type Part = {
  readonly parent: BegunGroupNote
  readonly attendee: Attendee
  /** Who writes it; absent: who begins it. */
  readonly author?: Note['author']
}

async function memberPart(
  context: Context,
  { appointment, definition }: Meeting,
  { parent, attendee, author }: Part,
): Promise<Outcome<Assignment>> {
  const patient = { id: attendee.subject.id, resourceType: 'Patient' } as const
  const sections = definition.member ?? definition.common
  const encounter = await memberSessionOf(
    context,
    { appointment, definition },
    { parent: parent.encounter, attendee },
  )
  if (!encounter.ok) return encounter
  const note = await beginPart(context, {
    kind: 'GroupNote',
    subject: patient,
    sections,
    pins: sections,
    scope: 'PerPatient',
    encounter: encounter.value,
    definition,
    partOf: { id: parent.note.id, resourceType: 'Note' },
    author,
  })
  if (!note.ok) return note
  return succeeded({
    definition: note.value.definition,
    patient,
    childEncounter: { id: encounter.value.id, resourceType: 'Encounter' },
    childNote: { id: note.value.id, resourceType: 'Note' },
  })
}

async function memberSessionOf(
  context: Context,
  { appointment, definition }: Pick<Meeting, 'appointment' | 'definition'>,
  asked: { readonly parent: Encounter; readonly attendee: Attendee },
): Promise<Outcome<Encounter>> {
  const filters = [
    { field: 'partOf', op: 'eq', value: asked.parent.id },
    { field: 'patient', op: 'eq', value: asked.attendee.subject.id },
  ] as const
  const existing = await context.stores.of('Encounter').find({ filters, pageSize: 1 })
  if (!existing.ok) return existing
  const [known] = existing.value.rows
  if (known) return succeeded(known)
  const session = await memberSession(context, appointment, asked)
  if (!session.ok) return session
  const created = await context.stores.of('Encounter').create(session.value)
  return created.ok ? withDefaults(context, created.value, { ...asked, definition }) : created
}

type Defaults = Pick<Meeting, 'definition'> & { readonly parent: Encounter; readonly attendee: Attendee }

/** What the definition says that each member begins with, as far as the appointment says nothing else of this one; the meeting hears of it. */
async function withDefaults(
  context: Context,
  session: Encounter,
  { definition: { memberDefaults }, parent, attendee }: Defaults,
): Promise<Outcome<Encounter>> {
  const isUntold = (attendee.status ?? 'booked') === 'booked' && !attendee.attendance && !attendee.leftAt
  const usual = isUntold ? usualAttendance(memberDefaults) : undefined
  if (!usual || usual === 'present') return succeeded(session)
  const next = withAttendance(session, parent, usual)
  const stored = { id: session.id, versionId: session.meta.versionId }
  const written = await context.stores.of('Encounter').update(stored, next)
  if (!written.ok) return written
  const told = await tellMeeting(context, session, written.value)
  return told.ok ? written : told
}

async function assigned(
  context: Context,
  { note, encounter }: BegunGroupNote,
  definitionAssignments: readonly Assignment[],
): Promise<Outcome<BegunGroupNote>> {
  const written = await context.stores
    .of('Note')
    .update({ id: note.id, versionId: note.meta.versionId }, { ...note, definitionAssignments })
  if (!written.ok) return written
  // Members who begin as absent have told the meeting.
  const session = await optional(context, 'Encounter', note.encounter)
  if (!session.ok) return session
  return succeeded({ note: written.value, encounter: session.value ?? encounter })
}
