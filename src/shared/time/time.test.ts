import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  ageOn,
  businessDaysBetween,
  compareApproximate,
  daysBetween,
  isCalendarDay,
  plusDays,
  weekdayOf,
  writtenDay,
} from './calendar.ts'
import { elapsedMinutes } from './elapsed-minutes.ts'
import { daySpan, isZone, localDate, localMoment, momentOf, withOffset } from './local-moment.ts'
import { fromMilliseconds, isInstant, milliseconds, overlap, plusMinutes } from './span.ts'

const chicago = 'America/Chicago'

describe('minutes are the minutes that passed', () => {
  test('on the day on which clocks go forward, 01:30 to 03:30 is one hour', () => {
    const span = {
      start: momentOf({ date: '2026-03-08', time: '01:30' }, chicago).instant,
      end: momentOf({ date: '2026-03-08', time: '03:30' }, chicago).instant,
    }

    expect(elapsedMinutes(span, [])).toBe(60)
  })

  test('on the day on which clocks go back, 00:30 to 02:30 is three hours', () => {
    const span = {
      start: momentOf({ date: '2026-11-01', time: '00:30' }, chicago).instant,
      end: momentOf({ date: '2026-11-01', time: '02:30' }, chicago).instant,
    }

    expect(elapsedMinutes(span, [])).toBe(180)
  })

  test('breaks are taken off once, even where they overlap or stick out', () => {
    const at = (time: string) => `2026-03-04T${time}:00-06:00`
    const breaks = [
      { start: at('10:20'), end: at('10:30') },
      { start: at('10:25'), end: at('10:40') },
      { start: at('10:55'), end: at('11:30') },
    ]

    expect(elapsedMinutes({ start: at('10:00'), end: at('11:00') }, breaks)).toBe(35)
  })

  test('a minute that is not full does not count', () => {
    expect(elapsedMinutes({ start: '2026-03-04T10:00:00Z', end: '2026-03-04T10:50:59Z' }, [])).toBe(50)
  })
})

describe('the quick ways to read moments and walls say what the exact library says', () => {
  const zones = [
    ...[chicago, 'UTC', 'Europe/Dublin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Monrovia'],
    ...['Pacific/Apia', 'America/St_Johns', 'Africa/Casablanca', 'Asia/Tehran'],
  ]
  const moments = fc.integer({
    min: Date.parse('1850-01-01T00:00:00Z'),
    max: Date.parse('2150-01-01T00:00:00Z'),
  })
  const exactly = (instant: string, zone: string) => {
    const here = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
    return {
      date: here.toPlainDate().toString(),
      time: here.toPlainTime().toString({ smallestUnit: 'minute' }),
      weekday: here.dayOfWeek,
      minuteOfDay: here.hour * 60 + here.minute,
    }
  }

  test('at any moment of three centuries in ten zones', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (moment, zone) => {
        const instant = fromMilliseconds(moment)
        expect(instant).toBe(Temporal.Instant.fromEpochMilliseconds(moment).toString())
        expect(localMoment(instant, zone)).toEqual(exactly(instant, zone))
      }),
      { numRuns: 2_000 },
    )
  })

  test.each(zones)('in the very seconds in which clocks change: %s', (zone) => {
    let at = Temporal.Instant.from('1970-01-01T00:00:00Z').toZonedDateTimeISO(zone)
    for (let change = at.getTimeZoneTransition('next'); change; change = at.getTimeZoneTransition('next')) {
      if (change.year > 2040) break
      for (const seconds of [-1, 0, 1]) {
        const instant = fromMilliseconds(change.epochMilliseconds + seconds * 1_000)
        expect(localMoment(instant, zone), `${instant} ${zone}`).toEqual(exactly(instant, zone))
      }
      at = change
    }
    expect(localMoment('2026-07-01T12:00:00Z', zone)).toEqual(exactly('2026-07-01T12:00:00Z', zone))
  })

  test.each([
    '2026-02-30T10:00:00Z',
    '2026-04-31T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-00-01T10:00:00Z',
    '2026-01-00T10:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T10:60:00Z',
    '2026-01-01T10:00:00',
    '2026-01-01',
    '',
  ])('what is no moment stays none: %s', (text) => {
    expect(isInstant(text)).toBe(false)
  })

  test.each([
    '2024-02-29T23:59:59.999Z',
    '2026-01-31T00:00:00Z',
    '2026-01-01T10:00:00.5Z',
    '2026-01-01T10:00:00.123456Z',
    '2026-01-01T10:00:00+05:30',
    '2016-12-31T23:59:60Z',
  ])('a moment is read as it was: %s', (text) => {
    expect(milliseconds(text)).toBe(Temporal.Instant.from(text).epochMilliseconds)
  })
})

describe('spans are half-open', () => {
  const span = (start: string, end: string) => ({
    start: `2026-03-04T${start}:00Z`,
    end: `2026-03-04T${end}:00Z`,
  })

  test('one that ends when the other starts does not meet it', () => {
    expect(overlap(span('10:00', '11:00'), span('11:00', '12:00'))).toBe(false)
    expect(overlap(span('10:00', '11:00'), span('10:59', '12:00'))).toBe(true)
  })

  test('zones do not matter, moments do', () => {
    const here = { start: '2026-03-04T10:00:00-06:00', end: '2026-03-04T11:00:00-06:00' }

    expect(overlap(here, { start: '2026-03-04T16:30:00Z', end: '2026-03-04T16:45:00Z' })).toBe(true)
  })
})

