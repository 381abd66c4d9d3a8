import type { CarePlan } from '#generated/types/care-plan.ts'
import type { DischargeStep } from '#generated/types/discharge-step.ts'
import type { Context } from '#server/operations/handler.ts'
import { endedOn } from '#shared/chart/ended-on.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type DischargeWork, type Discharging, type EndingEpisode, workOn } from './discharge-work.ts'

type Problem = NonNullable<CarePlan['problems']>[number]
type Goal = NonNullable<Problem['goals']>[number]

/** The care plans of an enrollment that are in force or on hold: a discharge completes them, with all that is still open in them. */
export async function closingPlans(
  context: Context,
  ending: EndingEpisode,
): Promise<Outcome<readonly DischargeWork[]>> {
  const filters = [{ field: 'episodeOfCare', op: 'eq', value: ending.episode.id }] as const
  const found = await context.stores.of('CarePlan').find({ filters, pageSize: 100 })
  if (!found.ok) return found
  const works: DischargeWork[] = []
  for (const plan of found.value.rows.filter(({ status }) => status === 'Active' || status === 'OnHold'))
    works.push(
      await workOn(context, ending, {
        type: 'CarePlan',
        before: plan,
        after: (discharging) => closed(plan, discharging),
        steps: stepsOf(plan),
      }),
    )
  return succeeded(works)
}

function stepsOf(plan: CarePlan): readonly DischargeStep[] {
  const row = { id: plan.id, resourceType: 'CarePlan' }
  const goals = (plan.problems ?? []).flatMap((problem) => problem.goals ?? [])
  const open = goals.flatMap((goal) => [goal, ...(goal.objectives ?? [])].filter(isOpen))
  return [
    { kind: 'Plan', row, text: plan.title },
    ...open.map(({ id, statement }) => ({ kind: 'Goal' as const, row, part: id, text: statement })),
  ]
}

function isOpen({ status }: Pick<Goal, 'status'>): boolean {
  return status === 'InProgress'
}

function closed(plan: CarePlan, { date, goalStatus }: Discharging): CarePlan {
  const ended = <Part extends Pick<Goal, 'id' | 'status'>>(part: Part): Part =>
    isOpen(part) ? { ...part, status: goalStatus(part.id) } : part
  const goal = (each: Goal): Goal => ({
    ...ended(each),
    ...(each.objectives && { objectives: each.objectives.map(ended) }),
  })
  return {
    ...plan,
    status: 'Completed',
    period: endedOn(plan.period, date),
    ...(plan.problems && {
      problems: plan.problems.map((problem) => ({
        ...problem,
        ...(problem.goals && { goals: problem.goals.map(goal) }),
      })),
    }),
  }
}
