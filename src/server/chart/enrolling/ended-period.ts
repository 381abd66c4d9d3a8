import type { DatePeriod } from '#generated/types/date-period.ts'

/** A period that is over with a day, in an enrollment that ends; where nobody knows since when, it is that day. */
export function endedPeriod(period: DatePeriod | undefined, end: string): DatePeriod {
  return { start: period?.start ?? end, end }
}
