import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { openUnderEnded, reviewDoubts } from './review-doubts.ts'
import { changesPlan, endedPlan, type ReviewItem, reviewedPlan } from './reviewed-plan.ts'

const span = { start: '2026-01-05', target: '2026-07-01', status: 'InProgress' } as const
const objective = (id: string) => ({
  ...{ id, statement: `Objective ${id}`, ...span },
  interventions: [
    {
      ...{ id: `i-${id}`, statement: 'Sleep diary', kind: { code: 'cbt', display: 'CBT' } },
      ...{ responsible: { id: 'a', resourceType: 'Practitioner' as const }, start: span.start, active: true },
    },
  ],
})
const plan: Pick<CarePlan, 'problems'> = {
  problems: [
    {
      ...{ id: 'p1', statement: 'Worries', rank: 1, active: true },
      goals: [{ id: 'g1', statement: 'Rest', ...span, objectives: [objective('o1'), objective('o2')] }],
    },
  ],
}
const whole = plan as CarePlan
const at = { problemId: 'p1', goalId: 'g1' }
const item = (decision: ReviewItem['decision'], more: Partial<ReviewItem> = {}): ReviewItem => ({
  ...at,
  decision,
  ...more,
})
const rest = [item('Continue', { objectiveId: 'o1' }), item('Continue', { objectiveId: 'o2' })]
const goalIn = (next: CarePlan) => next.problems?.[0]?.goals?.[0]

test('what is achieved or abandoned ends where it stands, and nothing else changes', () => {
  const items = [
    item('Continue'),
    item('Achieve', { objectiveId: 'o1' }),
    item('Abandon', { objectiveId: 'o2', interventionId: 'i-o2' }),
  ]
  const next = endedPlan(whole, { items, day: '2026-04-01' })
  expect(changesPlan(items)).toBe(false)
  expect(goalIn(next)).toMatchObject({
    status: 'InProgress',
    objectives: [
      { status: 'Achieved' },
      { status: 'InProgress', interventions: [{ active: false, end: '2026-04-01' }] },
    ],
  })
  expect(goalIn(whole)?.objectives?.[0]?.status).toBe('InProgress')
})

test('what is modified says what was agreed and is taken up again where it had ended; what is added stands last', () => {
  const items = [
    item('Modify', { statement: 'Sleep' }),
    item('Modify', { objectiveId: 'o1', target: '2026-09-01' }),
    item('Add', { goalId: 'g2', statement: 'Walk', target: '2026-10-01' }),
    item('Add', { goalId: 'g2', objectiveId: 'o9', statement: 'Walk twice', target: '2026-10-01' }),
  ]
  const ended = endedPlan(whole, { items: [item('Abandon', { objectiveId: 'o1' })], day: '2026-04-01' })
  const next = reviewedPlan(ended, { items, day: '2026-04-01' })
  expect(changesPlan(items)).toBe(true)
  expect(next.problems?.[0]?.goals).toMatchObject([
    { id: 'g1', statement: 'Sleep', objectives: [{ status: 'InProgress', target: '2026-09-01' }, {}] },
    {
      id: 'g2',
      start: '2026-04-01',
      status: 'InProgress',
      objectives: [{ id: 'o9', statement: 'Walk twice' }],
    },
  ])
})

test.each<[string, readonly ReviewItem[], readonly object[]]>([
  ['everything decided', [item('Continue'), ...rest], []],
  ['a goal left out', rest, [{ kind: 'undecided', name: 'Rest' }]],
  [
    'abandoned without a reason',
    [item('Abandon', { comment: ' ' }), ...rest],
    [{ kind: 'no-reason', item: 0 }],
  ],
  ['modified without saying how', [item('Modify'), ...rest], [{ kind: 'no-change', item: 0 }]],
  ['decided twice', [item('Continue'), ...rest, item('Achieve')], [{ kind: 'twice', item: 3 }]],
  [
    'a part of another plan',
    [item('Continue'), ...rest, item('Continue', { goalId: 'x' })],
    [{ kind: 'no-such-part' }],
  ],
  [
    'an addition without a date',
    [item('Continue'), ...rest, item('Add', { goalId: 'g2', statement: 'Walk' })],
    [{ kind: 'incomplete', field: 'target' }],
  ],
  [
    'an addition under a goal that nobody has',
    [
      item('Continue'),
      ...rest,
      item('Add', { goalId: 'x', objectiveId: 'y', statement: 'Walk', target: '2026-09-01' }),
    ],
    [{ kind: 'no-such-part' }],
  ],
  [
    'an addition that takes the place of something',
    [item('Continue'), ...rest, item('Add', { objectiveId: 'o1', statement: 'Walk', target: '2026-09-01' })],
    [{ kind: 'twice' }],
  ],
])('a review is judged: %s', (_name, items, doubts) => {
  const found = reviewDoubts(plan, items).filter(({ kind }) => kind !== 'objectives-open')
  expect(found).toHaveLength(doubts.length)
  expect(found).toMatchObject(doubts)
})

test('a goal that ends names the objectives that would stay open beneath it', () => {
  const items = [
    item('Achieve'),
    item('Achieve', { objectiveId: 'o1' }),
    item('Continue', { objectiveId: 'o2' }),
  ]
  expect(openUnderEnded(plan, items)).toEqual([{ kind: 'objectives-open', name: 'Objective o2' }])
})

test('what has ended is not ended in another way', () => {
  const achieved = endedPlan(whole, { items: [item('Achieve', { objectiveId: 'o1' })], day: '2026-04-01' })
  const again = [
    item('Continue'),
    item('Achieve', { objectiveId: 'o1' }),
    item('Continue', { objectiveId: 'o2' }),
  ]
  const otherwise = again.map((each) =>
    each.objectiveId === 'o1' ? { ...each, decision: 'Abandon' as const, comment: 'No.' } : each,
  )
  expect(reviewDoubts(achieved, again)).toEqual([])
  expect(reviewDoubts(achieved, otherwise)).toMatchObject([{ kind: 'ended', item: 1, field: 'decision' }])
})
