import { expect, test } from 'vitest'
import type { Schedule } from '#generated/types/schedule.ts'
import { localMoment } from '#shared/time/local-moment.ts'
import { milliseconds, overlap } from '#shared/time/span.ts'
import { freeTimes, type OpenRoom, type TimesWanted } from './free-times.ts'
import type { Openable } from './open-stretches.ts'
import { usualMinutes } from './usual-minutes.ts'

const zone = 'America/Chicago'
/** A Tuesday in winter, six hours behind UTC. */
const day = '2027-03-02'
const at = (time: string, date = day) => `${date}T${time}:00-06:00`
const clock = (instant: string) => localMoment(instant, zone).time
const stretch = (from: string, to: string) => ({ from: milliseconds(at(from)), to: milliseconds(at(to)) })
const tuesday = (start: string, end: string, more: object = {}) => ({
  id: `${start} ${end}`,
  kind: 'Available' as const,
  weekday: 'Tuesday' as const,
  start,
  end,
  ...more,
})

function schedule(more: Partial<Schedule>): Schedule {
  return {
    availability: [tuesday('09:00', '12:00')],
    slotMinutes: 30,
    bookingWindow: {},
    buffers: {},
    doubleBooking: { allowed: true, max: 3 },
    ...more,
  } as Schedule
}

function person(id: string, ...schedules: readonly Schedule[]): Openable {
  return { id, timezone: zone, schedules, hours: [], usual: usualMinutes([]) }
}

function room(id: string, more: Partial<OpenRoom> = {}): OpenRoom {
  const always = () => [{ from: 0, to: 1440 }]
  return { id, timezone: zone, schedules: [], hours: [], usual: always, ...more }
}

function wanted(more: Partial<TimesWanted>): TimesWanted {
  return {
    minutes: 60,
    owners: [person('ada', schedule({}))],
    rooms: undefined,
    visit: {},
    wishes: {},
    holidays: [],
    now: '2027-03-01T06:00:00Z',
    busy: new Map(),
    patientBusy: [],
    ...more,
  }
}

const onDay = { start: at('00:00'), end: at('23:59') }
const clocksOf = (more: Partial<TimesWanted>) =>
  freeTimes(wanted(more), onDay).map(({ start }) => clock(start))

test('within the hours by the slots of the schedule, beside what is booked, and never twice though the schedule allows it', () => {
  expect(clocksOf({})).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'])
  expect(clocksOf({ busy: new Map([['ada', [stretch('10:00', '10:30')]]]) })).toEqual([
    '09:00',
    '10:30',
    '11:00',
  ])
})

test('buffers lie within the hours and keep free what is before and after each appointment', () => {
  const owners = [
    person('ada', schedule({ buffers: { beforeMinutes: 10, afterMinutes: 20 }, slotMinutes: 10 })),
  ]
  const busy = new Map([['ada', [stretch('11:00', '11:10')]]])
  expect(clocksOf({ owners, minutes: 30 })).toEqual([
    ...['09:10', '09:20', '09:30', '09:40', '09:50', '10:00', '10:10', '10:20', '10:30', '10:40'],
    ...['10:50', '11:00', '11:10'],
  ])
  expect(clocksOf({ owners, minutes: 30, busy })).toEqual([
    '09:10',
    '09:20',
    '09:30',
    '09:40',
    '09:50',
    '10:00',
    '10:10',
  ])
})

test('several people and rooms: at one time in the order of those asked for, each with the first room that is free', () => {
  const owners = [
    person('ada', schedule({})),
    person('ben', schedule({ availability: [tuesday('10:30', '12:00')] })),
  ]
  const rooms = [room('one', { hours: [{ weekday: 'Tuesday', start: '10:00', end: '12:00' }] }), room('two')]
  const busy = new Map([
    ['one', [stretch('11:30', '12:00')]],
    ['two', [stretch('09:00', '09:30')]],
  ])
  const found = freeTimes(wanted({ owners, rooms, busy }), onDay)
  expect(found.map(({ start, owner, location }) => `${clock(start)} ${owner} ${location}`)).toEqual([
    ...['09:30 ada two', '10:00 ada one', '10:30 ada one', '10:30 ben one', '11:00 ada two', '11:00 ben two'],
  ])
})

