import { expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import { agendaRows } from './agenda-rows.ts'

const event = (id: string, from: number) =>
  ({ appointment: { id }, from, to: from + 60 }) as unknown as DayEvent
const columnOf = (date: string, more: Partial<DayColumn> = {}): DayColumn => ({
  ...{ key: date, date, lane: { kind: 'person', id: '', display: '' }, isToday: false, events: [], off: [] },
  ...{ unseen: [], slotMinutes: 15, ...more },
})

test('a day has its heading, then its lines in the order of time with their places; an empty day is left out', () => {
  const rows = agendaRows(
    [
      columnOf('2030-03-06', {
        events: [event('late', 900), event('early', 540)],
        unseen: [{ from: 600, to: 660 }],
      }),
      columnOf('2030-03-07'),
      columnOf('2030-03-08', { events: [event('next', 480)] }),
    ],
    true,
  )

  expect(rows.map(({ key, place, lines }) => [key, place, lines])).toEqual([
    ['2030-03-06', 0, 3],
    ['2030-03-06 early', 1, 3],
    ['2030-03-06 600 ', 2, 3],
    ['2030-03-06 late', 3, 3],
    ['2030-03-08', 0, 1],
    ['2030-03-08 next', 1, 1],
  ])
})

test('a day that stands alone has no heading', () => {
  const rows = agendaRows([columnOf('2030-03-06', { events: [event('one', 540)] })], false)
  expect(rows.map(({ place }) => place)).toEqual([1])
})
