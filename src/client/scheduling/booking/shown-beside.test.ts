import { expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import type { LaneKind } from '#client/scheduling/day/lane.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { notShown, shownBeside } from './shown-beside.ts'

const date = '2030-03-13'
const wanted = { date, time: '10:00', minutes: 60, ownerId: 'lee', locationId: '' }

/** A column of Lee's day, or of whoever is named. */
function column(more: Partial<DayColumn> = {}, kind: LaneKind = 'person', id = 'lee'): DayColumn {
  const lane = { kind, id, display: id }
  return { key: id, lane, date, isToday: false, events: [], off: [], unseen: [], slotMinutes: 15, ...more }
}

/** From ten until eleven in Lee's calendar. */
// Nothing else of an appointment is looked at.
const busy = {
  ...{ from: 600, to: 660, note: undefined, column: 0, columns: 1 },
  appointment: {
    id: '1',
    status: 'booked',
    owner: { id: 'lee', resourceType: 'Practitioner' },
  } as Appointment,
} satisfies DayEvent
const closed = { from: 0, to: 1440, kind: 'Closed' } as const

const findings: readonly Finding[] = [
  { pointer: '/owner', weight: 'warns', message: 'Lee is busy.', code: 'scheduling.busy-practitioner' },
  { pointer: '/owner', weight: 'warns', message: 'Outside the hours.', code: 'scheduling.outside-hours-of' },
]
const said = (columns: readonly DayColumn[], more: Partial<typeof wanted> = {}) =>
  notShown(findings, shownBeside(columns, { ...wanted, ...more })).map(({ message }) => message)

test('what the day of the owner shows is not said again', () => {
  expect(said([column({ events: [busy], off: [closed] })])).toEqual([])
  expect(said([column({ unseen: [{ from: 630, to: 700 }] })])).toEqual(['Outside the hours.'])
})

test('in columns of rooms, of somebody else, of another day, the server says it', () => {
  const all = ['Lee is busy.', 'Outside the hours.']
  const shown = { events: [busy], off: [closed] }
  expect(said([])).toEqual(all)
  expect(said([column(shown, 'room', 'room 1')])).toEqual(all)
  expect(said([column(shown)], { date: '2030-03-14' })).toEqual(all)
  expect(said([column(shown)], { ownerId: 'marlowe' })).toEqual(all)
})

test('what the day shows at another time tells nothing of this one', () => {
  expect(said([column({ events: [busy] })], { time: '11:00' })).toEqual([
    ...['Lee is busy.', 'Outside the hours.'],
  ])
})

test('that nothing more can be booked beside it is always said, and that somebody else of the staff is busy', () => {
  const full = {
    pointer: '/owner',
    weight: 'blocks',
    message: '',
    code: 'scheduling.busy-practitioner-full',
  } as const
  const other: Finding = {
    ...{ pointer: '/attendees/1', weight: 'warns', message: '', code: 'scheduling.busy-practitioner' },
  }
  const shown = shownBeside([column({ events: [busy], off: [closed] })], wanted)
  expect(notShown([full, other], shown)).toEqual([full, other])
})
