import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'

type Standing = Pick<CarePlanGoal, 'status' | 'statusHistory'>

/** Was this goal or objective of a care plan open on that day, also for a part of it? */
export function wasOpenOn({ status, statusHistory = [] }: Standing, date: string): boolean {
  const changes = statusHistory.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))
  const later = changes.find(({ at = '' }) => at.slice(0, 10) > date)
  const thatDay = changes.filter(({ at = '' }) => at.slice(0, 10) === date)
  return (later?.from ?? status) === 'InProgress' || thatDay.some(({ from }) => from === 'InProgress')
}
