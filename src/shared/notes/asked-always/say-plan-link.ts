import { standingActivities } from '#shared/chart/standing-activities.ts'
import { activitiesIn, isInPlan } from '#shared/notes/facts/activities-in.ts'
import { dayOfService } from './day-of-service.ts'
import { type Looked, type Opinion, right, wrong } from './opinion.ts'
import { plansOn } from './plans-on.ts'

const severities = { Warn: 'Warn', Block: 'Block' } as const

/** First contacts come before there is a plan. */
const exempt: readonly string[] = ['assessment', 'crisis']

/** Whether the note names a goal of the care plan of that day, where service or definition ask for it; how much it matters is the practice's choice. */
export function sayPlanLink({ note, session, chosen }: Looked): Opinion | undefined {
  const { encounter, service, related } = session
  const { missingPlanLink = 'Warn', requiresCarePlanLink = false } = chosen
  const isAsked = requiresCarePlanLink || service?.requiresCarePlanLink === true
  const isExempt = note.kind === 'AssessmentNote' || exempt.includes(service?.category.code ?? '')
  if (!isAsked || isExempt || missingPlanLink === 'Off') return undefined
  const plans = plansOn(related?.plans, dayOfService(encounter))
  if (!plans) return undefined

  const severity = severities[missingPlanLink]
  if (plans.length === 0) return wrong('notes.no-plan-that-day', {}, severity)
  const links = [...activitiesIn(note), ...standingActivities(encounter)]
  const isLinked = links.some((link) =>
    plans.some((plan) => plan.id === link.carePlan.id && isInPlan(plan, link)),
  )
  return isLinked ? right('notes.plan-link-there') : wrong('notes.plan-link-missing', {}, severity)
}
