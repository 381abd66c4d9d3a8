import { expect, test } from 'vitest'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { dayColumns, type KnownDays } from './day-columns.ts'

const zone = 'America/Chicago'
const date = '2030-03-06'
const owner = { id: 'ada', resourceType: 'Practitioner' }
const visit = (id: string, start: string, end: string, status = 'booked') =>
  ({ id, owner, status, start, end, isGroup: false, kind: 'Visit' }) as unknown as Appointment

const known: KnownDays = {
  lanes: [
    { kind: 'person', id: 'ada', display: 'Ada' },
    { kind: 'person', id: 'bob', display: 'Bob' },
  ],
  dates: [date, '2030-03-07'],
  today: date,
  timezone: zone,
  appointments: [visit('1', `${date}T16:00:00Z`, `${date}T17:00:00Z`)],
  notes: new Map(),
  schedules: [{ owner, slotMinutes: 20 } as unknown as Schedule],
  holidays: new Map(),
  busy: [],
  seen: [],
}

test('each person has a column for each day, with what is in it and how long a slot is', () => {
  const columns = dayColumns(known)
  expect(columns.map(({ lane, date: day }) => `${lane.display} ${day}`)).toEqual([
    `Ada ${date}`,
    `Bob ${date}`,
    'Ada 2030-03-07',
    'Bob 2030-03-07',
  ])
  expect(columns.map(({ events }) => events.length)).toEqual([1, 0, 0, 0])
  expect(columns.map(({ slotMinutes }) => slotMinutes)).toEqual([20, 15, 20, 15])
  expect(columns.map(({ isToday }) => isToday)).toEqual([true, true, false, false])
  expect(columns[0]?.events[0]).toMatchObject({ from: 600, to: 660 })
})

test('on a day on which the practice is closed the whole column of a person, a room or a place says so, whatever the hours are', () => {
  const hours = [{ date: '2030-03-07', start: '09:00', end: '12:00', kind: 'Available' }]
  const schedules = [{ owner, slotMinutes: 20, exceptions: hours } as unknown as Schedule]
  const lanes: KnownDays['lanes'] = [
    ...known.lanes,
    { kind: 'room', id: 'r1', display: 'Room 1' },
    { kind: 'location', id: 'main', display: 'Main', rooms: ['r1'] },
  ]
  const holidays = new Map([['2030-03-07', 'Holiday']])
  const columns = dayColumns({ ...known, lanes, schedules, holidays })
  expect(columns.map(({ holiday }) => holiday)).toEqual([
    ...Array(4).fill(undefined),
    ...Array(4).fill('Holiday'),
  ])
  for (const { off } of columns.slice(4))
    expect(off).toEqual([{ from: 0, to: 1440, kind: 'Closed', reason: 'Holiday' }])
  expect(columns[1]?.off).toEqual([])
})

test('busy time is drawn where no appointment that is seen explains it, and on the day that it touches', () => {
  const busy = [{ owner: 'ada', start: `${date}T16:00:00Z`, end: `${date}T18:00:00Z` }]
  const [ada, bob, adaNext] = dayColumns({ ...known, busy, seen: known.appointments })
  expect(ada?.unseen).toEqual([{ from: 660, to: 720 }])
  expect(bob?.unseen).toEqual([])
  expect(adaNext?.unseen).toEqual([])
})

test('what was moved meanwhile is explained by where it stood when the busy times were told', () => {
  const busy = [{ owner: 'ada', start: `${date}T16:00:00Z`, end: `${date}T17:00:00Z` }]
  const appointments = [visit('1', `${date}T20:00:00Z`, `${date}T21:00:00Z`)]
  const [ada] = dayColumns({ ...known, appointments, busy, seen: known.appointments })
  expect(ada?.unseen).toEqual([])
})

test('a visit that is over explains its time, one that is cancelled does not', () => {
  const busy = [{ owner: 'ada', start: `${date}T16:00:00Z`, end: `${date}T17:00:00Z` }]
  const seen = [visit('1', `${date}T16:00:00Z`, `${date}T17:00:00Z`, 'cancelled')]
  expect(dayColumns({ ...known, busy, seen })[0]?.unseen).toEqual([{ from: 600, to: 660 }])
  const over = [visit('1', `${date}T16:00:00Z`, `${date}T17:00:00Z`, 'fulfilled')]
  expect(dayColumns({ ...known, busy, seen: over })[0]?.unseen).toEqual([])
})

test('a place shows when its rooms are busy, as one, but for what is seen of each of them', () => {
  const place = { kind: 'location', id: 'main', display: 'Main', rooms: ['r1', 'r2'] } as const
  const inRoom = {
    ...visit('2', `${date}T16:00:00Z`, `${date}T17:00:00Z`),
    location: { id: 'r1', resourceType: 'Location' },
  }
  const busy = ['r1', 'r2'].map((location) => ({
    location,
    start: `${date}T16:00:00Z`,
    end: `${date}T17:00:00Z`,
  }))
  const later = { location: 'r1', start: `${date}T17:00:00Z`, end: `${date}T18:00:00Z` }
  const seen = [inRoom]
  const columns = dayColumns({ ...known, lanes: [place], appointments: seen, busy: [...busy, later], seen })
  expect(columns[0]?.events).toHaveLength(1)
  expect(columns[0]?.unseen).toEqual([{ from: 600, to: 720 }])
})
