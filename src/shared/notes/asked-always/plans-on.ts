import type { CarePlan } from '#generated/types/care-plan.ts'

/** The care plans that were signed and valid on a day; undefined when they were not looked up. */
export function plansOn(
  plans: readonly CarePlan[] | undefined,
  date: string,
): readonly CarePlan[] | undefined {
  return plans?.filter(
    ({ status, period }) =>
      signed.includes(status) && (period.start ?? date) <= date && date <= (period.end ?? date),
  )
}

/** A plan that was completed or revoked later was valid before. */
const signed: readonly CarePlan['status'][] = ['Active', 'OnHold', 'Completed', 'Revoked']
