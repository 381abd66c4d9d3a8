import { expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { CarePlanOutcome } from '#generated/types/care-plan-outcome.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { brokenThreads, type Threads } from './broken-threads.ts'

const today = '2026-03-31'
const way = { id: 'i1', statement: 'CBT', active: true }
const goalOf = (more: object = {}) => ({
  id: 'g1',
  statement: 'Sleep',
  start: '2025-12-01',
  status: 'InProgress',
  objectives: [{ id: 'o1', interventions: [way] }],
  ...more,
})
// Only what the threads are found by.
const planOf = (goal: object, more: object = {}) =>
  ({
    id: 'plan',
    status: 'Active',
    problems: [{ id: 'p1', active: true, condition: { id: 'c1' }, goals: [goal] }],
    ...more,
  }) as unknown as CarePlan
const diagnosis = (id: string, more: object = {}) =>
  ({ id, category: 'Diagnosis', clinicalStatus: 'Active', ...more }) as unknown as Condition
const session = (serviceDate: string, more: object = {}) =>
  ({ id: 's', status: 'Finished', visitStatus: 'Show', serviceDate, ...more }) as unknown as Encounter
const rating = (date: string) =>
  ({ carePlan: { id: 'plan' }, goalId: 'g1', date }) as unknown as CarePlanOutcome
const worked = { carePlanActivities: [{ carePlan: { id: 'plan' }, goalId: 'g1' }] }
const empty: Threads = { plans: [], outcomes: [], conditions: [], sessions: [] }
const kinds = (threads: Partial<Threads>) =>
  brokenThreads({ ...empty, ...threads }, today).map(({ kind }) => kind)

test('a chart whose thread holds has none: the diagnosis has a goal, the goal something to do, the session a word about it', () => {
  const threads = {
    plans: [planOf(goalOf())],
    conditions: [diagnosis('c1')],
    sessions: [session('2026-03-20', worked)],
    outcomes: [rating('2026-03-20')],
  }
  expect(kinds(threads)).toEqual([])
})

test('a diagnosis that no goal answers is one, a problem or a past diagnosis is not', () => {
  const plans = [planOf(goalOf({ start: '2026-03-01' }))]
  expect(kinds({ plans, conditions: [diagnosis('c2')] })).toEqual(['diagnosis-without-goal'])
  expect(kinds({ plans, conditions: [diagnosis('c2', { clinicalStatus: 'Resolved' })] })).toEqual([])
  expect(kinds({ plans, conditions: [diagnosis('c2', { category: 'ProblemListItem' })] })).toEqual([])
})

test('a goal in which nothing is to be done any more is one', () => {
  const stopped = [{ id: 'o1', interventions: [{ ...way, active: false }] }]
  expect(kinds({ plans: [planOf(goalOf({ objectives: stopped }))] })).toEqual(['goal-without-intervention'])
  expect(kinds({ plans: [planOf(goalOf({ objectives: [], status: 'Achieved' }))] })).toEqual([])
})

test('a goal that no session has touched for 60 days is one: on the 60th day it is not', () => {
  const plans = [planOf(goalOf())]
  expect(kinds({ plans })).toEqual(['goal-untouched'])
  expect(kinds({ plans, outcomes: [rating('2026-01-29')] })).toEqual(['goal-untouched'])
  expect(kinds({ plans, outcomes: [rating('2026-01-30')] })).toEqual([])
  expect(kinds({ plans, sessions: [session('2026-02-10', worked)] })).toEqual([])
  expect(kinds({ plans: [planOf(goalOf({ start: '2026-02-15' }))] })).toEqual([])
})

test('a session that was kept and says nothing of the plan is one, a missed or an unfinished one is not', () => {
  const plans = [planOf(goalOf({ start: '2026-03-01' }))]
  expect(kinds({ plans, sessions: [session('2026-03-20')] })).toEqual(['session-without-goal'])
  expect(kinds({ plans, sessions: [session('2026-03-20', { visitStatus: 'NoShow' })] })).toEqual([])
  expect(kinds({ plans, sessions: [session('2026-03-20', { status: 'Planned' })] })).toEqual([])
  expect(kinds({ plans, sessions: [session('2025-12-20')] })).toEqual([])
})

test('without a plan in force there is no thread that could break', () => {
  expect(kinds({ conditions: [diagnosis('c1')], sessions: [session('2026-03-20')] })).toEqual([])
  const plans = [planOf(goalOf(), { status: 'Draft' })]
  expect(kinds({ plans, conditions: [diagnosis('c2')] })).toEqual([])
})

test('what was done for a goal by the version before counts for the next one too', () => {
  const former = planOf(goalOf(), { status: 'Completed' })
  const next = planOf(goalOf(), { id: 'next', replaces: { id: 'plan' } })
  expect(kinds({ plans: [next, former], outcomes: [rating('2026-03-20')] })).toEqual([])
  expect(kinds({ plans: [next, former], sessions: [session('2026-03-20', worked)] })).toEqual([])
  expect(kinds({ plans: [next, former] })).toEqual(['goal-untouched'])
})

test('a diagnosis that was ruled out or entered in error asks for no goal', () => {
  const plans = [planOf(goalOf({ start: '2026-03-01' }))]
  for (const verification of ['RuledOut', 'EnteredInError'])
    expect(kinds({ plans, conditions: [diagnosis('c2', { verification })] })).toEqual([])
})
