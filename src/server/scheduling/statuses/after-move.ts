import type { Appointment } from '#generated/types/appointment.ts'
import type { Context } from '#server/operations/handler.ts'
import { milliseconds } from '#shared/time/span.ts'

/**
 * An appointment that goes to another time or another person: who had confirmed has not confirmed this one, unless that is said with
 * the move, and the history says when it moved. Reminders follow the start by themselves (`reminders`).
 */
export function afterMove(
  context: Context,
  wanted: Appointment,
  before: Appointment | undefined,
): Appointment {
  if (!before?.start || !isElsewhere(before, wanted)) return wanted
  const attendees = wanted.attendees?.map((each) => {
    const { confirmation } = before.attendees?.find(({ id }) => id === each.id) ?? {}
    const isAsOfOld = each.confirmation && JSON.stringify(each.confirmation) === JSON.stringify(confirmation)
    return isAsOfOld ? { ...each, confirmation: { state: 'Unconfirmed' as const } } : each
  })
  return { ...wanted, ...(attendees && { attendees }), ...moveNoted(context, wanted, before) }
}

/** A change of status is noted by itself, for every type. */
function moveNoted(
  { now, actor }: Context,
  { status }: Appointment,
  before: Appointment,
): Pick<Appointment, 'statusHistory'> {
  if (status !== before.status) return {}
  const by = actor.profile ? { by: actor.profile } : {}
  return {
    statusHistory: [...(before.statusHistory ?? []), { from: status, to: status, at: now.iso, ...by }],
  }
}

function isElsewhere(before: Appointment, after: Appointment): boolean {
  if (before.owner.id !== after.owner.id) return true
  return (
    before.start !== undefined &&
    after.start !== undefined &&
    milliseconds(before.start) !== milliseconds(after.start)
  )
}
