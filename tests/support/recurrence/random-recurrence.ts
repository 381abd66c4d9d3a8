import fc from 'fast-check'
import { weekdays } from '#generated/enumerations/weekday.ts'
import type { Recurrence } from '#generated/types/recurrence.ts'
import { writeDay } from '#shared/time/day-number.ts'

/** Twenty zones whose clocks change at different times of the year and of the day, or never; none in which they change by the moon, which the second implementation does not know. */
export const zones = [
  'America/Chicago',
  'America/New_York',
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/Puerto_Rico',
  'America/Santiago',
  'America/Havana',
  'Europe/Berlin',
  'Europe/London',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'UTC',
] as const

const day = fc.integer({ min: 18_262, max: 22_645 }).map(writeDay)
const interval = fc.integer({ min: 1, max: 6 })
const weekday = fc.constantFrom(...weekdays)
const end = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ until: fc.integer({ min: 19_000, max: 24_000 }).map(writeDay) }),
)
const common = { interval, start: day, end, timezone: fc.constantFrom(...zones) }
const nthWeekday = fc.record({ nth: fc.constantFrom(-1, 1, 2, 3, 4, 5), weekday })
const dayOfMonth = fc.integer({ min: 1, max: 31 })
const month = fc.integer({ min: 1, max: 12 })

/** For tests: a recurrence of any kind that the schema allows, between 2020 and 2035. */
export const randomRecurrence: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ frequency: fc.constant('Daily' as const), ...common }),
  fc.record({
    frequency: fc.constant('Weekly' as const),
    weekdays: fc.uniqueArray(weekday, { maxLength: 5 }),
    ...common,
  }),
  fc.record({ frequency: fc.constant('Monthly' as const), ...common }),
  fc.record({ frequency: fc.constant('Monthly' as const), dayOfMonth, ...common }),
  fc.record({ frequency: fc.constant('Monthly' as const), nthWeekday, ...common }),
  fc.record({ frequency: fc.constant('Annually' as const), ...common }),
  fc.record({ frequency: fc.constant('Annually' as const), month, dayOfMonth, ...common }),
  fc.record({ frequency: fc.constant('Annually' as const), month, nthWeekday, ...common }),
)

/** A clock time on a quarter hour. */
export const randomTime: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  )
