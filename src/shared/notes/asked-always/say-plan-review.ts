import { dayOfService } from './day-of-service.ts'
import { type Looked, type Opinion, right, wrong } from './opinion.ts'
import { plansOn } from './plans-on.ts'

/** Where the plan is made or reviewed anew, or nobody could have looked at it before. */
const exempt: readonly string[] = ['assessment', 'crisis', 'care-planning']

/** Whether the care plan of that day should have been reviewed before it. */
export function sayPlanReview({ note, session }: Looked): Opinion | undefined {
  const { encounter, service, related } = session
  if (note.kind === 'AssessmentNote' || exempt.includes(service?.category.code ?? '')) return undefined
  const plans = plansOn(related?.plans, dayOfService(encounter))?.filter(({ status }) => status === 'Active')
  if (!plans || plans.length === 0) return undefined

  const due = plans.map(({ nextReview }) => nextReview ?? '').filter((day) => day !== '')
  const overdue = due.filter((day) => day < encounter.serviceDate).toSorted()[0]
  return overdue === undefined
    ? right('notes.plan-review-fresh')
    : wrong('notes.plan-review-overdue', { day: overdue })
}
