import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import { withOwed } from './with-owed.ts'

const visit = (id: string, start: string, versionId = '1') =>
  ({ id, start, meta: { versionId } }) as unknown as Appointment
const owed = (appointment: Appointment, waits: boolean) => new Map([[appointment.id, { appointment, waits }]])

test('what waits to be sent stands where this device wants it, whatever was read', () => {
  const moved = visit('a', '11:00')
  expect(withOwed([visit('a', '10:00'), visit('b', '12:00')], owed(moved, true))).toEqual([
    visit('b', '12:00'),
    moved,
  ])
  expect(withOwed([visit('a', '09:00', '2')], owed(moved, true))).toEqual([moved])
  expect(withOwed([], owed(moved, true))).toEqual([moved])
})

test('what was sent stays until what is read is newer, so that nothing jumps back for a moment', () => {
  const moved = visit('a', '11:00')
  expect(withOwed([visit('a', '10:00')], owed(moved, false))).toEqual([moved])
  expect(withOwed([visit('a', '09:00', '2')], owed(moved, false))).toEqual([visit('a', '09:00', '2')])
  expect(withOwed([], owed(moved, false))).toEqual([])
})

test('a booking that was just handed over stays until it is read, and then is what was read', () => {
  const made = visit('a', '11:00', '')
  expect(withOwed([], owed(made, true))).toEqual([made])
  expect(withOwed([], owed(made, false))).toEqual([made])
  expect(withOwed([visit('a', '11:00')], owed(made, false))).toEqual([visit('a', '11:00')])
})
