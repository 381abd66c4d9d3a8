import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { planLineage } from './plan-lineage.ts'
import { standingActivities } from './standing-activities.ts'

/** Where the golden thread of a chart is broken, from diagnosis to goal to what is done to what is written. */
export type BrokenThread =
  | { readonly kind: 'diagnosis-without-goal'; readonly condition: Condition }
  | { readonly kind: 'goal-without-intervention'; readonly plan: CarePlan; readonly goal: string }
  | { readonly kind: 'goal-untouched'; readonly plan: CarePlan; readonly goal: string }
  | { readonly kind: 'session-without-goal'; readonly session: Encounter }

/** What a chart's threads are looked for in; a list that the reader may not see is left empty. */
export type Threads = {
  readonly plans: readonly CarePlan[]
  readonly outcomes: readonly CarePlanOutcome[]
  readonly conditions: readonly Condition[]
  readonly sessions: readonly Encounter[]
}

/** How many days a goal may rest, and for how long back sessions are looked at. */
const days = 60

/**
 * The broken threads of a chart on a day: an active diagnosis that no plan in force answers, an open goal in which nothing is to be
 * done or that no session has touched for 60 days, and a session of these days that was kept and says nothing of the plan. Without a
 * plan in force there is no thread.
 */
export function brokenThreads(threads: Threads, today: string): readonly BrokenThread[] {
  const plans = threads.plans.filter(({ status }) => status === 'Active')
  if (plans.length === 0) return []
  const since = plusDays(today, -days)
  return [
    ...unanswered(plans, threads.conditions),
    ...plans.flatMap((plan) => inPlan(plan, threads, since)),
    ...threads.sessions
      .filter((session) => isWithout(session, since))
      .map((session) => ({ kind: 'session-without-goal', session }) as const),
  ]
}

function unanswered(plans: readonly CarePlan[], conditions: readonly Condition[]): readonly BrokenThread[] {
  const answered = new Set(
    plans
      .flatMap(({ problems = [] }) => problems)
      .flatMap(({ condition, goals = [] }) => (condition && goals.length > 0 ? [condition.id] : [])),
  )
  return conditions
    .filter(({ category, clinicalStatus }) => category === 'Diagnosis' && clinicalStatus === 'Active')
    .filter(({ verification }) => verification !== 'RuledOut' && verification !== 'EnteredInError')
    .filter(({ id }) => !answered.has(id))
    .map((condition) => ({ kind: 'diagnosis-without-goal', condition }))
}

function inPlan(
  plan: CarePlan,
  { plans, outcomes, sessions }: Threads,
  since: string,
): readonly BrokenThread[] {
  // What was done by an earlier version of the plan was done for the same goal.
  const versions = new Set(planLineage(plan, plans).map(({ id }) => id))
  const touched = (goalId: string) =>
    outcomes.some(
      ({ carePlan, goalId: rated, date }) => versions.has(carePlan.id) && rated === goalId && date >= since,
    ) ||
    sessions.some(
      (session) =>
        session.serviceDate >= since &&
        standingActivities(session).some((each) => versions.has(each.carePlan.id) && each.goalId === goalId),
    )
  return (plan.problems ?? [])
    .filter(({ active }) => active)
    .flatMap(({ goals = [] }) => goals)
    .filter(({ status }) => status === 'InProgress')
    .flatMap(({ id, statement, start, objectives = [] }): readonly BrokenThread[] => {
      const hasWay = objectives.some(({ interventions = [] }) => interventions.some(({ active }) => active))
      if (!hasWay) return [{ kind: 'goal-without-intervention', plan, goal: statement }]
      return start >= since || touched(id) ? [] : [{ kind: 'goal-untouched', plan, goal: statement }]
    })
}

function isWithout(session: Encounter, since: string): boolean {
  const { serviceDate, status, visitStatus } = session
  const isDue = status === 'Finished' && visitStatus === 'Show' && serviceDate >= since
  return isDue && standingActivities(session).length === 0
}
