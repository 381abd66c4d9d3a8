import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { CarePlanIntervention } from '#generated/types/care-plan-intervention.ts'
import type { CarePlanObjective } from '#generated/types/care-plan-objective.ts'

type Parts = {
  readonly goals: readonly CarePlanGoal[]
  readonly objectives: readonly CarePlanObjective[]
  readonly interventions: readonly CarePlanIntervention[]
}

/**
 * A plan that follows another, with what became of the same goals, objectives and interventions in the former one since the new one was
 * drafted on a day: what ended there while its signatures were waited for has ended here too. What was set in the draft later stays.
 */
export function goneOn(plan: CarePlan, former: CarePlan, drafted: string): CarePlan {
  const before = partsOf(former)
  const objective = (part: CarePlanObjective): CarePlanObjective => ({
    ...standing(part, before.objectives),
    ...(part.interventions && {
      interventions: part.interventions.map((each) => ended(each, before.interventions, drafted)),
    }),
  })
  const goal = (part: CarePlanGoal): CarePlanGoal => ({
    ...standing(part, before.goals),
    ...(part.objectives && { objectives: part.objectives.map(objective) }),
  })
  return {
    ...plan,
    ...(plan.problems && {
      problems: plan.problems.map((problem) => ({
        ...problem,
        ...(problem.goals && { goals: problem.goals.map(goal) }),
      })),
    }),
  }
}

function partsOf({ problems = [] }: CarePlan): Parts {
  const goals = problems.flatMap((problem) => problem.goals ?? [])
  const objectives = goals.flatMap((goal) => goal.objectives ?? [])
  return { goals, objectives, interventions: objectives.flatMap((each) => each.interventions ?? []) }
}

type Standing = CarePlanGoal | CarePlanObjective

function standing<Part extends Standing>(part: Part, before: readonly Standing[]): Part {
  const former = before.find(({ id }) => id === part.id)
  return former && changedLast(former) > changedLast(part) ? { ...part, status: former.status } : part
}

function changedLast({ statusHistory = [] }: Standing): string {
  return (
    statusHistory
      .map(({ at }) => at ?? '')
      .toSorted()
      .at(-1) ?? ''
  )
}

function ended(
  part: CarePlanIntervention,
  before: readonly CarePlanIntervention[],
  drafted: string,
): CarePlanIntervention {
  const { active = true, end } = before.find(({ id }) => id === part.id) ?? {}
  return part.active && !active && end !== undefined && end >= drafted ? { ...part, active, end } : part
}
