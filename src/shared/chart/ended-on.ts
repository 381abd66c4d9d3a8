import type { CarePlan } from '#generated/types/care-plan.ts'

/** The span of a plan that ends on a day: not later than it was meant to, and not before it began. */
export function endedOn({ start, end }: CarePlan['period'], day: string): CarePlan['period'] {
  const last = end !== undefined && end < day ? end : day
  return { start, end: last < start ? start : last }
}
