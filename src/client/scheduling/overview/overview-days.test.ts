import { expect, test } from 'vitest'
import type { Lane } from '#client/scheduling/day/lane.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { type KnownOverview, overviewDays } from './overview-days.ts'

const zone = 'America/Chicago'
const date = '2030-03-06'
const ada: Lane = { kind: 'person', id: 'ada', display: 'Ada' }
const bob: Lane = { kind: 'person', id: 'bob', display: 'Bob' }
const visit = (id: string, owner: string, start: string, end: string) =>
  ({
    ...{ id, start, end, status: 'booked', isGroup: false, kind: 'Visit' },
    owner: { id: owner, resourceType: 'Practitioner' },
  }) as unknown as Appointment

const known: KnownOverview = {
  lanes: [ada, bob],
  main: ada,
  isOfSeveral: true,
  dates: [date, '2030-03-07', '2030-03-08'],
  today: '2030-03-07',
  timezone: zone,
  appointments: [
    visit('late', 'ada', `${date}T20:00:00Z`, `${date}T21:00:00Z`),
    visit('early', 'bob', `${date}T15:00:00Z`, `${date}T16:00:00Z`),
    // 22:00 to 01:00 on the wall.
    visit('night', 'bob', '2030-03-08T04:00:00Z', '2030-03-08T07:00:00Z'),
  ],
  holidays: new Map([['2030-03-08', 'Holiday']]),
  busy: [],
  seen: [],
}

test('a day has what stands in the calendar of any of the people, in the order of time', () => {
  const [first, second, third] = overviewDays(known)
  expect(first?.events.map(({ appointment }) => appointment.id)).toEqual(['early', 'late'])
  expect([first?.isToday, second?.isToday]).toEqual([false, true])
  expect(first?.lane).toBe(ada)
  expect([first?.holiday, third?.holiday]).toEqual([undefined, 'Holiday'])
  expect(second?.events[0]).toMatchObject({ from: 22 * 60, to: 1440 })
  expect(third?.events[0]).toMatchObject({ from: 0, to: 60 })
})

test('what is booked into two rooms stands there once', () => {
  const rooms: readonly Lane[] = ['r1', 'r2'].map((id) => ({ kind: 'room', id, display: id }))
  const both = {
    ...visit('both', 'ada', `${date}T15:00:00Z`, `${date}T16:00:00Z`),
    location: { id: 'r1', resourceType: 'Location' },
    resources: [{ id: 'r2', resourceType: 'Location' }],
  } as unknown as Appointment
  expect(overviewDays({ ...known, lanes: rooms, appointments: [both] })[0]?.events).toHaveLength(1)
})

test('time that is taken unseen says whose it is among several, and nothing more', () => {
  const busy = [{ owner: 'bob', start: `${date}T16:00:00Z`, end: `${date}T17:00:00Z` }]
  expect(overviewDays({ ...known, busy })[0]?.unseen).toEqual([{ from: 600, to: 660, who: 'Bob' }])
  expect(overviewDays({ ...known, busy, isOfSeveral: false })[0]?.unseen).toEqual([{ from: 600, to: 660 }])
})
