import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import { type Answers, isRecord } from '#shared/answers/answer.ts'
import type { ServiceDay } from '#shared/notes/asked-always/plans-on.ts'
import { wasOpenOn } from '#shared/notes/asked-always/was-open-on.ts'

/** What can be worked on in a session: an objective of the plan, or a goal that has none. */
export type Aim = {
  readonly key: string
  readonly statement: string
  readonly target: string
  /** What the answer says of it, whatever is said about the work. */
  readonly names: Answers
  readonly interventions: readonly { readonly id: string; readonly statement: string }[]
}

/** A goal of the plan with what can be worked on, for the question about goals of a form. */
export type AimedGoal = {
  readonly id: string
  readonly problem: string
  readonly statement: string
  readonly aims: readonly Aim[]
}

/** The goals of a plan that were open on a day, each with the objectives that were, as its author has put them in order. */
export function aimsOf(plan: CarePlan, day: ServiceDay): readonly AimedGoal[] {
  const carePlan = { id: plan.id, resourceType: 'CarePlan', display: plan.display }
  return (plan.problems ?? [])
    .filter(({ active, goals = [] }) => active || goals.some((goal) => hasChangedSince(goal, day)))
    .flatMap(({ id: problemId, statement: problem, goals = [] }) =>
      goals
        .filter((goal) => wasOpenOn(goal, day))
        .map((goal) => {
          const named = { carePlan, problemId, goalId: goal.id }
          const open = (goal.objectives ?? []).filter((objective) => wasOpenOn(objective, day))
          const aims = open.map(({ id, statement, target, interventions = [] }) => ({
            key: keyOf({ ...named, objectiveId: id }),
            statement,
            target,
            names: { ...named, objectiveId: id, statement },
            interventions: interventions.filter(({ active }) => active),
          }))
          const whole = {
            key: keyOf(named),
            statement: goal.statement,
            target: goal.target,
            names: { ...named, statement: goal.statement },
            interventions: [],
          }
          const { id, statement } = goal
          return { id, problem, statement, aims: aims.length > 0 ? aims : [whole] }
        }),
    )
}

/** A problem that is put away now may have been worked on then: its goals say so. */
function hasChangedSince(
  { statusHistory = [] }: Pick<Goal, 'statusHistory'>,
  { date, dayOf }: ServiceDay,
): boolean {
  return statusHistory.some(({ at }) => at !== undefined && dayOf(at) > date)
}

type Goal = NonNullable<NonNullable<CarePlan['problems']>[number]['goals']>[number]

/** Which objective or goal of which plan a row of the answer is about. */
export function keyOf({ carePlan, goalId, objectiveId }: Answers): string {
  return [isRecord(carePlan) ? carePlan.id : '', goalId, objectiveId ?? ''].join('/')
}

/** The newest rating of each objective or goal. */
export function lastRatings(outcomes: readonly CarePlanOutcome[]): ReadonlyMap<string, CarePlanOutcome> {
  const oldestFirst = outcomes.toSorted((one, other) => one.date.localeCompare(other.date))
  return new Map(
    oldestFirst.map((outcome) => {
      const { carePlan, goalId, objectiveId } = outcome
      return [[carePlan.id, goalId, objectiveId ?? ''].join('/'), outcome]
    }),
  )
}
