import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import { planLacks } from './plan-lacks.ts'

const way = { id: 'i1', statement: 'CBT', active: true }
const open = { status: 'InProgress' }
const objective = { id: 'o1', ...open, statement: 'Sleep 6 hours by May', interventions: [way] }
const goal = { id: 'g1', ...open, statement: 'Sleep', objectives: [objective] }
const problem = { id: 'p1', statement: 'Cannot rest', active: true, goals: [goal] }
// Only what is looked at.
const lacks = (problems: readonly object[]) => planLacks({ problems } as unknown as CarePlan)

test('a plan that reaches from a problem to something to be done lacks nothing', () => {
  expect(lacks([problem])).toEqual([])
})

test('whatever ends too early is named, and stands in the way', () => {
  expect(lacks([])).toEqual([{ kind: 'problem', blocks: true }])
  expect(lacks([{ ...problem, active: false }])).toEqual([{ kind: 'problem', blocks: true }])
  expect(lacks([{ ...problem, goals: [] }])).toEqual([{ kind: 'goal', blocks: true, of: 'Cannot rest' }])
  expect(lacks([{ ...problem, goals: [{ ...goal, objectives: [] }] }])).toEqual([
    { kind: 'objective', blocks: true, of: 'Sleep' },
  ])
  const idle = { ...objective, interventions: [{ ...way, active: false }] }
  expect(lacks([{ ...problem, goals: [{ ...goal, objectives: [idle] }] }])).toEqual([
    { kind: 'intervention', blocks: true, of: 'Sleep 6 hours by May' },
  ])
})

test('an objective without a number is hardly measurable, which is only said; a measure makes up for it', () => {
  const vague = { ...objective, statement: 'Sleep better' }
  const hint = [{ kind: 'measurable', blocks: false, of: 'Sleep better' }]
  expect(lacks([{ ...problem, goals: [{ ...goal, objectives: [vague] }] }])).toEqual(hint)
  const measured = { ...vague, measure: { direction: 'Decrease', targetValue: 9 } }
  expect(lacks([{ ...problem, goals: [{ ...goal, objectives: [measured] }] }])).toEqual([])
})

test('what has ended keeps nothing from being signed: its interventions are over, and nobody adds others', () => {
  const over = [{ ...way, active: false }]
  const achieved = { ...objective, id: 'o2', status: 'Achieved', interventions: over }
  const abandoned = { ...objective, id: 'o3', status: 'Abandoned', interventions: [] }
  expect(lacks([{ ...problem, goals: [{ ...goal, objectives: [objective, achieved, abandoned] }] }])).toEqual(
    [],
  )
  const ended = { ...goal, id: 'g2', status: 'Achieved', objectives: [] }
  expect(lacks([{ ...problem, goals: [goal, ended] }])).toEqual([])
})
