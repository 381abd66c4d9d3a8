import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import type { CarePlanIntervention } from '#generated/types/care-plan-intervention.ts'
import type { CarePlanObjective } from '#generated/types/care-plan-objective.ts'
import type { CarePlanProblem } from '#generated/types/care-plan-problem.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'

/** What a meeting decided about one part of a plan. */
export type ReviewItem = NonNullable<CarePlanSession['items']>[number]

type Meeting = { readonly items: readonly ReviewItem[]; readonly day: string }

/** Whether a meeting says something else than what was signed: then a new version is signed. */
export function changesPlan(items: readonly ReviewItem[]): boolean {
  return items.some(({ decision }) => decision === 'Modify' || decision === 'Add')
}

/** The plan in which what a meeting found achieved or abandoned has ended; what it says stays. */
export function endedPlan(plan: CarePlan, { items, day }: Meeting): CarePlan {
  return withParts(plan, (part, about) => endedPart(part, decided(items, about), day))
}

/** The plan as a meeting wants it to go on: what was achieved or abandoned has ended, the rest says what was agreed. */
export function reviewedPlan(plan: CarePlan, meeting: Meeting): CarePlan {
  const { items } = meeting
  const reworded = withParts(endedPlan(plan, meeting), (part, about) =>
    rewordedPart(part, decided(items, about)),
  )
  const added = items.filter(({ decision }) => decision === 'Add')
  const problems = (reworded.problems ?? []).map((problem) => withAdded(problem, added, meeting.day))
  return { ...reworded, ...(reworded.problems && { problems }) }
}

/** Which part: a goal, an objective of it, or what is done for that. */
type About = Pick<ReviewItem, 'goalId' | 'objectiveId' | 'interventionId'>

/** What was decided about a part itself, not about what stands beneath it. */
export function decided(items: readonly ReviewItem[], about: About): ReviewItem | undefined {
  return items.find(
    ({ goalId, objectiveId, interventionId }) =>
      goalId === about.goalId && objectiveId === about.objectiveId && interventionId === about.interventionId,
  )
}

type Part = CarePlanGoal | CarePlanObjective | CarePlanIntervention
type ChangePart = <Changed extends Part>(part: Changed, about: About) => Changed

function withParts(plan: CarePlan, change: ChangePart): CarePlan {
  const objective = (each: CarePlanObjective, goalId: string): CarePlanObjective => ({
    ...change(each, { goalId, objectiveId: each.id }),
    ...(each.interventions && {
      interventions: each.interventions.map((intervention) =>
        change(intervention, { goalId, objectiveId: each.id, interventionId: intervention.id }),
      ),
    }),
  })
  const goal = (each: CarePlanGoal): CarePlanGoal => ({
    ...change(each, { goalId: each.id }),
    ...(each.objectives && { objectives: each.objectives.map((under) => objective(under, each.id)) }),
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

const endings = { Achieve: 'Achieved', Abandon: 'Abandoned' } as const

function endedPart<Changed extends Part>(part: Changed, item: ReviewItem | undefined, day: string): Changed {
  const { decision } = item ?? {}
  if (decision !== 'Achieve' && decision !== 'Abandon') return part
  if ('status' in part) return { ...part, status: endings[decision] }
  return { ...part, active: false, end: day }
}

/** What had ended and is modified is taken up again. */
function rewordedPart<Changed extends Part>(part: Changed, item: ReviewItem | undefined): Changed {
  if (item?.decision !== 'Modify') return part
  const { statement, target } = item
  const said = statement === undefined ? part : { ...part, statement }
  if (!('status' in said)) return said
  return { ...said, status: 'InProgress', ...(target !== undefined && { target }) }
}

function withAdded(problem: CarePlanProblem, added: readonly ReviewItem[], day: string): CarePlanProblem {
  const here = added.filter(({ problemId }) => problemId === problem.id)
  if (here.length === 0) return problem
  const goals = here
    .filter(({ objectiveId }) => objectiveId === undefined)
    .map((item): CarePlanGoal => newPart(item.goalId, item, day))
  return {
    ...problem,
    goals: [...(problem.goals ?? []), ...goals].map((goal) => withObjectives(goal, here, day)),
  }
}

function withObjectives(goal: CarePlanGoal, added: readonly ReviewItem[], day: string): CarePlanGoal {
  const here = added.flatMap(({ goalId, objectiveId, ...said }) =>
    goalId === goal.id && objectiveId !== undefined ? [newPart(objectiveId, said, day)] : [],
  )
  return here.length === 0 ? goal : { ...goal, objectives: [...(goal.objectives ?? []), ...here] }
}

function newPart(id: string, { statement = '', target = '' }: Partial<ReviewItem>, start: string) {
  return { id, statement, start, target, status: 'InProgress' as const }
}
