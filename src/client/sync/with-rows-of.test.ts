import { expect, test } from 'vitest'
import { mergeDocuments } from './merge-documents.ts'

const stop = (id: string, more: object = {}) => ({ id, progress: 'NotStarted', ...more })
const day = (...stops: object[]) => JSON.parse(JSON.stringify({ stops }))

test('a visit that was booked, called off or moved there does not meet what was said here of another one', () => {
  const base = day(stop('a'), stop('b'), stop('c'))
  const mine = day(stop('a'), stop('b', { progress: 'Complete', note: 'gate' }), stop('c'))
  const theirs = day(stop('d'), stop('c', { order: 9 }), stop('b'))
  expect(mergeDocuments(base, mine, theirs)).toEqual({
    ok: true,
    value: day(stop('d'), stop('c', { order: 9 }), stop('b', { progress: 'Complete', note: 'gate' })),
  })
})

test('what went there and was changed here, and lists that both have put in another order, come before a person', () => {
  const base = day(stop('a'), stop('b'))
  const mine = day(stop('a', { progress: 'InProgress' }), stop('b'))
  expect(mergeDocuments(base, mine, day(stop('b'))).ok).toBe(false)
  const turned = day(stop('b'), stop('a'))
  expect(mergeDocuments(base, turned, day(stop('b'), stop('c'), stop('a'))).ok).toBe(false)
})

test('the same place of the same row is still a dispute, wherever the row stands', () => {
  const base = day(stop('a'), stop('b'))
  const mine = day(stop('a', { progress: 'InProgress' }), stop('b'))
  const theirs = day(stop('b'), stop('a', { progress: 'Complete' }))
  expect(mergeDocuments(base, mine, theirs).ok).toBe(false)
})
