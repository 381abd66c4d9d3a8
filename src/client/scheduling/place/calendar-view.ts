import { isCalendarDay, plusDays, weekdayOf } from '#shared/time/calendar.ts'

/** All views of the calendar, the smallest first. */
export const calendarViews = ['day', 'workweek', 'week', 'month', 'agenda'] as const

/** How much the calendar shows: a day or a week of one person or several, a month in short, or what is to come as a list. */
export type CalendarView = (typeof calendarViews)[number]

/** So many days a list begins with, and so many it has at most before it is turned. */
export const agendaDays = { first: 14, most: 42 } as const

/** What the calendar's address says of it; a day where it says nothing. */
export function calendarView(text: string | undefined): CalendarView {
  return calendarViews.find((view) => view === text) ?? 'day'
}

/** True for the views that show several people or rooms together, a day in one place. */
export function isOverview(view: CalendarView): boolean {
  return view === 'month' || view === 'agenda'
}

/** How many days of the list the calendar's address asks for. */
export function listedDays(text: string | undefined): number {
  const days = Number(text)
  const isMeant = Number.isInteger(days) && days > agendaDays.first
  return isMeant ? Math.min(agendaDays.most, days) : agendaDays.first
}

/** The days that are shown when a date is asked for; weeks begin on Monday, a month is shown in whole weeks. */
export function shownDates(
  view: CalendarView,
  date: string,
  listed: number = agendaDays.first,
): readonly string[] {
  switch (view) {
    case 'day':
      return [date]
    case 'workweek':
      return daysFrom(mondayOf(date), 5)
    case 'week':
      return daysFrom(mondayOf(date), 7)
    case 'month':
      return monthDates(date)
    case 'agenda':
      return daysFrom(date, listed)
  }
}

/** What of the calendar is shown: how much, from which date, and how many days of a list. */
type Place = { readonly view: CalendarView; readonly date: string; readonly listed?: number }

/** The date that the next page of the calendar is asked for by, or the one before. */
export function turnedDate({ view, date, listed = agendaDays.first }: Place, by: 1 | -1): string {
  if (view === 'month') return sameDayOf(plusDays(firstOfMonth(date), by === 1 ? 31 : -1), date)
  if (view === 'agenda') return plusDays(date, by * listed)
  return plusDays(date, view === 'day' ? by : 7 * by)
}

/** The day of another month that has the same number, or its last where there is none. */
function sameDayOf(inMonth: string, date: string): string {
  const wanted = `${inMonth.slice(0, 7)}-${date.slice(8)}`
  return isCalendarDay(wanted) ? wanted : plusDays(firstOfMonth(plusDays(firstOfMonth(inMonth), 31)), -1)
}

function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

function monthDates(date: string): readonly string[] {
  const first = mondayOf(firstOfMonth(date))
  const next = firstOfMonth(plusDays(firstOfMonth(date), 31))
  const weeks = [4, 5, 6].find((count) => plusDays(first, 7 * count) >= next) ?? 6
  return daysFrom(first, 7 * weeks)
}

function mondayOf(date: string): string {
  return plusDays(date, 1 - weekdayOf(date))
}

function daysFrom(first: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => plusDays(first, index))
}
