import { cancelInitiators } from '#generated/enumerations/cancel-initiator.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { isOfGroup } from '#server/note-parts/is-of-group.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { listHere } from '#server/stores/codes/code-doubt.ts'
import { isAmong } from '#shared/chart/standing-activities.ts'
import { activitiesIn } from '#shared/notes/facts/activities-in.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { appointmentLifecycle, statusAfter } from '#shared/scheduling/appointment-lifecycle.ts'
import { attendanceAs } from '#shared/scheduling/attendance-as.ts'
import { calledOffNow } from '#shared/scheduling/called-off-now.ts'
import { type Counting, countUnits } from './count-units.ts'

/** With the last required signature the session is Finished and its appointment fulfilled, also one that was said to be missed; a missed visit is settled as that, its appointment a no-show or cancelled where nobody had come to it; one member's note says nothing of the group's meeting. */
export async function finishSession(
  context: Context,
  parts: NoteParts,
  counting: Counting,
): Promise<Outcome<void>> {
  const told = await toldAgain(context, parts)
  if (!told.ok) return told
  const encounter = told.value
  if (!encounter || encounter.status === 'Finished') return succeeded(undefined)
  if (encounter.visitStatus !== 'Show') return settled(context, encounter, parts.note)

  const taken = await countUnits(context, counting)
  if (!taken.ok) return taken
  const coverage = (encounter.coverage ?? []).filter((each) => each.coverage.id !== taken.value?.coverage.id)
  const next: Encounter = {
    ...encounter,
    status: 'Finished',
    ...(taken.value ? { coverage: [...coverage, taken.value] } : {}),
  }
  const finished = await context.stores
    .of('Encounter')
    .update({ id: next.id, versionId: next.meta.versionId }, next)
  if (!finished.ok) return finished
  // One member's note says nothing of the meeting; the group's own note does.
  return isMemberPart(parts.note) ? succeeded(undefined) : fulfil(context, encounter)
}

/** The session, in which the work on a plan that this note tells stands again. */
async function toldAgain(
  { stores }: Context,
  { note, session }: NoteParts,
): Promise<Outcome<Encounter | undefined>> {
  if (!session) return succeeded(undefined)
  const { withdrawnActivities = [], ...rest } = session.encounter
  const told = activitiesIn(note)
  const left = withdrawnActivities.filter((each) => !isAmong(each, told))
  if (left.length === withdrawnActivities.length) return succeeded(session.encounter)
  const next: Encounter = { ...rest, ...(left.length > 0 && { withdrawnActivities: left }) }
  return stores.of('Encounter').update({ id: next.id, versionId: next.meta.versionId }, next)
}

/** Of a visit that was missed, the session says so for good, and the visit itself is a no-show or cancelled. */
async function settled(context: Context, encounter: Encounter, note: Note): Promise<Outcome<void>> {
  const { id, meta, visitStatus } = encounter
  if (visitStatus === 'Show') return succeeded(undefined)
  if (encounter.status !== visitStatus) {
    const written = await context.stores
      .of('Encounter')
      .update({ id, versionId: meta.versionId }, { ...encounter, status: visitStatus })
    if (!written.ok) return written
  }
  return missed(context, encounter, note)
}

/** A visit to which nobody has come is a no-show or cancelled, as its note says: what the beginning of that note has checked in is undone first. Before its start nobody has missed it, and the signature waits; one that was cancelled nobody knows why is left to the desk. */
async function missed(context: Context, encounter: Encounter, note: Note): Promise<Outcome<void>> {
  const { appointment: reference, partOf } = encounter
  const found = partOf ? succeeded(undefined) : await optional(context, 'Appointment', reference)
  if (!found.ok) return found
  if (!found.value || isOfGroup(found.value) || !isAwaited(found.value)) return succeeded(undefined)
  const { start, timezone } = found.value
  const told =
    encounter.visitStatus === 'NoShow'
      ? noShowIn(encounter, found.value, note)
      : await cancelledIn(context, encounter, found.value)
  if (!told) return succeeded(undefined)
  const facts = {
    ...{ from: 'booked' as const, start, timezone, needsCheckIn: true },
    ...{ hasSignedNote: true, hasFinishedSession: false, hasCancellation: told.status === 'cancelled' },
  }
  const may = statusAfter(facts, told.status, context.now.iso)
  if (!may.ok) return may

  const undone = await turned(context, found.value, { status: 'booked' })
  if (!undone.ok) return undone
  const next = await turned(context, undone.value, told)
  if (!next.ok) return next
  const change = { operation: 'update', before: found.value, after: next.value } as const
  return context.guardOf('Appointment').afterWrite(context, change)
}

