import { describe, expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { offeredTime, offerPlace } from './offer-place.ts'

const box = { left: 100, top: 50, width: 200, height: 720 }
const row = { id: 'w', duration: 50, owner: { id: 'dana', resourceType: 'Practitioner' } } as Appointment

function column(kind: DayColumn['lane']['kind'], events: readonly object[] = []): DayColumn {
  const lane = { kind, id: kind === 'person' ? 'luc' : 'room-1', display: '' }
  // Only what a place is computed from.
  return { lane, date: '2026-11-24', events, unseen: [], off: [], slotMinutes: 15 } as unknown as DayColumn
}

const at = (where: DayColumn, y: number) => offerPlace({ row, columns: [where], place: 0, box, y })

describe('a time that is pointed at for somebody who waits', () => {
  test('begins at a step of the column and is as long as the visit', () => {
    expect(at(column('person'), 50 + 127)).toMatchObject({ from: 540, minutes: 50, isTaken: false })
    expect(at(column('person'), 50 + 127)?.box).toEqual({ left: 103, width: 194, top: 170, height: 50 })
  })

  test('lies within the hours that are shown', () => {
    expect(at(column('person'), 20)?.from).toBe(7 * 60)
    expect(at(column('person'), 5000)?.from).toBe(19 * 60 - 15)
  })

  test('is marked where something is there already, but not where it was cancelled', () => {
    const visit = { from: 570, to: 620, appointment: { status: 'booked' } }
    expect(at(column('person', [visit]), 170)?.isTaken).toBe(true)
    expect(at(column('person', [visit]), 230)?.isTaken).toBe(true)
    const cancelled = { ...visit, appointment: { status: 'cancelled' } }
    expect(at(column('person', [cancelled]), 170)?.isTaken).toBe(false)
  })

  test('is of a person, or of a room with whom it was wished; a group holds no time', () => {
    const [person, room] = [at(column('person'), 170), at(column('room'), 170)]
    expect(at(column('group'), 170)).toBeUndefined()
    expect(person && offeredTime(person, 'America/Chicago')).toEqual({
      start: '2026-11-24T15:00:00Z',
      end: '2026-11-24T15:50:00Z',
      owner: 'luc',
    })
    expect(room && offeredTime(room, 'America/Chicago')).toMatchObject({ owner: 'dana', location: 'room-1' })
  })
})
