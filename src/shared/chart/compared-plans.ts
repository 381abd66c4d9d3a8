import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanGoal } from '#generated/types/care-plan-goal.ts'

/** One part of a plan, as far as two versions of it are compared. */
export type ComparedPart = {
  readonly id: string
  readonly kind: 'problem' | 'goal' | 'objective' | 'intervention'
  readonly statement: string
  readonly target?: string
  readonly status?: CarePlanGoal['status']
  /** It is not worked on any more. */
  readonly isOver: boolean
}

/** A part in both versions, or in one of them. */
export type ComparedParts = {
  readonly id: string
  readonly kind: ComparedPart['kind']
  readonly change: 'same' | 'changed' | 'added' | 'removed'
  readonly before?: ComparedPart
  readonly after?: ComparedPart
}

type Plan = Pick<CarePlan, 'problems'>

/** Two versions of a plan part by part, in the order of the newer one; what it has no more stands behind what came before it. */
export function comparedPlans(older: Plan, newer: Plan): readonly ComparedParts[] {
  const [before, after] = [partsOf(older), partsOf(newer)]
  const rows: ComparedParts[] = after.map((part) =>
    compared(
      before.find(({ id }) => id === part.id),
      part,
    ),
  )
  before.forEach((part, index) => {
    if (after.some(({ id }) => id === part.id)) return
    const previous = rows.findIndex(({ id }) => id === before[index - 1]?.id)
    rows.splice(previous + 1, 0, { id: part.id, kind: part.kind, change: 'removed', before: part })
  })
  return rows
}

function compared(before: ComparedPart | undefined, after: ComparedPart): ComparedParts {
  const { id, kind } = after
  if (!before) return { id, kind, change: 'added', after }
  const isSame = says(before) === says(after)
  return { id, kind, change: isSame ? 'same' : 'changed', before, after }
}

function says({ statement, target, status, isOver }: ComparedPart): string {
  return JSON.stringify([statement, target, status, isOver])
}

function partsOf({ problems = [] }: Plan): readonly ComparedPart[] {
  return problems.flatMap(({ id, statement, active, goals = [] }) => [
    { id, kind: 'problem' as const, statement, isOver: active === false },
    ...goals.flatMap(({ objectives = [], ...goal }) => [
      aim('goal', goal),
      ...objectives.flatMap(({ interventions = [], ...objective }) => [
        aim('objective', objective),
        ...interventions.map((work) => ({
          ...{ id: work.id, kind: 'intervention' as const, statement: work.statement },
          isOver: work.active === false,
        })),
      ]),
    ]),
  ])
}

type Aim = Pick<CarePlanGoal, 'id' | 'statement' | 'target' | 'status'>

function aim(kind: 'goal' | 'objective', { id, statement, target, status }: Aim): ComparedPart {
  return { id, kind, statement, target, status, isOver: status !== 'InProgress' }
}
