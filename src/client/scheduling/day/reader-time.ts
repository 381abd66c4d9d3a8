import { daysBetween } from '#shared/time/calendar.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { clockOf } from './day-events.ts'

/** The zone of the calendar, and the one in which its reader is. */
export type TwoZones = { readonly calendar: string; readonly reader: string }

/** What the reader's own clock shows: how many days later it is there, and the time. */
export type ReaderTime = { readonly days: number; readonly time: string }

/** What the reader's own clock shows at a minute of a day of the calendar. */
export function readerTime(date: string, minute: number, { calendar, reader }: TwoZones): ReaderTime {
  const { instant } = momentOf({ date, time: clockOf(minute) }, calendar)
  const there = localMoment(instant, reader)
  return { days: daysBetween(date, there.date), time: there.time }
}

/** True where the two clocks differ at some time of these days; zones of different names may well agree. */
export function clocksDiffer(dates: readonly string[], zones: TwoZones): boolean {
  if (zones.calendar === zones.reader) return false
  return dates.some((date) =>
    [0, 12 * 60, 23 * 60].some((minute) => {
      const { days, time } = readerTime(date, minute, zones)
      return days !== 0 || time !== clockOf(minute)
    }),
  )
}
