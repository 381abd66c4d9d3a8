import { describe, expect, test } from 'vitest'
import type { CarePlan } from '#generated/types/care-plan.ts'
import type { Condition } from '#generated/types/condition.ts'
import type { Note } from '#generated/types/note.ts'
import { assessmentsAmong, draftedPlan, formerOf, type PlanDraft } from './drafted-plan.ts'

const draft: PlanDraft = {
  title: 'Treatment plan ',
  kind: 'Treatment',
  episode: 'e1',
  start: '2026-03-04',
  assessment: 'a1',
  turned: [],
  needs: 'Safe housing\n\n  A ride to the clinic ',
  patientStatement: '',
}
// Of a condition only what a plan takes from it.
const condition = (id: string, category: Condition['category'], display: string) =>
  ({ id, category, code: { code: id, display } }) as Condition
const conditions = [
  condition('c1', 'Diagnosis', 'Generalized anxiety disorder'),
  condition('c2', 'Problem', 'Trouble falling asleep'),
]
const around = () => {
  let made = 0
  return {
    patientId: 'p1',
    author: { id: 'okafor', resourceType: 'Practitioner' as const },
    conditions,
    reviewIntervalDays: 60,
    former: undefined,
    newId: () => {
      made += 1
      return `n${made}`
    },
  }
}
const statements = (plan: ReturnType<typeof draftedPlan>) =>
  plan.problems?.map(({ statement, rank }) => [rank, statement])

describe('a care plan that is drafted from an assessment', () => {
  test('has a problem for each active diagnosis and each need in free words, in this order', () => {
    const plan = draftedPlan(draft, around())
    expect(statements(plan)).toEqual([
      [1, 'Generalized anxiety disorder'],
      [2, 'Safe housing'],
      [3, 'A ride to the clinic'],
    ])
    expect(plan.problems?.[0]).toMatchObject({ id: 'n1', active: true, condition: { id: 'c1' } })
    expect(plan).toMatchObject({
      status: 'Draft',
      title: 'Treatment plan',
      assessment: [{ id: 'a1', resourceType: 'Note' }],
      episodeOfCare: { id: 'e1' },
      reviewIntervalDays: 60,
      author: { id: 'okafor' },
    })
    expect(plan).not.toHaveProperty('patientStatement')
  })

  test('takes problems that somebody ticks, and leaves out diagnoses that somebody takes out', () => {
    const plan = draftedPlan({ ...draft, turned: ['c1', 'c2'], needs: '' }, around())
    expect(statements(plan)).toEqual([[1, 'Trouble falling asleep']])
  })

  test('follows the plan in force of its kind and enrollment, and no other', () => {
    // Of a plan only what decides.
    const plan = (id: string, more: Partial<CarePlan>) =>
      ({ id, kind: 'Treatment', status: 'Active', episodeOfCare: { id: 'e1' }, ...more }) as CarePlan
    const plans = [
      plan('ended', { status: 'Completed' }),
      plan('crisis', { kind: 'Crisis' }),
      plan('former', {}),
    ]
    expect(formerOf(plans, draft)?.id).toBe('former')
    expect(formerOf(plans, { ...draft, episode: '' })).toBeUndefined()
    const [, , former] = plans
    expect(draftedPlan(draft, { ...around(), former })).toMatchObject({ replaces: { id: 'former' } })
  })

  test('rests on an assessment that is final, the newest first', () => {
    // Of a note only what decides.
    const note = (id: string, serviceDate: string, more: Partial<Note> = {}) =>
      ({ id, kind: 'AssessmentNote', status: 'Final', serviceDate, ...more }) as Note
    const notes = [
      note('old', '2025-01-10'),
      note('draft', '2026-03-01', { status: 'Preliminary' }),
      note('new', '2026-02-01', { status: 'Amended' }),
      note('visit', '2026-03-03', { kind: 'Note' }),
    ]
    expect(assessmentsAmong(notes).map(({ id }) => id)).toEqual(['new', 'old'])
  })
})
