import { plusDays, weekdayOf } from '#shared/time/calendar.ts'

/** All views of the calendar, the smallest first. */
export const calendarViews = ['day', 'workweek', 'week'] as const

/** How much the calendar shows: one day of several people, or a week of one. */
export type CalendarView = (typeof calendarViews)[number]

/** What the calendar's address says of it; a day where it says nothing. */
export function calendarView(text: string | undefined): CalendarView {
  return calendarViews.find((view) => view === text) ?? 'day'
}

/** The days that are shown when a date is asked for; weeks begin on Monday. */
export function shownDates(view: CalendarView, date: string): readonly string[] {
  if (view === 'day') return [date]
  const monday = plusDays(date, 1 - weekdayOf(date))
  return Array.from({ length: view === 'week' ? 7 : 5 }, (_, index) => plusDays(monday, index))
}

/** The date that the next page of the calendar is asked for by, or the one before. */
export function turnedDate(view: CalendarView, date: string, by: 1 | -1): string {
  return plusDays(date, view === 'day' ? by : 7 * by)
}
