import { expect, test } from 'vitest'
import { openCell } from '#client/resources/cells/cell-form.ts'
import { editorsOf } from '#client/resources/cells/editors.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { screen as appointment } from '#generated/screens/appointment.ts'
import { screen as location } from '#generated/screens/location.ts'
import { screen as noteDefinition } from '#generated/screens/note-definition.ts'
import { allMoves, wantedOf } from './bulk-act.ts'

const newId = () => 'row'

const row = (fields: object, meta: object = {}): Row => ({
  id: '1',
  display: 'One',
  resourceType: 'Location',
  meta: { versionId: '1', lastModified: '2026-11-21T10:00:00.000Z', ...meta },
  ...fields,
})

test('a value is laid upon each row and leaves the rest of it alone', () => {
  const element = editorsOf(location).get('capacity')
  const form = openCell(element ?? { id: '', type: 'String' }, newId)
  form.answers.set('capacity', 9)
  const wanted = wantedOf({ kind: 'set', path: 'capacity', form }, row({ name: 'A', capacity: 4 }))

  expect(wanted).toEqual({ ok: true, value: row({ name: 'A', capacity: 9 }) })
})

test('a value that the field does not take is refused before anything is sent', () => {
  const form = openCell(editorsOf(location).get('capacity') ?? { id: '', type: 'String' }, newId)
  form.answers.set('capacity', -1)
  expect(wantedOf({ kind: 'set', path: 'capacity', form }, row({ name: 'A' })).ok).toBe(false)
})

test('what is so already is not done again', () => {
  const deleted = row({}, { isDeleted: true })
  expect(wantedOf({ kind: 'delete' }, deleted)).toEqual({ ok: true, value: deleted })
  expect(wantedOf({ kind: 'restore' }, row({}))).toEqual({ ok: true, value: row({}) })
  const move = { kind: 'move', field: 'status', to: 'booked', labelId: '' } as const
  expect(wantedOf(move, row({ status: 'booked' }))).toEqual({ ok: true, value: row({ status: 'booked' }) })
})

test('the steps of a type are offered once each; what was retired may be taken back, a draft is published', () => {
  const steps = allMoves(appointment).map((act) => (act.kind === 'move' ? act.to : ''))
  expect(new Set(steps).size).toBe(steps.length)
  expect(steps).toContain('cancelled')
  expect(allMoves(noteDefinition).map((act) => (act.kind === 'move' ? act.to : ''))).toEqual([
    'Retired',
    'Active',
  ])
  expect(allMoves(location)).toEqual([])
})