test('hours for another service, mode, program or place, time off, a hold and a holiday are none', () => {
  const reference = (id: string) => ({ id, resourceType: 'Any' })
  const only = (more: object) => [
    person('ada', schedule({ availability: [tuesday('09:00', '10:00', more)] })),
  ]
  const isFound = (more: object, rest: Partial<TimesWanted>) =>
    clocksOf({ owners: only(more), ...rest }).length
  const visit = { service: 'talk', mode: 'InPerson', program: 'day' } as const
  expect(isFound({ services: [reference('talk')] }, { visit })).toBe(1)
  expect(isFound({ services: [reference('test')] }, { visit })).toBe(0)
  expect(isFound({ modes: ['Telehealth'] }, { visit })).toBe(0)
  expect(isFound({ program: reference('night') }, { visit })).toBe(0)
  expect(isFound({ location: reference('north') }, { rooms: [room('one', { site: 'south' })] })).toBe(0)
  expect(isFound({ location: reference('north') }, { rooms: [room('one', { site: 'north' })] })).toBe(1)
  expect(isFound({ kind: 'Hold' }, {})).toBe(0)
  expect(isFound({}, { holidays: [day] })).toBe(0)
  const exceptions = [{ date: day, kind: 'TimeOff' as const }]
  expect(clocksOf({ owners: [person('ada', schedule({ exceptions }))] })).toEqual([])
})

test('wishes, the time of whoever comes, and how long before it may be booked', () => {
  expect(clocksOf({ wishes: { weekdays: ['Monday'] } })).toEqual([])
  expect(clocksOf({ wishes: { timeOfDay: ['Afternoon', 'Evening'] } })).toEqual([])
  expect(clocksOf({ wishes: { notBefore: '09:30', notAfter: '11:00' } })).toEqual(['09:30', '10:00'])
  expect(clocksOf({ patientBusy: [stretch('09:00', '10:30')] })).toEqual(['10:30', '11:00'])
  expect(clocksOf({ now: at('10:10') })).toEqual(['10:30', '11:00'])
  const soon = schedule({ bookingWindow: { minHours: 2 } })
  expect(clocksOf({ owners: [person('ada', soon)], now: at('08:10') })).toEqual(['10:30', '11:00'])
  const near = schedule({ bookingWindow: { maxDays: 0 } })
  expect(clocksOf({ owners: [person('ada', near)] })).toEqual([])
})

test('a schedule is for its period; who has no hours is proposed by day on working days', () => {
  const past = schedule({ period: { start: '2026-01-01T00:00:00Z', end: '2026-12-31T00:00:00Z' } })
  expect(clocksOf({ owners: [person('ada', past)] })).toEqual([])
  const open = clocksOf({ owners: [person('ada')] })
  expect([open[0], open.at(-1)]).toEqual(['08:00', '17:00'])
  const saturday = { start: at('00:00', '2027-03-06'), end: at('23:59', '2027-03-06') }
  expect(freeTimes(wanted({ owners: [person('ada')] }), saturday)).toEqual([])
  const wished = { ...person('ada'), usual: usualMinutes(['Saturday']) }
  expect(freeTimes(wanted({ owners: [wished] }), saturday)).not.toEqual([])
})

test('on the days on which clocks change, every time is one that the clock shows, once, and lasts as long', () => {
  const sunday = schedule({
    availability: [{ id: 's', kind: 'Available', weekday: 'Sunday', start: '00:00', end: '05:00' }],
  })
  const on = (date: string) =>
    freeTimes(wanted({ owners: [person('ada', sunday)], now: '2027-03-01T00:00:00Z' }), {
      start: `${date}T00:00:00${date < '2027-06-01' ? '-06:00' : '-05:00'}`,
      end: `${date}T23:00:00-06:00`,
    })
  const spring = on('2027-03-14')
  expect(spring.map(({ start }) => clock(start))).toEqual([
    ...['00:00', '00:30', '01:00', '01:30', '03:00', '03:30', '04:00'],
  ])
  const autumn = on('2027-11-07').map(({ start }) => clock(start))
  expect(autumn).toEqual(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30', '04:00'])
  for (const { start, end } of spring) expect(milliseconds(end) - milliseconds(start)).toBe(3_600_000)
})

test('five hundred random days: nothing that is found meets what is booked, and nothing free is left out', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  let found = 0
  for (let round = 0; round < 500; round += 1) {
    const booked = Array.from({ length: random(6) }, () => {
      const from = milliseconds(at('09:00')) + random(36) * 300_000
      return { from, to: from + (1 + random(12)) * 300_000 }
    })
    const minutes = 5 * (1 + random(12))
    const times = freeTimes(wanted({ minutes, busy: new Map([['ada', booked]]) }), onDay)
    const spans = booked.map(({ from, to }) => ({
      start: new Date(from).toISOString(),
      end: new Date(to).toISOString(),
    }))
    for (const time of times) expect(spans.some((span) => overlap(span, time))).toBe(false)
    const possible = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].filter((start) => {
      const from = milliseconds(at(start))
      const to = from + minutes * 60_000
      return to <= milliseconds(at('12:00')) && booked.every((each) => each.to <= from || to <= each.from)
    })
    expect(times.map(({ start }) => clock(start))).toEqual(possible)
    found += times.length
  }
  expect(found).toBeGreaterThan(500)
})
