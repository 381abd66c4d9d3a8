import { expect, test } from 'vitest'
import type { Column, ColumnKind } from '#generated/screens/screen.ts'
import { cellTextOf } from './cell-text.ts'

const write = cellTextOf({ labels: (id) => id, locale: 'en', timezone: 'America/Chicago' })
const column = (path: string, kind: ColumnKind, more: Partial<Column> = {}): Column => ({
  path,
  kind,
  labelId: '',
  sortable: false,
  filterable: false,
  ...more,
})

test('a moment is written in the zone of the practice, a day as it stands on the calendar', () => {
  expect(write({ start: '2026-11-24T15:30:00.000Z' }, column('start', 'instant'))).toBe('Nov 24, 2026, 09:30')
  expect(write({ birthDate: '1990-01-01' }, column('birthDate', 'day'))).toBe('Jan 1, 1990')
})

test('a value of a closed list is written by its label, a reference by its name', () => {
  expect(write({ status: 'noshow' }, column('status', 'code', { enumeration: 'AppointmentStatus' }))).toBe(
    'enumeration.AppointmentStatus.noshow',
  )
  expect(write({ programs: [{ display: 'A' }, { display: 'B' }] }, column('programs', 'reference'))).toBe(
    'A, B',
  )
  expect(write({ name: { family: 'Marlowe', given: ['Jonah'] } }, column('name', 'name'))).toBe(
    'Marlowe, Jonah',
  )
})

test('what is not there is written as nothing', () => {
  expect(write({}, column('status', 'code', { enumeration: 'X' }))).toBe('')
})
