import { expect, test } from 'vitest'
import type { Column, ColumnKind } from '#generated/screens/screen.ts'
import { momentsOf } from '#shared/time/written-moments.ts'
import { cellTextOf } from './cell-text.ts'

const writeAt = (hours: 'h12' | 'h23') =>
  cellTextOf({ labels: (id) => id, locale: 'en', moments: momentsOf('en', 'America/Chicago', hours) })
const write = writeAt('h23')
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

test('a list counts hours as its reader does, in moments, in times on the wall and in what is known of a date', () => {
  const paper = (row: object, kind: ColumnKind) =>
    writeAt('h12')(row, column('at', kind)).replaceAll(/\s/g, ' ')
  expect(paper({ at: '2026-11-24T20:05:00Z' }, 'instant')).toBe('Nov 24, 2026, 2:05 PM')
  expect(paper({ at: '14:05' }, 'time')).toBe('2:05 PM')
  expect(paper({ at: '2026-11-24T14:05' }, 'approximate')).toBe('Nov 24, 2026, 2:05 PM')
  expect(write({ at: '14:05' }, column('at', 'time'))).toBe('14:05')
  expect(
    ['2026', '2026-11', '2026-11-24', 'long ago'].map((at) => write({ at }, column('at', 'approximate'))),
  ).toEqual(['2026', 'November 2026', 'Nov 24, 2026', 'long ago'])
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
