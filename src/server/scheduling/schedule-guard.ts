import type { Schedule } from '#generated/types/schedule.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { holdWhileBooking } from '#server/scheduling/booking/slots-query.ts'
import { schedulesOf } from '#server/scheduling/finding/schedules-of.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { equal } from '#shared/patch/equal.ts'
import { hasFlag } from '#shared/permissions/granted.ts'
import { heldAlready } from '#shared/scheduling/hours/held-already.ts'
import { hoursProblems } from '#shared/scheduling/hours/hours-problems.ts'

/**
 * Whoever a schedule is shared with reads its owner's private events, so its owner shares it, or somebody who reads them anyway.
 * Hours that end before they begin, or say the same time twice, are refused, and so is a second schedule for the same days.
 */
export const scheduleGuard: Guard<'Schedule'> = {
  beforeWrite: async (context, change) => {
    const { operation, after } = change
    if (operation === 'delete') return succeeded(after)
    const permitted = mayShare(context, change)
    if (!permitted.ok) return permitted
    const hours = operation === 'restore' ? succeeded(undefined) : checkHours(change)
    if (!hours.ok) return hours
    const alone = await checkAlone(context, change)
    return alone.ok ? succeeded(after) : alone
  },
}

function mayShare({ actor }: Context, { operation, before, after }: Change<'Schedule'>): Outcome<void> {
  const known = new Set(operation === 'restore' ? [] : sharedIn(before))
  const fresh = sharedIn(after).filter((id) => !known.has(id))
  const isActivated = before?.active === false && after.active === true
  const shares = fresh.length > 0 || (isActivated && sharedIn(after).length > 0)
  const may = after.owner.id === actor.profile?.id || hasFlag(actor.granted, 'CanSeePrivateEvents')
  return shares && !may ? refuse('/sharedWith', 'scheduling.not-yours-to-share') : succeeded(undefined)
}

function sharedIn(schedule: Schedule | undefined): readonly string[] {
  return (schedule?.sharedWith ?? []).map(({ id }) => id)
}

/** What is wrong about hours is said by whoever changes them; other changes are not held up by it. */
function checkHours({ before, after }: Change<'Schedule'>): Outcome<void> {
  if (before && equal(hoursIn(before), hoursIn(after))) return succeeded(undefined)
  const findings = hoursProblems(after)
    .filter(({ stops }) => stops)
    .map(({ kind, pointer, date = '' }) => blocking(pointer, `availability.problem-${kind}`, { day: date }))
  return findings.length > 0 ? failed({ kind: 'invalid', findings }) : succeeded(undefined)
}

function hoursIn({ availability = [], exceptions = [], period }: Schedule): object {
  return { availability, exceptions, ...(period && { period }) }
}

/** On each day an owner has one active schedule; of two who write at once the second is told. */
async function checkAlone(
  context: Context,
  { operation, before, after }: Change<'Schedule'>,
): Promise<Outcome<void>> {
  const isAsBefore =
    operation === 'update' && before?.active === after.active && equal(before.period, after.period)
  if (!after.active || isAsBefore) return succeeded(undefined)
  await holdWhileBooking(context, [`schedule:${after.owner.id}`])
  const found = await schedulesOf(context, after.owner.id)
  if (!found.ok) return found
  const other = heldAlready(after, found.value)
  return other
    ? refuse('/period', 'availability.problem-second', { kind: 'conflict', parameters: { name: other.name } })
    : succeeded(undefined)
}
