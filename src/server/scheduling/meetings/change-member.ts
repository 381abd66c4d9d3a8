import type { ActInputs } from '#generated/operations/operations.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Group } from '#generated/types/group.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { permits } from '#shared/permissions/permits.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { joinMeetings } from './join-meetings.ts'

type Input = ActInputs['group.changeMember']
type Membership = NonNullable<Group['members']>[number]

/**
 * Somebody joins a group, is on hold or leaves, judged as a plain write of the group would be; in the same act the coming meetings
 * follow. A plan is computed by the same code and writes nothing.
 */
export const changeMember: Handler<'group.changeMember'> = async (context, input) => {
  const store = context.stores.of('Group')
  const found = await store.get(input.id)
  if (!found.ok) return found
  const { value: before } = found
  if (before.meta.versionId !== input.versionId) return failed(staleVersion(before.meta.versionId))
  const place = placeOf(context, before, input)
  if (!place.ok) return place
  const coming = await comingMeetings(context, before)
  if (!coming.ok) return coming
  const isPlan = input.planOnly === true
  const written = await writeGroup(context, { before, after: withPlace(before, place.value) }, isPlan)
  if (!written.ok) return written

  const leaves = isEnded(place.value) ? coming.value.filter(expects(place.value.patient.id)).length : 0
  const isActive = before.members?.some(({ id, status }) => id === input.member && status === 'Active')
  const isJoining = place.value.status === 'Active' && !isActive && input.withMeetings !== false
  const joined = await joinMeetings(context, {
    meetings: isJoining ? coming.value.filter(isSince(place.value.period?.start)) : [],
    newcomer: { subject: place.value.patient, ...episodeOf(place.value) },
    isPlan,
  })
  return joined.ok ? succeeded({ isPlan, leaves, ...joined.value }) : joined
}

type Rewriting = { readonly before: Group; readonly after: Group }

async function writeGroup(context: Context, change: Rewriting, isPlan: boolean): Promise<Outcome<void>> {
  const guard = context.guardOf('Group')
  const judged = await guard.beforeWrite(context, { operation: 'update', ...change })
  if (!judged.ok) return judged
  if (isPlan) return succeeded(undefined)
  const { id, meta } = change.before
  const stored = await context.stores.of('Group').update({ id, versionId: meta.versionId }, judged.value)
  if (!stored.ok) return stored
  return guard.afterWrite(context, { operation: 'update', before: change.before, after: stored.value })
}

function placeOf(context: Context, { members = [] }: Group, input: Input): Outcome<Membership> {
  const { member, patient, episodeOfCare, status, period, note } = input
  const said = { status, ...(period && { period }), ...(note !== undefined && note !== '' && { note }) }
  if (member === undefined)
    return patient
      ? succeeded({ id: context.newId(), patient, ...(episodeOfCare && { episodeOfCare }), ...said })
      : refuse('/patient', 'scheduling.patient-missing')
  const known = members.find(({ id }) => id === member)
  if (!known) return refuse('/member', 'scheduling.no-such-member')
  const { note: _note, ...rest } = known
  return succeeded({ ...rest, ...said })
}

function withPlace(group: Group, place: Membership): Group {
  const { members = [] } = group
  const isKnown = members.some(({ id }) => id === place.id)
  return {
    ...group,
    members: isKnown ? members.map((each) => (each.id === place.id ? place : each)) : [...members, place],
  }
}

/** The meetings of a group that have not begun, as far as the asker may change appointments at all. */
async function comingMeetings(context: Context, { id }: Group): Promise<Outcome<readonly Appointment[]>> {
  if (!permits(context.actor.granted, 'Appointment:Update')) return succeeded([])
  const filters = [
    { field: 'group', op: 'eq', value: id },
    { field: 'start', op: 'gt', value: context.now.iso },
    { field: 'status', op: 'in', value: ['proposed', 'pending', 'booked'] },
  ] as const
  const found = await context.stores.of('Appointment').find({ filters, pageSize: 500 })
  return found.ok ? succeeded(found.value.rows) : found
}

function isEnded({ status }: Membership): boolean {
  return status === 'Completed' || status === 'Discharged'
}

function expects(patientId: string): (meeting: Appointment) => boolean {
  return ({ attendees = [] }) =>
    attendees.some(({ subject, status }) => subject.id === patientId && status !== 'cancelled')
}

function isSince(day: string | undefined): (meeting: Appointment) => boolean {
  return ({ start, timezone }) =>
    start !== undefined && (day === undefined || localDate(start, timezone) >= day)
}

function episodeOf({ episodeOfCare }: Membership): Pick<Membership, 'episodeOfCare'> {
  return episodeOfCare ? { episodeOfCare } : {}
}
