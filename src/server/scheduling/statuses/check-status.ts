import type { Appointment } from '#generated/types/appointment.ts'
import { isSessionSigned } from '#server/note-parts/frozen/notes-of-session-query.ts'
import { optional } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { isOfPortal } from '#shared/permissions/circles-of.ts'
import {
  groupStatus,
  mayBeMissed,
  needsCheckIn,
  type StatusFacts,
  statusAfter,
} from '#shared/scheduling/appointment-lifecycle.ts'
import { calledOffNow } from '#shared/scheduling/called-off-now.ts'
import { statusSince } from '#shared/scheduling/status-since.ts'
import { milliseconds } from '#shared/time/span.ts'
import { membersFollow } from './members-follow.ts'
import { withArrival } from './with-arrival.ts'

/** The appointment with a status that may follow the one before; a cancellation gets its moment, its author and how late it came. */
export async function checkStatus(
  context: Context,
  before: Appointment | undefined,
  wanted: Appointment,
): Promise<Outcome<Appointment>> {
  const facts = await statusFacts(context, before, wanted)
  if (!facts.ok) return facts

  const status = wanted.isGroup
    ? statusOfGroup(context, before, { wanted, facts: facts.value })
    : wanted.status
  const next = statusAfter(facts.value, status, context.now.iso)
  if (!next.ok) return next
  const missed = checkMissed(context.now.iso, before, wanted)
  if (!missed.ok) return missed
  const followed = membersFollow(stamped(context, { ...wanted, status }, before), before)
  return succeeded(withArrival(context, followed, before))
}

async function statusFacts(
  context: Context,
  before: Appointment | undefined,
  wanted: Appointment,
): Promise<Outcome<StatusFacts>> {
  const encounter = await optional(context, 'Encounter', before?.encounter)
  if (!encounter.ok) return encounter
  const isSigned = before?.encounter ? await isSessionSigned(context, before.encounter.id) : false

  return succeeded({
    from: before?.status ?? 'new',
    start: wanted.start,
    timezone: wanted.timezone,
    since: before && statusSince(before),
    hasSignedNote: isSigned,
    hasFinishedSession: encounter.value?.status === 'Finished',
    needsCheckIn: needsCheckIn(wanted),
    hasCancellation: wanted.cancellation !== undefined,
  })
}

/** The attendees make a group's status, unless somebody asks for another one by hand; that it is called off, with its reason, is always asked for. */
function statusOfGroup(
  context: Context,
  before: Appointment | undefined,
  { wanted, facts }: { readonly wanted: Appointment; readonly facts: StatusFacts },
): Appointment['status'] {
  if (!before || wanted.status !== before.status) return wanted.status

  const people = (wanted.attendees ?? []).filter((each) => each.subject.resourceType === 'Patient')
  const hasStarted = wanted.start !== undefined && milliseconds(wanted.start) <= context.now.milliseconds
  const computed = groupStatus(
    people.map((each) => each.status ?? 'booked'),
    { hasStarted, hasFinishedSession: facts.hasFinishedSession },
  )
  const isOpen = ['booked', 'arrived', 'checked-in'].includes(before.status)
  return isOpen && statusAfter(facts, computed, context.now.iso).ok ? computed : wanted.status
}

/** Nobody who takes part has missed what has not begun, as the whole appointment has not. Who is said to have already stays so where it is moved. */
function checkMissed(
  now: string,
  before: Appointment | undefined,
  wanted: Appointment,
): Outcome<Appointment> {
  if (mayBeMissed(wanted.start, now)) return succeeded(wanted)
  const statusBefore = new Map(before?.attendees?.map(({ id, status }) => [id, status]))
  const findings = (wanted.attendees ?? []).flatMap(({ id, status }, index) =>
    status === 'noshow' && statusBefore.get(id) !== 'noshow'
      ? [blocking(`/attendees/${index}/status`, 'scheduling.absent-before-start')]
      : [],
  )
  if (findings.length === 0) return succeeded(wanted)
  return failed({ kind: 'invalid', subStatus: subStatuses.statusChange, findings })
}

function stamped(context: Context, wanted: Appointment, before: Appointment | undefined): Appointment {
  const { cancellation, start } = wanted
  if (!cancellation || wanted.status !== 'cancelled' || before?.status === 'cancelled') return wanted

  const said = isOfPortal(context.actor) ? { ...cancellation, initiator: 'Patient' as const } : cancellation
  const moment = { now: context.now.iso, start, by: context.actor.profile }
  return { ...wanted, cancellation: calledOffNow(said, moment) }
}
