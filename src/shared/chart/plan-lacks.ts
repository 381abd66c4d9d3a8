import type { CarePlan } from '#generated/types/care-plan.ts'

/** What a care plan lacks: of which problem, goal or objective, and whether it keeps the plan from being signed. */
export type PlanLack = {
  readonly kind: 'problem' | 'goal' | 'objective' | 'intervention' | 'measurable'
  readonly blocks: boolean
  readonly of?: string
}

/**
 * What a chart's care plan lacks before it is signed: each active problem has a goal, each goal an objective, each objective
 * something to be done; an objective without a number in it, or a measure, is hardly measurable, which is only said. What has ended
 * lacks nothing any more.
 */
export function planLacks({ problems = [] }: Pick<CarePlan, 'problems'>): readonly PlanLack[] {
  const active = problems.filter((problem) => problem.active)
  if (active.length === 0) return [{ kind: 'problem', blocks: true }]
  return active.flatMap(({ statement, goals = [] }) =>
    goals.length === 0
      ? [{ kind: 'goal', blocks: true, of: statement } as const]
      : goals.filter(isOpen).flatMap((goal): readonly PlanLack[] => {
          const { objectives = [] } = goal
          if (objectives.length === 0) return [{ kind: 'objective', blocks: true, of: goal.statement }]
          return objectives.filter(isOpen).flatMap((objective) => lacksOf(objective))
        }),
  )
}

function isOpen({ status }: { readonly status: string }): boolean {
  return status === 'InProgress'
}

type Objective = NonNullable<
  NonNullable<NonNullable<CarePlan['problems']>[number]['goals']>[number]['objectives']
>[number]

function lacksOf({ statement, measure, interventions = [] }: Objective): readonly PlanLack[] {
  const isMeasurable = measure !== undefined || /\d/.test(statement)
  return [
    ...(interventions.some(({ active }) => active)
      ? []
      : [{ kind: 'intervention', blocks: true, of: statement } as const]),
    ...(isMeasurable ? [] : [{ kind: 'measurable', blocks: false, of: statement } as const]),
  ]
}