type Turn = Pick<Appointment, 'noShow' | 'cancellation'> & {
  readonly status: 'booked' | 'noshow' | 'cancelled'
}

/** Nobody came: what is done about it stands with the note that says so. */
function noShowIn({ missedVisit }: Encounter, { noShow }: Appointment, note: Note): Turn {
  const action = missedVisit?.action ?? noShow?.action
  const told = { id: note.id, resourceType: 'Note' as const }
  return { status: 'noshow', ...(action && { noShow: { ...noShow, action, note: told } }) }
}

/** It was cancelled for the reason of the session, by whom the session names, else by who gives such a reason; a reason that says nothing of that is the program's. */
async function cancelledIn(
  context: Context,
  { missedVisit }: Encounter,
  { start }: Appointment,
): Promise<Turn | undefined> {
  const { reason, initiator } = missedVisit ?? {}
  if (!reason) return undefined
  const list = await listHere(context, 'cancellation-reason')
  const usual = list?.items.get(reason.code)?.props?.initiator
  const by = initiator ?? cancelInitiators.find((each) => each === usual) ?? 'System'
  const moment = { now: context.now.iso, start, by: context.actor.profile }
  return { status: 'cancelled', cancellation: calledOffNow({ reason, initiator: by }, moment) }
}

/** Nobody has received the patient: the visit is booked, or checked in by the beginning of its note alone. */
function isAwaited({ status, checkIn, attendees = [] }: Appointment): boolean {
  const isOpen = status === 'booked' || status === 'checked-in'
  return isOpen && checkIn?.arrivedAt === undefined && attendees.every(({ arrivedAt }) => !arrivedAt)
}

/** The appointment with another status, which its patient has too. */
async function turned(
  { stores }: Context,
  before: Appointment,
  changes: Turn,
): Promise<Outcome<Appointment>> {
  if (before.status === changes.status) return succeeded(before)
  const attendees = before.attendees?.map((each) =>
    each.subject.resourceType === 'Patient' ? { ...each, status: changes.status } : each,
  )
  const next = { ...before, ...changes, ...(attendees && { attendees }) }
  return stores.of('Appointment').update({ id: before.id, versionId: before.meta.versionId }, next)
}

async function fulfil(context: Context, encounter: Encounter): Promise<Outcome<void>> {
  const appointment = await optional(context, 'Appointment', encounter.appointment)
  if (!appointment.ok) return appointment
  if (!appointment.value) return succeeded(undefined)
  if (isOfGroup(appointment.value) && encounter.subject.resourceType !== 'Group') return succeeded(undefined)
  const { status } = appointment.value
  // Whom the desk has missed came after all, when the note of his session says so.
  if (status !== 'noshow' && !appointmentLifecycle[status].includes('fulfilled')) return succeeded(undefined)

  const { id, meta } = appointment.value
  const next = withAttendance({ ...appointment.value, status: 'fulfilled' as const }, encounter)
  const written = await context.stores.of('Appointment').update({ id, versionId: meta.versionId }, next)
  return written.ok ? succeeded(undefined) : written
}

/** Who came to a group's meeting was there, and who did not is said to have missed it. */
function withAttendance(appointment: Appointment, { visitStatusOverrides = [] }: Encounter): Appointment {
  if (!isOfGroup(appointment) || !appointment.attendees) return appointment
  const statusOf = { Show: 'fulfilled', NoShow: 'noshow', Cancelled: 'cancelled' } as const
  const attendees = appointment.attendees.map((each) => {
    if (each.subject.resourceType !== 'Patient') return each
    const own = visitStatusOverrides.find(({ patient }) => patient.id === each.subject.id)
    return attended({ ...each, status: statusOf[own?.status ?? 'Show'] }, own)
  })
  return { ...appointment, attendees }
}

type Attendee = NonNullable<Appointment['attendees']>[number]

const saidByNote: readonly (string | undefined)[] = ['late', 'left-early', 'excused']

/** Somebody's part in the meeting as the note says it: late, left early, excused, or as everybody. */
function attended(
  { attendance, leftAt: _leftAt, ...others }: Attendee,
  own: NonNullable<Encounter['visitStatusOverrides']>[number] | undefined,
): Attendee {
  const isOther = attendance !== undefined && !saidByNote.includes(attendance.code)
  const attendee: Attendee = isOther ? { ...others, attendance } : others
  if (own?.status === 'Cancelled') return { ...attendee, attendance: attendanceAs('excused') }
  const { arrived, left } = own ?? {}
  return {
    ...attendee,
    ...(arrived && { arrivedAt: arrived, attendance: attendanceAs('late') }),
    ...(left && { leftAt: left }),
    ...(left && !arrived && { attendance: attendanceAs('left-early') }),
  }
}
