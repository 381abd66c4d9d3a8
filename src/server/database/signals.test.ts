import { expect, test } from 'vitest'
import { type Signal, signalOf, wordsOf } from './signals.ts'

const practiceId = '01a223dd-f663-7ec2-a864-ee9757d44108'

test('who has a draft open is said to the other servers as it was said, whatever a name is made of', () => {
  const says = {
    note: practiceId,
    device: 'desk',
    profile: practiceId,
    name: 'José Peña, LCSW',
    section: 's1',
  }
  const signal: Signal = { kind: 'present', practiceId, says }
  expect(signalOf(wordsOf(signal))).toEqual(signal)
  const named = { ...signal, writers: [practiceId, practiceId] }
  expect(signalOf(wordsOf(named))).toEqual(named)
  // Words of a notice have an end; whoever writes is then looked up by each.
  const crowd = { ...signal, writers: Array.from({ length: 500 }, () => practiceId) }
  expect(wordsOf(crowd).length).toBeLessThan(8_000)
  expect(signalOf(wordsOf(crowd))).toEqual(signal)
})

test('that somebody reads less is said to the other servers of the practice alone', () => {
  const signal: Signal = { kind: 'narrowed', practiceId }
  expect(signalOf(wordsOf(signal))).toEqual(signal)
  expect(wordsOf(signal)).toBe(`narrowed ${practiceId}`)
  expect(signalOf('narrowed everywhere')).toBeUndefined()
})

test('words that nobody of the house has said are no signal', () => {
  expect(signalOf(`present ${practiceId} bm90IGpzb24`)).toBeUndefined()
  expect(signalOf('present everywhere e30')).toBeUndefined()
  expect(signalOf('hello')).toBeUndefined()
})
