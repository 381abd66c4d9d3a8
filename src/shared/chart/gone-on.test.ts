import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { goneOn } from './gone-on.ts'

type Given = { readonly status?: string; readonly at?: string; readonly intervention?: object }

function plan({ status = 'InProgress', at = '2026-02-03T18:00:00Z', intervention = {} }: Given): CarePlan {
  const interventions = [{ id: 'i1', statement: 'Diary', active: true, ...intervention }]
  const objectives = [{ id: 'o1', statement: 'Sleep 6 hours', status: 'InProgress', interventions }]
  const goal = { id: 'g1', statement: 'Sleep', status, statusHistory: [{ to: status, at }], objectives }
  return { problems: [{ id: 'p1', active: true, goals: [goal] }] } as unknown as CarePlan
}

const goalOf = ({ problems = [] }: CarePlan) => problems[0]?.goals?.[0]

test('what ended in the plan in force while its next version waited has ended in that too', () => {
  const former = plan({ status: 'Achieved', at: '2026-02-10T18:00:00Z' })
  expect(goalOf(goneOn(plan({}), former, '2026-02-03'))?.status).toBe('Achieved')
})

test('what was set in the next version later stays as it was set', () => {
  const former = plan({ status: 'Achieved', at: '2026-02-01T18:00:00Z' })
  expect(goalOf(goneOn(plan({}), former, '2026-02-03'))?.status).toBe('InProgress')
})

test('what is no longer done since the draft was begun is not done any more; what ended before and was taken up in it is', () => {
  const since = goneOn(plan({}), plan({ intervention: { active: false, end: '2026-02-10' } }), '2026-02-03')
  expect(goalOf(since)?.objectives?.[0]?.interventions?.[0]).toMatchObject({
    active: false,
    end: '2026-02-10',
  })
  const before = goneOn(plan({}), plan({ intervention: { active: false, end: '2026-01-10' } }), '2026-02-03')
  expect(goalOf(before)?.objectives?.[0]?.interventions?.[0]).toMatchObject({ active: true })
})
