import type { Appointment } from '#generated/types/appointment.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { isOfGroup } from '#server/note-parts/is-of-group.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { isAmong } from '#shared/chart/standing-activities.ts'
import { activitiesIn } from '#shared/notes/facts/activities-in.ts'
import { isMemberPart } from '#shared/notes/group/is-member-part.ts'
import type { NoteParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { appointmentLifecycle } from '#shared/scheduling/appointment-lifecycle.ts'
import { attendanceAs } from '#shared/scheduling/attendance-as.ts'
import { countUnits, type Policies } from './count-units.ts'

/** With the last required signature the session is Finished and its appointment fulfilled, also one that was said to be missed; a missed visit is settled as that, and one member's note says nothing of the group's meeting. */
export async function finishSession(
  context: Context,
  parts: NoteParts,
  policies: Policies,
): Promise<Outcome<void>> {
  const told = await toldAgain(context, parts)
  if (!told.ok) return told
  const encounter = told.value
  if (!encounter || encounter.status === 'Finished') return succeeded(undefined)
  if (encounter.visitStatus !== 'Show') return settled(context, encounter, encounter.visitStatus)

  const taken = await countUnits(context, parts, policies)
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

/** Of a visit that was missed, the session says so for good. */
async function settled(
  context: Context,
  encounter: Encounter,
  status: 'NoShow' | 'Cancelled',
): Promise<Outcome<void>> {
  const { id, meta } = encounter
  if (encounter.status === status) return succeeded(undefined)
  const written = await context.stores
    .of('Encounter')
    .update({ id, versionId: meta.versionId }, { ...encounter, status })
  return written.ok ? succeeded(undefined) : written
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
