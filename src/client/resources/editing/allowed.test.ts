import { expect, test } from 'vitest'
import type { Row } from '#client/resources/description.ts'
import { screen as auditEvent } from '#generated/screens/audit-event.ts'
import { screen as location } from '#generated/screens/location.ts'
import { screen as note } from '#generated/screens/note.ts'
import { screen as noteDefinition } from '#generated/screens/note-definition.ts'
import { closedReason, deleteRefusal, movesOf } from './allowed.ts'

const record = (fields: object): Row => ({
  id: '1',
  display: 'One',
  resourceType: 'X',
  meta: { versionId: '1', lastModified: '2026-11-21T10:00:00.000Z' },
  ...fields,
})

test('a type that nobody may change says so, and one without permission says that', () => {
  expect(closedReason(auditEvent, () => true)).toBe('resources.closed-type')
  expect(closedReason(location, () => false)).toBe('resources.closed-permission')
  expect(closedReason(location, () => true)).toBeUndefined()
})

test('only a draft of a definition can be deleted', () => {
  expect(deleteRefusal(noteDefinition, record({ status: 'Active' }))).toBe(true)
  expect(deleteRefusal(noteDefinition, record({ status: 'Draft' }))).toBe(false)
  expect(deleteRefusal(location, record({}))).toBe(false)
})

test('the buttons offer what the state allows, and a draft is published instead of being made active', () => {
  expect(movesOf(noteDefinition, record({ status: 'Active' })).map(({ to }) => to)).toEqual(['Retired'])
  expect(movesOf(noteDefinition, record({ status: 'Draft' }))).toEqual([])
})

test('a state that only signing changes has no button of its own', () => {
  const draft = record({ status: 'Preliminary', signingState: 'Draft' })
  expect(movesOf(note, draft).some(({ field }) => field === 'signingState')).toBe(false)
})
