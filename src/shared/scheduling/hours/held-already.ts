import type { Schedule } from '#generated/types/schedule.ts'

/** What decides whether two schedules of one owner meet; one that is not stored yet has no id. */
type Held = Pick<Schedule, 'active' | 'period'> & { readonly id?: string | undefined }

/** Of the schedules of an owner the first other one that is active on some of the same days: on each day there is one. */
export function heldAlready<Other extends Held>(
  schedule: Held,
  schedules: readonly Other[],
): Other | undefined {
  if (!schedule.active) return undefined
  return schedules.find(
    (other) => other.id !== schedule.id && other.active && meetsDays(schedule.period, other.period),
  )
}

function meetsDays(one: Schedule['period'] = {}, other: Schedule['period'] = {}): boolean {
  return isNotAfter(one.start, other.end) && isNotAfter(other.start, one.end)
}

/** What is not said is open. */
function isNotAfter(start: string | undefined, end: string | undefined): boolean {
  return start === undefined || end === undefined || start.slice(0, 10) <= end.slice(0, 10)
}
