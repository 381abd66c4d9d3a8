import { expect, test } from 'vitest'
import type { Row } from '#client/resources/rows/use-description.ts'
import { takenBack } from './taken-back.ts'

const row = (versionId: string, fields: object): Row => ({
  id: '1',
  display: 'One',
  resourceType: 'Location',
  meta: { versionId, lastModified: '2026-11-21T10:00:00.000Z' },
  ...fields,
})
const done = { before: row('1', { capacity: 4 }), after: row('1', { capacity: 9 }), what: 'Capacity' }

test('undoing gives back the old value and keeps what others did meanwhile', () => {
  const newest = row('5', { capacity: 9, name: 'Room 3' })
  expect(takenBack(done, newest)).toEqual({ ok: true, value: row('5', { capacity: 4, name: 'Room 3' }) })
})

test('a value that was not there before is taken away again', () => {
  const first = { ...done, before: row('1', {}) }
  expect(takenBack(first, row('2', { capacity: 9 }))).toEqual({ ok: true, value: row('2', {}) })
})

test('what somebody else has changed since is not written over', () => {
  expect(takenBack(done, row('5', { capacity: 12 })).ok).toBe(false)
})
