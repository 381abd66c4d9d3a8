import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { comparedPlans } from './compared-plans.ts'
import { planLineage } from './plan-lineage.ts'

const span = { start: '2026-01-05', target: '2026-07-01', status: 'InProgress' } as const
const goal = (id: string, more: object = {}) => ({ id, statement: `Goal ${id}`, ...span, ...more })
const planOf = (...goals: readonly ReturnType<typeof goal>[]) => ({
  problems: [{ id: 'p1', statement: 'Worries', rank: 1, active: true, goals }],
})

test('two versions stand side by side: what is the same, changed, added, and what the newer one has no more, where it stood', () => {
  const older = planOf(goal('g1'), goal('g2'), goal('g3'))
  const newer = planOf(goal('g1', { status: 'Achieved' }), goal('g3'), goal('g4'))
  const rows = comparedPlans(older, newer)
  expect(rows.map(({ id, change }) => `${id} ${change}`)).toEqual([
    'p1 same',
    'g1 changed',
    'g2 removed',
    'g3 same',
    'g4 added',
  ])
  expect(rows[1]).toMatchObject({ before: { status: 'InProgress' }, after: { status: 'Achieved' } })
  expect(rows[2]).not.toHaveProperty('after')
})

test('a plan is followed back through the versions that are known, and never in a circle', () => {
  const plan = (id: string, former?: string) =>
    ({ id, ...(former !== undefined && { replaces: { id: former, resourceType: 'CarePlan' } }) }) as CarePlan
  const ids = (...all: readonly CarePlan[]) =>
    all
      .slice(0, 1)
      .flatMap((first) => planLineage(first, all))
      .map(({ id }) => id)
  expect(ids(plan('c', 'b'), plan('a'), plan('b', 'a'))).toEqual(['c', 'b', 'a'])
  expect(ids(plan('c', 'b'))).toEqual(['c'])
  expect(ids(plan('a', 'b'), plan('b', 'a'))).toEqual(['a', 'b'])
})
