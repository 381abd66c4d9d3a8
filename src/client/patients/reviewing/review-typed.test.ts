import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import type { CarePlanSession } from '#generated/types/care-plan-session.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import {
  itemsOf,
  type ReviewTyped,
  reviewParts,
  saidIn,
  typedIn,
  withPart,
  withRestContinued,
} from './review-typed.ts'
import { scoresOverTime } from './scores-over-time.ts'
import { visitCounts } from './visit-counts.ts'

const span = { start: '2026-01-05', target: '2026-07-01', status: 'InProgress' } as const
const objective = (id: string) => ({ id, statement: `Objective ${id}`, ...span })
const parts = reviewParts({
  problems: [
    {
      ...{ id: 'p1', statement: 'Worries', rank: 1, active: true },
      goals: [{ id: 'g1', statement: 'Rest', ...span, objectives: [objective('o1'), objective('o2')] }],
    },
  ],
})
const [goal, first, second] = parts
const blank: ReviewTyped = {
  ...{ kind: 'Periodic', day: '2026-04-01', present: [], parts: {}, summary: '', nextReview: '' },
  leavesOpen: false,
}
const decisions = (typed: ReviewTyped) => itemsOf(typed, parts).map(({ decision }) => decision)

test('a goal that ends takes along the objectives about which nobody has decided, and no other', () => {
  if (!goal || !first) throw new Error('The plan has parts.')
  const one = withPart(blank, parts, { part: first, more: { decision: 'Continue' } })
  const ended = withPart(one, parts, { part: goal, more: { decision: 'Achieve' } })
  expect(decisions(ended)).toEqual(['Achieve', 'Continue', 'Achieve'])
})

test('the rest is continued at once, what was decided stays', () => {
  if (!second) throw new Error('The plan has parts.')
  const one = withPart(blank, parts, { part: second, more: { decision: 'Abandon', comment: 'Moved.' } })
  expect(decisions(withRestContinued(one, parts))).toEqual(['Continue', 'Continue', 'Abandon'])
})

test('what is modified keeps only what is new, and a meeting that was kept is typed on as it was', () => {
  if (!goal) throw new Error('The plan has parts.')
  const typed = withPart(blank, parts, {
    part: goal,
    more: { decision: 'Modify', statement: 'Sleep ', comment: ' Wanted. ' },
  })
  const said = saidIn({ ...typed, summary: 'All came.' }, parts)
  expect(said.items).toEqual([
    {
      problemId: 'p1',
      goalId: 'g1',
      decision: 'Modify',
      addressed: true,
      comment: 'Wanted.',
      statement: 'Sleep',
    },
  ])
  // Only what people say in it is read.
  const meeting = said as CarePlanSession
  expect(saidIn(typedIn(meeting, '2026-04-01', parts), parts)).toEqual(said)
})

test('visits are counted as the patient came, scores go from the oldest to the newest', () => {
  const visit = (status: string, own?: string) =>
    ({
      status,
      attendees: [{ subject: { id: 'me' }, ...(own && { status: own }) }],
    }) as unknown as Appointment
  const visits = [visit('fulfilled'), visit('fulfilled', 'noshow'), visit('cancelled'), visit('booked')]
  expect(visitCounts(visits, 'me')).toEqual({ held: 1, missed: 1, cancelled: 1 })

  const answer = (authored: string, value: number, status = 'Final') =>
    ({
      ...{ authored, status, questionnaire: { id: 'q', display: 'PHQ-9' } },
      scores: [{ scoringId: 'total', value, band: value > 9 ? 'Moderate' : 'Mild' }],
    }) as unknown as QuestionnaireResponse
  const all = [answer('2026-03-01', 7), answer('2026-01-01', 14), answer('2026-04-01', 20, 'EnteredInError')]
  expect(scoresOverTime(all)).toEqual([{ key: 'q/total', name: 'PHQ-9', values: [14, 7], band: 'Mild' }])
})
