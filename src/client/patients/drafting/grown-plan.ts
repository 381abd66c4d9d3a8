import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { CarePlanIntervention } from '#generated/types/care-plan-intervention.ts'
import type { CarePlanObjective } from '#generated/types/care-plan-objective.ts'
import type { CarePlanProblem } from '#generated/types/care-plan-problem.ts'

/** Where in a plan something is added, by the id of what it is added to. */
export type PlanPlace =
  | { readonly kind: 'problem' }
  | { readonly kind: 'goal' | 'objective' | 'intervention'; readonly under: string }

/** What is added, as it is typed. */
export type PlanPart = {
  readonly statement: string
  /** The day by which a goal or an objective is to be reached. */
  readonly target: string
  /** What kind of work an intervention is. */
  readonly way: CarePlanIntervention['kind'] | undefined
  /** How often in each of those spans; an empty text says nothing of it. */
  readonly times: string
  readonly per: NonNullable<CarePlanIntervention['frequency']>['per']
}

/** Does it say all that its place asks for? */
export function isWhole({ kind }: PlanPlace, { statement, target, way }: PlanPart): boolean {
  if (statement.trim() === '') return false
  if (kind === 'intervention') return way !== undefined
  return kind === 'problem' || target !== ''
}

/** Does the plan have a part of this id already, whose adding was not answered? */
export function holdsPart({ problems = [] }: CarePlan, id: string): boolean {
  const goals = problems.flatMap((each) => each.goals ?? [])
  const objectives = goals.flatMap((each) => each.objectives ?? [])
  const interventions = objectives.flatMap((each) => each.interventions ?? [])
  return [...problems, ...goals, ...objectives, ...interventions].some((each) => each.id === id)
}

/** The plan with one more problem, goal, objective or intervention, last in its place. */
export function grownPlan(
  plan: CarePlan,
  place: PlanPlace,
  { part, id }: { part: PlanPart; id: string },
): CarePlan {
  const { problems = [], period, author } = plan
  const statement = part.statement.trim()
  if (place.kind === 'problem') {
    const rank = Math.max(0, ...problems.map((each) => each.rank)) + 1
    return { ...plan, problems: [...problems, { id, statement, rank, active: true }] }
  }
  const aim = { id, statement, start: period.start, target: part.target, status: 'InProgress' } as const
  const work = (): CarePlanIntervention | undefined =>
    part.way && {
      ...{ id, statement, kind: part.way, start: period.start, active: true },
      responsible: { id: author.id, resourceType: 'Practitioner' },
      ...(Number(part.times) > 0 && { frequency: { count: Number(part.times), per: part.per } }),
    }
  return {
    ...plan,
    problems: problems.map((problem) => {
      if (place.kind === 'goal') return problem.id === place.under ? withGoal(problem, aim) : problem
      return withGoals(problem, (goal) => {
        if (place.kind === 'objective') return goal.id === place.under ? withObjective(goal, aim) : goal
        return withObjectives(goal, (objective) => {
          const added = objective.id === place.under ? work() : undefined
          return added
            ? { ...objective, interventions: [...(objective.interventions ?? []), added] }
            : objective
        })
      })
    }),
  }
}

function withGoal(problem: CarePlanProblem, goal: CarePlanGoal): CarePlanProblem {
  return { ...problem, goals: [...(problem.goals ?? []), goal] }
}

function withObjective(goal: CarePlanGoal, objective: CarePlanObjective): CarePlanGoal {
  return { ...goal, objectives: [...(goal.objectives ?? []), objective] }
}

function withGoals(problem: CarePlanProblem, change: (goal: CarePlanGoal) => CarePlanGoal): CarePlanProblem {
  return problem.goals ? { ...problem, goals: problem.goals.map(change) } : problem
}

function withObjectives(
  goal: CarePlanGoal,
  change: (objective: CarePlanObjective) => CarePlanObjective,
): CarePlanGoal {
  return goal.objectives ? { ...goal, objectives: goal.objectives.map(change) } : goal
}
