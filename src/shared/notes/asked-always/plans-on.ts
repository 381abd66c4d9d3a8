import type { CarePlan } from '#generated/types/care-plan.ts'
import { signaturesOf, validSignatures } from '#shared/notes/steps-for.ts'

/** A day of service, and on which day something happened where the service was given. */
export type ServiceDay = { readonly date: string; readonly dayOf: (instant: string) => string }

/** The care plans that were signed and in force on a day; undefined when they were not looked up. */
export function plansOn(
  plans: readonly CarePlan[] | undefined,
  day: ServiceDay,
): readonly CarePlan[] | undefined {
  const { date } = day
  return plans?.filter(
    (plan) =>
      signed.includes(plan.status) &&
      since(plan, day) <= date &&
      date <= (plan.period.end ?? date) &&
      !isFollowed(plan, plans, day),
  )
}

/** A plan that was completed or revoked later was valid before. */
const signed: readonly CarePlan['status'][] = ['Active', 'OnHold', 'Completed', 'Revoked']

/** A plan is in force from the day that it says, and not before its last signature, which brought it into force. */
function since(plan: CarePlan, { dayOf }: ServiceDay): string {
  const days = validSignatures(signaturesOf(plan)).flatMap(({ signedAt }) =>
    signedAt ? [dayOf(signedAt)] : [],
  )
  return [plan.period.start ?? '', ...days].toSorted().at(-1) ?? ''
}

/** Of a plan that is over: had its next version, or another of its kind and enrollment, come into force by that day? */
function isFollowed(plan: CarePlan, plans: readonly CarePlan[], day: ServiceDay): boolean {
  const { status, kind, episodeOfCare } = plan
  if (status === 'Active' || status === 'OnHold') return false
  return plans.some(
    (other) =>
      other.id !== plan.id &&
      signed.includes(other.status) &&
      (other.replaces?.id === plan.id ||
        (other.kind === kind && other.episodeOfCare?.id === episodeOfCare?.id)) &&
      since(other, day) > since(plan, day) &&
      since(other, day) <= day.date,
  )
}