describe('a clock time becomes a moment', () => {
  test('a time that daylight saving leaves out is moved forward by the gap', () => {
    expect(momentOf({ date: '2026-03-08', time: '02:30' }, chicago)).toEqual({
      instant: '2026-03-08T08:30:00Z',
      oddity: 'gap',
    })
  })

  test('of a time that comes twice the first is taken unless the second is asked for', () => {
    expect(momentOf({ date: '2026-11-01', time: '01:30' }, chicago)).toEqual({
      instant: '2026-11-01T06:30:00Z',
      oddity: 'fold',
    })
    expect(momentOf({ date: '2026-11-01', time: '01:30' }, chicago, 'second').instant).toBe(
      '2026-11-01T07:30:00Z',
    )
  })

  test('a day is as long as it is', () => {
    const hours = (date: string) => elapsedMinutes(daySpan(date, chicago), []) / 60

    expect([hours('2026-03-08'), hours('2026-03-09'), hours('2026-11-01')]).toEqual([23, 24, 25])
  })

  test('the day of a session is the day where it takes place', () => {
    expect(localDate('2026-03-05T05:20:00Z', chicago)).toBe('2026-03-04')
    expect(localMoment('2026-03-05T05:20:00Z', chicago)).toEqual({
      date: '2026-03-04',
      time: '23:20',
      weekday: 3,
      minuteOfDay: 1400,
    })
    expect(withOffset('2026-03-05T05:20:00Z', chicago)).toBe('2026-03-04T23:20:00-06:00')
  })

  test('any minute of any day comes back from the clock face that it shows', () => {
    const minute = fc.integer({
      min: milliseconds('2020-01-01T00:00:00Z') / 60_000,
      max: milliseconds('2030-01-01T00:00:00Z') / 60_000,
    })
    fc.assert(
      fc.property(
        minute,
        fc.constantFrom(chicago, 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'),
        (at, zone) => {
          const instant = fromMilliseconds(at * 60_000)
          const { date, time } = localMoment(instant, zone)
          const passes = [
            momentOf({ date, time }, zone).instant,
            momentOf({ date, time }, zone, 'second').instant,
          ]
          expect(passes.map(milliseconds)).toContain(at * 60_000)
        },
      ),
    )
  })
})

describe('calendar days', () => {
  test('working days leave out weekends and holidays', () => {
    expect(businessDaysBetween('2026-02-27', '2026-03-04', [])).toBe(3)
    expect(businessDaysBetween('2026-02-27', '2026-03-04', ['2026-03-02'])).toBe(2)
    expect(businessDaysBetween('2026-03-04', '2026-02-27', [])).toBe(0)
  })

  test('days are counted across months and leap years', () => {
    expect(plusDays('2028-02-28', 2)).toBe('2028-03-01')
    expect(daysBetween('2026-03-04', '2026-02-27')).toBe(-5)
    expect(weekdayOf('2026-03-04')).toBe(3)
    expect([isCalendarDay('2028-02-29'), isCalendarDay('2026-02-29'), isCalendarDay('2026-3-4')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('nobody is taken for older than he may be', () => {
    expect(ageOn('2008-03-05', '2026-03-04')).toBe(17)
    expect(ageOn('2008-03-04', '2026-03-04')).toBe(18)
    expect(ageOn('2008', '2026-03-04')).toBe(17)
    expect(ageOn('2008-03', '2026-03-31')).toBe(18)
    expect(ageOn('2027-01-01', '2026-03-04')).toBeUndefined()
    expect(ageOn('unknown', '2026-03-04')).toBeUndefined()
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
    expect(ageOn('2007-02-29', '2026-03-04')).toBeUndefined()
    expect(ageOn('2008-13', '2026-03-04')).toBeUndefined()
  })

  test('approximate dates are compared as far as both are known', () => {
    expect(compareApproximate('2026-03', '2026-03-04')).toEqual({ order: 0, isCertain: false })
    expect(compareApproximate('2026-02', '2026-03-04')).toEqual({ order: -1, isCertain: true })
    expect(compareApproximate('2026-03-04', '2026-03-04T10:00:00Z')).toEqual({ order: 0, isCertain: true })
  })
})

test('moments and zones from outside are recognised before they are used', () => {
  expect([isInstant('2026-03-04T10:00:00-06:00'), isInstant('2026-03-04'), isInstant('soon')]).toEqual([
    true,
    false,
    false,
  ])
  expect([isZone(chicago), isZone('Mars/Olympus'), isZone('+05:00')]).toEqual([true, false, false])
  expect(plusMinutes('2026-03-04T23:50:00Z', 20)).toBe('2026-03-05T00:10:00Z')
})

test('a day is written as each language writes it, and what is no day stays as it is', () => {
  expect(writtenDay('2026-03-04', 'en')).toBe('Mar 4, 2026')
  expect(writtenDay('2026-03-04', 'es')).toBe('4 mar 2026')
  expect(writtenDay('2026-02-31', 'en')).toBe('2026-02-31')
})
