import type { CarePlan } from '#generated/types/care-plan.ts'

/** A plan and those whose next version it is, one after the other, as far as they are known; the newest first. */
export function planLineage(plan: CarePlan, plans: readonly CarePlan[]): readonly CarePlan[] {
  const found = [plan]
  for (let last: CarePlan | undefined = plan; last; ) {
    const { replaces }: CarePlan = last
    last = plans.find(({ id }) => id === replaces?.id && !found.some((known) => known.id === id))
    if (last) found.push(last)
  }
  return found
}
