import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'
import { decided, type ReviewItem } from './reviewed-plan.ts'

/** Why a meeting cannot be completed as it stands; `item` counts from nought. */
export type ReviewDoubt = {
  readonly kind:
    | 'undecided'
    | 'twice'
    | 'no-such-part'
    | 'no-reason'
    | 'no-change'
    | 'ended'
    | 'objectives-open'
    | 'incomplete'
  readonly item?: number
  readonly field?: 'comment' | 'statement' | 'target' | 'decision'
  readonly name?: string
}

type Plan = Pick<CarePlan, 'problems'>

/** What keeps the decisions about a plan from being carried out: each open goal and objective is decided about, once, and with its reason. */
export function reviewDoubts(plan: Plan, items: readonly ReviewItem[]): readonly ReviewDoubt[] {
  const each = items.flatMap((item, index) => itemDoubts(plan, items, { item, index }))
  return [...each, ...undecided(plan, items), ...openUnderEnded(plan, items)]
}

/** Objectives that would stay in progress under a goal that ends: that is meant, or forgotten. */
export function openUnderEnded(plan: Plan, items: readonly ReviewItem[]): readonly ReviewDoubt[] {
  const ended = goalsOf(plan).filter(({ id }) => ends(decided(items, { goalId: id })))
  return ended.flatMap((goal) =>
    (goal.objectives ?? [])
      .filter(({ id, status }) => {
        const item = decided(items, { goalId: goal.id, objectiveId: id })
        return !ends(item) && (status === 'InProgress' || item?.decision === 'Modify')
      })
      .map(({ statement }): ReviewDoubt => ({ kind: 'objectives-open', name: statement })),
  )
}

type Placed = { readonly item: ReviewItem; readonly index: number }

function itemDoubts(
  plan: Plan,
  items: readonly ReviewItem[],
  { item, index }: Placed,
): readonly ReviewDoubt[] {
  if (decided(items, item) !== item) return [{ kind: 'twice', item: index }]
  if (item.decision === 'Add') return addedDoubts(plan, items, { item, index })
  const part = partOf(plan, item)
  if (!part) return [{ kind: 'no-such-part', item: index }]
  const at = { item: index, name: part.statement }
  const isOpen = part.status === undefined || part.status === 'InProgress'
  if (ends(item) && !isOpen && part.status !== endOf(item))
    return [{ kind: 'ended', ...at, field: 'decision' }]
  if (item.decision === 'Abandon' && (item.comment ?? '').trim() === '')
    return [{ kind: 'no-reason', ...at, field: 'comment' }]
  if (item.decision === 'Modify' && item.statement === undefined && item.target === undefined)
    return [{ kind: 'no-change', ...at, field: 'statement' }]
  return []
}

/** What is added says what it is and by when, under something that is there, and takes the place of nothing. */
function addedDoubts(
  plan: Plan,
  items: readonly ReviewItem[],
  { item, index }: Placed,
): readonly ReviewDoubt[] {
  const { problemId, goalId, objectiveId, interventionId, statement, target } = item
  const isGoal = objectiveId === undefined
  const problem = plan.problems?.find(({ id }) => id === problemId)
  const isUnder =
    isGoal ||
    problem?.goals?.some(({ id }) => id === goalId) === true ||
    items.some((each) => each.decision === 'Add' && each.goalId === goalId && each.objectiveId === undefined)
  if (!problem || !isUnder || interventionId !== undefined || partOf(plan, item))
    return [{ kind: 'no-such-part', item: index }]
  if (statement === undefined) return [{ kind: 'incomplete', item: index, field: 'statement' }]
  return target === undefined ? [{ kind: 'incomplete', item: index, field: 'target' }] : []
}

function undecided(plan: Plan, items: readonly ReviewItem[]): readonly ReviewDoubt[] {
  const parts = goalsOf(plan).flatMap((goal) => [
    { ...goal, about: { goalId: goal.id } },
    ...(goal.objectives ?? []).map((each) => ({ ...each, about: { goalId: goal.id, objectiveId: each.id } })),
  ])
  return parts
    .filter(({ status, about }) => status === 'InProgress' && !decided(items, about))
    .map(({ statement }): ReviewDoubt => ({ kind: 'undecided', name: statement }))
}

function partOf(plan: Plan, { problemId, goalId, objectiveId, interventionId }: ReviewItem) {
  const problem = plan.problems?.find(({ id }) => id === problemId)
  const goal = problem?.goals?.find(({ id }) => id === goalId)
  if (objectiveId === undefined) return interventionId === undefined ? goal : undefined
  const objective = goal?.objectives?.find(({ id }) => id === objectiveId)
  if (interventionId === undefined) return objective
  const intervention = objective?.interventions?.find(({ id }) => id === interventionId)
  return intervention && { ...intervention, status: undefined }
}

function goalsOf({ problems = [] }: Plan): readonly CarePlanGoal[] {
  return problems.flatMap(({ goals = [] }) => goals)
}

function ends(item: ReviewItem | undefined): boolean {
  return item?.decision === 'Achieve' || item?.decision === 'Abandon'
}

function endOf({ decision }: ReviewItem): string {
  return decision === 'Achieve' ? 'Achieved' : 'Abandoned'
}
