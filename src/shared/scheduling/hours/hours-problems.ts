import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'
import type { Availability } from '#generated/types/availability.ts'
import type { Schedule } from '#generated/types/schedule.ts'
import { joined, meets, type Stretch } from '#shared/scheduling/finding/stretch.ts'
import { rowMinutes } from './row-minutes.ts'
import { isWeekRow, type ScheduleRows } from './usual-week.ts'

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
    | 'second'
  readonly stops: boolean
  readonly weekday?: Weekday
  /** The id of the row that it is about. */
  readonly row?: string
  /** The date of the exception, or of the rows, that it is about. */
  readonly date?: string
  /** What the other schedule is called. */
  readonly name?: string
  /** The member of the schedule that it is about. */
  readonly pointer: string
}

type Judged = ScheduleRows & Pick<Schedule, 'period'>

/** What is wrong or odd about the hours of a schedule, day by day. */
export function hoursProblems(schedule: Judged): readonly HoursProblem[] {
  const { availability = [], exceptions = [], period } = schedule
  const isTurned = period?.start !== undefined && period.end !== undefined && period.end < period.start
  const placed = availability.map((row, place) => ({ row, place }))
  return [
    ...(isTurned ? [{ kind: 'period-end', stops: true, pointer: '/period/end' } as const] : []),
    ...placed.flatMap(rowProblems),
    ...daysOf(placed).flatMap(dayProblems),
    ...exceptions.flatMap((each, place): readonly HoursProblem[] =>
      isBackward(each)
        ? [{ kind: 'exception-end', stops: true, date: each.date, pointer: `/exceptions/${place}/end` }]
        : [],
    ),
  ]
}

/** A row, and the how manyeth it is. */
type PlacedRow = { readonly row: Availability; readonly place: number }

function rowProblems({ row, place }: PlacedRow): readonly HoursProblem[] {
  const at = (member: string) => ({
    ...aboutRow(row),
    stops: true,
    pointer: `/availability/${place}/${member}`,
  })
  if (!rowMinutes(row)) return [{ kind: 'time-missing', ...at(row.start === '' ? 'start' : 'end') }]
  const turned = row.from !== undefined && row.until !== undefined && row.until < row.from
  return [
    ...(isBackward(row) ? [{ kind: 'end-before-start', ...at('end') } as const] : []),
    ...(turned ? [{ kind: 'until-before-from', ...at('until') } as const] : []),
  ]
}

function aboutRow({ id, weekday, date }: Availability): Pick<HoursProblem, 'row' | 'weekday' | 'date'> {
  return { row: id, ...(weekday && { weekday }), ...(date !== undefined && !weekday && { date }) }
}

function isBackward(row: { readonly start?: string; readonly end?: string }): boolean {
  const minutes = rowMinutes(row)
  return minutes !== undefined && minutes.to <= minutes.from
}

/** The rows of each weekday, and those of each date; what recurs otherwise stands for itself. */
function daysOf(placed: readonly PlacedRow[]): readonly (readonly PlacedRow[])[] {
  const dates = [...new Set(placed.flatMap(({ row }) => (isDated(row) ? [row.date] : [])))]
  return [
    ...weekdays.map((weekday) => placed.filter(({ row }) => isWeekRow(row) && row.weekday === weekday)),
    ...dates.map((date) => placed.filter(({ row }) => isDated(row) && row.date === date)),
  ]
}

/** True for a row that is about one date and nothing else. */
function isDated(row: Availability): boolean {
  return row.date !== undefined && row.weekday === undefined && row.recurrence === undefined
}

/** What one day says twice, and what is taken out of hours that are not there. */
function dayProblems(rows: readonly PlacedRow[]): readonly HoursProblem[] {
  const timed = rows.flatMap(({ row, place }) => {
    const minutes = rowMinutes(row)
    return minutes && minutes.from < minutes.to ? [{ row, place, minutes }] : []
  })
  const open = timed.filter(({ row }) => row.kind === 'Available')
  const hours = joined(open.map(({ minutes }) => minutes))
  const twice = open.filter((each, index) => open.slice(0, index).some((before) => isTwice(before, each)))
  const idle = timed.filter(
    ({ row, minutes }) => row.weekday && row.kind !== 'Available' && !meets(hours, minutes),
  )
  const at = ({ row, place }: PlacedRow) => ({ ...aboutRow(row), pointer: `/availability/${place}/start` })
  return [
    ...twice.map((each): HoursProblem => ({ kind: 'overlap', stops: true, ...at(each) })),
    ...idle.map((each): HoursProblem => ({ kind: 'outside-open', stops: false, ...at(each) })),
  ]
}

type TimedRow = PlacedRow & { readonly minutes: Stretch }

/** Hours for different services, places or dates may overlap. */
function isTwice(one: TimedRow, other: TimedRow): boolean {
  return meets([one.minutes], other.minutes) && purposeOf(one.row) === purposeOf(other.row)
}

function purposeOf({ location, program, services = [], modes = [], from, until }: Availability): string {
  const ids = services.map(({ id }) => id).toSorted()
  return JSON.stringify([location?.id, program?.id, ids, modes.toSorted(), from, until])
}
