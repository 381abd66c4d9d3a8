import { plusDays, weekdayOf } from '#shared/time/calendar.ts'

/** The day that a key leads to from a day of the month: arrows by days and weeks, Home and End within the week; undefined for keys that mean something else. */
export function monthStep(key: string, date: string): string | undefined {
  const step = steps[key]
  return step && plusDays(date, step(weekdayOf(date)))
}

const steps: { readonly [key: string]: (weekday: number) => number } = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -7,
  ArrowDown: () => 7,
  Home: (weekday) => 1 - weekday,
  End: (weekday) => 7 - weekday,
}
