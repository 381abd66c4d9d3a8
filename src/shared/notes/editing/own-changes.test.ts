import { expect, test } from 'vitest'
import { laidUpon, ownChanges, withDifferences } from './own-changes.ts'

const mood = { key: 'mood', answers: { mood: 'low', sleep: 'well' } }
const plan = { key: 'plan', answers: { dose: '50 mg' } }
const typed = ownChanges(mood, { mood: 'calm', sleep: 'well' })

test('what was typed into one section goes upon the note as it is now, and leaves what a colleague amended since', () => {
  const laid = laidUpon([mood, { key: 'plan', answers: { dose: '5 mg' } }], typed)

  expect(laid.disputed).toEqual([])
  expect([...laid.answers]).toEqual([['mood', { mood: 'calm', sleep: 'well' }]])
})

test('a section that has moved in the note is known by its key', () => {
  const laid = laidUpon([plan, { key: 'mood', answers: { mood: 'low', sleep: 'badly' } }], typed)

  expect([...laid.answers]).toEqual([['mood', { mood: 'calm', sleep: 'badly' }]])
})

test('an answer that both changed is neither overwritten nor dropped: a person decides', () => {
  const laid = laidUpon([{ key: 'mood', answers: { mood: 'tense' } }], typed)

  expect(laid.answers.size).toBe(0)
  expect(laid.disputed).toEqual([{ section: 'mood', id: 'mood', before: 'low', after: 'calm' }])
})

test('words typed into a section that is no longer there are kept for a person to decide', () => {
  expect(laidUpon([plan], typed).disputed).toEqual(typed)
})

test('an answer that both changed to the same is settled', () => {
  expect(laidUpon([{ key: 'mood', answers: { mood: 'calm' } }], typed)).toEqual({
    answers: new Map(),
    disputed: [],
  })
})

test('a question that is hidden by another answer keeps its own, and that is no change of it', () => {
  const changes = ownChanges(mood, { mood: 'calm', _parked: { sleep: 'well' } })

  expect(changes).toEqual(typed)
})

test('what is handed over is what differs, and what the form does not know stays', () => {
  const answers = withDifferences(
    { mood: 'low', former: 'kept' },
    { mood: 'low', score: 1 },
    { mood: 'calm', score: 1 },
  )

  expect(answers).toEqual({ mood: 'calm', former: 'kept' })
})
