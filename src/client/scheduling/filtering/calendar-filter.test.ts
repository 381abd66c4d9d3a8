import { expect, test } from 'vitest'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { filteredColumns, filterIn, filterText, servicesIn } from './calendar-filter.ts'

const event = (id: string, status: Appointment['status'], service: string): DayEvent => ({
  appointment: {
    id,
    resourceType: 'Appointment',
    partition: 'example',
    display: id,
    meta: { versionId: '1', created: '', lastModified: '', resourceSystem: 'Goldthread' },
    created: '',
    status,
    kind: 'Visit',
    mode: 'InPerson',
    isGroup: false,
    timezone: 'America/Chicago',
    duration: 60,
    owner: { id: 'o', resourceType: 'Practitioner' },
    serviceType: { id: service, resourceType: 'HealthcareService', display: service },
  },
  note: undefined,
  ...{ from: 0, to: 60, column: 0, columns: 1 },
})
const column: DayColumn = {
  ...{ key: '', lane: { kind: 'person', id: 'o', display: 'o' }, date: '2030-03-06', isToday: false },
  events: [
    event('1', 'booked', 'therapy'),
    event('2', 'cancelled', 'therapy'),
    event('3', 'booked', 'intake'),
  ],
  ...{ off: [], unseen: [], slotMinutes: 15 },
}
const idsOf = (columns: readonly DayColumn[]) =>
  columns.flatMap(({ events }) =>
    events.map(({ appointment, isPale }) => `${appointment.id}${isPale ? ' pale' : ''}`),
  )

test('in the grid what is not meant is pale, for its time is taken all the same; in a list it is left out', () => {
  const filter = filterIn({ status: 'booked', service: 'therapy' })
  expect(idsOf(filteredColumns([column], filter, false))).toEqual(['1', '2 pale', '3 pale'])
  expect(idsOf(filteredColumns([column], filter, true))).toEqual(['1'])
})

test('who names nothing sees all, the very same columns', () => {
  const columns = [column]
  expect(filteredColumns(columns, filterIn({}), false)).toBe(columns)
})

test('an address says it and is read again; a status that no calendar shows is not known there', () => {
  const filter = filterIn({ status: 'booked,entered-in-error,late', service: 'a,b' })
  expect(filter).toEqual({ statuses: ['booked'], services: ['a', 'b'] })
  expect(filterText(filter)).toEqual({ status: 'booked', service: 'a,b' })
  expect(filterText(filterIn({}))).toEqual({ status: undefined, service: undefined })
})

test('the services of what is shown are offered once, by name', () => {
  expect(servicesIn([column, column]).map(({ id }) => id)).toEqual(['intake', 'therapy'])
})
