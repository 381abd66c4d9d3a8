import type { Weekday } from '#generated/enumerations/weekday.ts'
import type { Availability } from '#generated/types/availability.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { joined, meets, type Stretch } from '#shared/scheduling/finding/stretch.ts'
import { rowMinutes } from './row-minutes.ts'
import { type ScheduleRows, usualWeek, type WeekRow } from './usual-week.ts'

/** Something about the hours that is wrong, and stops them, or that is odd, and is only said. */
export type HoursProblem = {
  readonly kind:
    | 'time-missing'
    | 'end-before-start'
    | 'until-before-from'
    | 'overlap'
    | 'outside-open'
    | 'exception-end'
    | 'period-end'
  readonly stops: boolean
  readonly weekday?: Weekday
  /** The id of the row that it is about. */
  readonly row?: string
  /** The date of the exception that it is about. */
  readonly date?: string
}

type Judged = ScheduleRows & Pick<Schedule, 'period'>

/** What is wrong or odd about the hours of a schedule, day by day. */
export function hoursProblems(schedule: Judged): readonly HoursProblem[] {
  const { availability = [], exceptions = [], period } = schedule
  const ends = exceptions.filter((each) => isBackward(each))
  const isTurned = period?.start !== undefined && period.end !== undefined && period.end < period.start
  return [
    ...(isTurned ? [{ kind: 'period-end', stops: true } as const] : []),
    ...availability.flatMap(rowProblems),
    ...usualWeek(schedule).flatMap(({ weekday, rows }) => dayProblems(weekday, rows)),
    ...ends.map(({ date }): HoursProblem => ({ kind: 'exception-end', stops: true, date })),
  ]
}

function rowProblems(row: Availability): readonly HoursProblem[] {
  const about = { row: row.id, ...(row.weekday && { weekday: row.weekday }), stops: true }
  if (!rowMinutes(row)) return [{ kind: 'time-missing', ...about }]
  const turned = row.from !== undefined && row.until !== undefined && row.until < row.from
  return [
    ...(isBackward(row) ? [{ kind: 'end-before-start', ...about } as const] : []),
    ...(turned ? [{ kind: 'until-before-from', ...about } as const] : []),
  ]
}

function isBackward(row: { readonly start?: string; readonly end?: string }): boolean {
  const minutes = rowMinutes(row)
  return minutes !== undefined && minutes.to <= minutes.from
}

/** What one day says twice, and what is taken out of hours that are not there. */
function dayProblems(weekday: Weekday, rows: readonly WeekRow[]): readonly HoursProblem[] {
  const timed = rows.flatMap((row) => {
    const minutes = rowMinutes(row)
    return minutes && minutes.from < minutes.to ? [{ row, minutes }] : []
  })
  const open = timed.filter(({ row }) => row.kind === 'Available')
  const hours = joined(open.map(({ minutes }) => minutes))
  const twice = open.filter(({ row, minutes }, index) =>
    open.slice(0, index).some((before) => isTwice(before, { row, minutes })),
  )
  const idle = timed.filter(({ row, minutes }) => row.kind !== 'Available' && !meets(hours, minutes))
  return [
    ...twice.map(({ row }): HoursProblem => ({ kind: 'overlap', stops: false, weekday, row: row.id })),
    ...idle.map(({ row }): HoursProblem => ({ kind: 'outside-open', stops: false, weekday, row: row.id })),
  ]
}

type TimedRow = { readonly row: WeekRow; readonly minutes: Stretch }

/** Hours for different services, places or dates may overlap. */
function isTwice(one: TimedRow, other: TimedRow): boolean {
  return meets([one.minutes], other.minutes) && purposeOf(one.row) === purposeOf(other.row)
}

function purposeOf({ location, program, services = [], modes = [], from, until }: WeekRow): string {
  const ids = services.map(({ id }) => id).toSorted()
  return JSON.stringify([location?.id, program?.id, ids, modes.toSorted(), from, until])
}
