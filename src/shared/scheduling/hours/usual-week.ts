import { type Weekday, weekdays } from '#generated/enumerations/weekday.ts'
import type { Availability } from '#generated/types/availability.ts'
import type { Schedule } from '#generated/types/schedule.ts'

/** The rows and the days that differ, of which the hours of a schedule are made. */
export type ScheduleRows = Pick<Schedule, 'availability' | 'exceptions'>

/** A row of the usual week, which is about a weekday. */
export type WeekRow = Availability & { readonly weekday: Weekday }

/** One day of the usual week with its rows, in the order in which they were made. */
export type UsualDay = { readonly weekday: Weekday; readonly rows: readonly WeekRow[] }

/** The seven days of a schedule, from Monday on; dated and recurring rows are not among them. */
export function usualWeek({ availability = [] }: ScheduleRows): readonly UsualDay[] {
  return weekdays.map((weekday) => ({ weekday, rows: availability.filter(isOf(weekday)) }))
}

/** The rows that are about no weekday: each about one date or a recurrence. They are kept as they are. */
export function rowsBesideWeek({ availability = [] }: ScheduleRows): readonly Availability[] {
  return availability.filter((row) => !isWeekRow(row))
}

/** True for a row that is about a weekday and nothing else. */
export function isWeekRow(row: Availability): row is WeekRow {
  return row.weekday !== undefined && row.date === undefined && row.recurrence === undefined
}

function isOf(weekday: Weekday) {
  return (row: Availability): row is WeekRow => isWeekRow(row) && row.weekday === weekday
}
