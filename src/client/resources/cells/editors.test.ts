import { expect, test } from 'vitest'
import type { Row } from '#client/resources/rows/use-description.ts'
import { screen as appointment } from '#generated/screens/appointment.ts'
import { screen as auditEvent } from '#generated/screens/audit-event.ts'
import { screen as healthcareService } from '#generated/screens/healthcare-service.ts'
import { screen as location } from '#generated/screens/location.ts'
import { screen as patient } from '#generated/screens/patient.ts'
import { screen as sharedScribble } from '#generated/screens/shared-scribble.ts'
import { closedCell, editorsOf } from './editors.ts'

const row = (meta: object = {}): Row => ({
  id: '1',
  display: 'One',
  resourceType: 'X',
  meta: { versionId: '1', lastModified: '2026-11-21T10:00:00.000Z', ...meta },
})
const all = () => true
const granted = new Set<string>()

test('plain fields can be changed in their cells: words, numbers, yes or no, codes and references', () => {
  const editors = editorsOf(location)
  for (const path of ['name', 'capacity', 'bookable', 'kind', 'placeOfService', 'partOf'])
    expect(editors.get(path)?.id, path).toBe(path)
  expect(editorsOf(patient).get('birthDate')?.type).toBe('Date')
})

test('lists, what the server owns and what is called after other fields cannot', () => {
  const editors = editorsOf(location)
  for (const path of ['programs', 'accessibility', 'display', 'meta.lastModified', 'address.city'])
    expect(editors.has(path), path).toBe(false)
})

test('of what a colleague shared no cell is changed', () => {
  const asking = { description: sharedScribble, can: all, profileId: 'me', granted }
  const shared = (id: string) => ({ ...row(), author: { id, resourceType: 'Practitioner' } })
  expect(closedCell(asking, shared('me'), 'title')).toBeUndefined()
  expect(closedCell(asking, shared('you'), 'title')).toBe('resources.cell-closed')
})

test('a state that has steps is moved by its buttons, not typed over', () => {
  for (const screen of [appointment, healthcareService]) {
    const field = Object.keys(screen.transitions)[0] ?? ''
    expect(editorsOf(screen).has(field)).toBe(false)
    expect(closedCell({ description: screen, can: all, profileId: 'me', granted }, row(), field)).toBe(
      'resources.cell-moves',
    )
  }
})

test('a cell says why it is closed', () => {
  const asking = { description: location, can: all, profileId: 'me', granted }
  expect(closedCell(asking, row(), 'name')).toBeUndefined()
  expect(closedCell(asking, row(), 'programs')).toBe('resources.cell-closed')
  expect(closedCell(asking, row({ isDeleted: true }), 'name')).toBe('resources.cell-deleted')
  expect(closedCell(asking, row({ hasTransformations: true }), 'name')).toBe('resources.cell-masked')
  expect(closedCell({ ...asking, can: () => false }, row(), 'name')).toBe('resources.closed-permission')
  expect(closedCell({ description: auditEvent, can: all, profileId: 'me', granted }, row(), 'at')).toBe(
    'resources.closed-type',
  )
})
