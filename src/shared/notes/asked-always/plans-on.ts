import type { CarePlan } from '#generated/types/care-plan.ts'

/** The care plans that were signed and in force on a day; undefined when they were not looked up. */
export function plansOn(
  plans: readonly CarePlan[] | undefined,
  date: string,
): readonly CarePlan[] | undefined {
  return plans?.filter(
    (plan) =>
      signed.includes(plan.status) &&
      (plan.period.start ?? date) <= date &&
      date <= (plan.period.end ?? date) &&
      !isFollowed(plan, plans, date),
  )
}

/** A plan that was completed or revoked later was valid before. */
const signed: readonly CarePlan['status'][] = ['Active', 'OnHold', 'Completed', 'Revoked']

/** Of a plan that is over and does not say since when: had another of its kind and enrollment begun by that day? */
function isFollowed(plan: CarePlan, plans: readonly CarePlan[], date: string): boolean {
  const { status, period, kind, episodeOfCare } = plan
  if (status === 'Active' || status === 'OnHold' || period.end !== undefined) return false
  return plans.some(
    (other) =>
      other.id !== plan.id &&
      signed.includes(other.status) &&
      other.kind === kind &&
      other.episodeOfCare?.id === episodeOfCare?.id &&
      (other.period.start ?? '') > (period.start ?? '') &&
      (other.period.start ?? '') <= date,
  )
}
