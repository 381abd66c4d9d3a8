import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { planLacks } from '#shared/chart/plan-lacks.ts'
import { grownPlan, holdsPart, isWhole, type PlanPart, type PlanPlace } from './grown-plan.ts'

const part = (statement: string, more: Partial<PlanPart> = {}): PlanPart => ({
  statement,
  target: '2026-06-30',
  way: undefined,
  times: '',
  per: 'week',
  ...more,
})
// Of a plan only what is grown.
const begun = {
  id: 'plan',
  status: 'Draft',
  period: { start: '2026-03-04' },
  author: { id: 'okafor', resourceType: 'Practitioner' },
  problems: [{ id: 'p1', statement: 'Cannot rest', rank: 1, active: true }],
} as unknown as CarePlan
const cbt = { code: 'cbt', display: 'CBT' }

test('a draft grows from its problem to what is done for it, and lacks nothing then', () => {
  const steps: readonly (readonly [PlanPlace, PlanPart])[] = [
    [{ kind: 'goal', under: 'p1' }, part('Sleep through the night')],
    [{ kind: 'objective', under: 'n1' }, part(' 6 hours on 5 nights ')],
    [{ kind: 'intervention', under: 'n2' }, part('Sleep diary', { way: cbt, times: '2' })],
  ]
  const plan = steps.reduce(
    (known, [place, added], index) => grownPlan(known, place, { part: added, id: `n${index + 1}` }),
    begun,
  )
  expect(planLacks(plan)).toEqual([])
  expect(['p1', 'n1', 'n2', 'n3', 'n4'].map((id) => holdsPart(plan, id))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
  expect(plan.problems?.[0]?.goals?.[0]).toMatchObject({
    statement: 'Sleep through the night',
    start: '2026-03-04',
    target: '2026-06-30',
    status: 'InProgress',
    objectives: [
      {
        statement: '6 hours on 5 nights',
        interventions: [
          { kind: cbt, responsible: { id: 'okafor' }, frequency: { count: 2, per: 'week' }, active: true },
        ],
      },
    ],
  })
})

test('a problem comes last, and what is added elsewhere leaves the others as they are', () => {
  const more = grownPlan(begun, { kind: 'problem' }, { part: part('Safe housing'), id: 'n1' })
  expect(more.problems?.map(({ rank, statement }) => [rank, statement])).toEqual([
    [1, 'Cannot rest'],
    [2, 'Safe housing'],
  ])
  expect(grownPlan(more, { kind: 'goal', under: 'gone' }, { part: part('x'), id: 'n2' })).toEqual(more)
})

test('a goal needs a day, an intervention its kind, and all of them words', () => {
  expect(isWhole({ kind: 'problem' }, part('Safe housing', { target: '' }))).toBe(true)
  expect(isWhole({ kind: 'goal', under: 'p1' }, part('Rest', { target: '' }))).toBe(false)
  expect(isWhole({ kind: 'intervention', under: 'o1' }, part('Diary'))).toBe(false)
  expect(isWhole({ kind: 'intervention', under: 'o1' }, part('Diary', { way: cbt, target: '' }))).toBe(true)
  expect(isWhole({ kind: 'objective', under: 'g1' }, part('  '))).toBe(false)
})
