import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { ServiceDay } from './plans-on.ts'

type Standing = Pick<CarePlanGoal, 'status' | 'statusHistory'>

/** Was this goal or objective of a care plan open on that day, also for a part of it? */
export function wasOpenOn({ status, statusHistory = [] }: Standing, { date, dayOf }: ServiceDay): boolean {
  const changes = statusHistory.flatMap(({ at, from }) => (at ? [{ at, from, day: dayOf(at) }] : []))
  const inOrder = changes.toSorted((one, other) => one.at.localeCompare(other.at))
  const later = inOrder.find(({ day }) => day > date)
  const thatDay = inOrder.filter(({ day }) => day === date)
  return (later?.from ?? status) === 'InProgress' || thatDay.some(({ from }) => from === 'InProgress')
}
