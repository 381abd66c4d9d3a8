import { expect, test } from 'vitest'
import type { Encounter } from '#generated/types/encounter.ts'
import { correctionAsked, sessionShown, withChosen } from './entered-correction.ts'

const period = { start: '2026-03-04T15:00:00Z', end: '2026-03-04T16:30:00Z' }
// Only what attendance is told by.
const meeting = { visitStatus: 'Show', period, minutes: 90 } as Encounter
const sessions = { session: meeting, meeting }

test('what was not touched is not asked for', () => {
  expect(correctionAsked(meeting, {})).toEqual({})
  expect(correctionAsked(meeting, withChosen({}, sessions, 'present'))).toEqual({})
})

test('who came late is asked for with the time only, who was not there without times', () => {
  const late = withChosen({}, sessions, 'late')
  expect(Object.keys(correctionAsked(meeting, late))).toEqual(['start'])
  const absenceReason = { code: 'ill', display: 'Ill' }
  expect(correctionAsked(meeting, { ...withChosen(late, sessions, 'no-show'), absenceReason })).toEqual({
    visitStatus: 'NoShow',
    absenceReason,
  })
})

test('who is removed is not corrected as well', () => {
  expect(correctionAsked(meeting, { visitStatus: 'NoShow', isRemoved: true })).toEqual({ isRemoved: true })
})

test('an end before the start is shown as it was typed', () => {
  const end = '2026-03-04T14:00:00Z'
  expect(sessionShown(meeting, { end }).period).toEqual({ start: period.start, end })
})
