import { expect, test } from 'vitest'
import type { Note } from '#generated/types/note.ts'
import { stepDue } from './step-due.ts'

const clock = { includesWeekends: true, timezone: 'America/Chicago', holidays: [] }
// Only what the clock of a step looks at.
const signedBy = (signedAt: string) =>
  ({
    signingState: 'PartiallySigned',
    readyAt: '2026-03-04T12:00:00Z',
    signatures: [{ signedAt }],
  }) as unknown as Note

test('a co-signer has the hours of the step, counted from the signature before it', () => {
  const note = signedBy('2026-03-04T16:00:00Z')

  expect(stepDue(note, { maxHours: 72 }, clock)).toEqual({
    since: '2026-03-04T16:00:00Z',
    due: '2026-03-07T16:00:00.000Z',
  })
})

test('where weekends do not count, they stop the clock of a step too', () => {
  const note = signedBy('2026-03-06T21:00:00Z')

  expect(stepDue(note, { maxHours: 36 }, { ...clock, includesWeekends: false })?.due).toBe(
    '2026-03-10T08:00:00.000Z',
  )
})

test('a step without hours, and a draft that nobody has called ready, have no time of their own', () => {
  const draft = { signingState: 'Draft' } as unknown as Note

  expect(stepDue(signedBy('2026-03-04T16:00:00Z'), {}, clock)).toBeUndefined()
  expect(stepDue(draft, { maxHours: 72 }, clock)).toBeUndefined()
})
