import { daySpan, momentOf } from '#shared/time/local-moment.ts'
import { milliseconds } from '#shared/time/span.ts'

const wholeDay = 24 * 3_600_000

/** For one day of a zone, the moment (milliseconds) at which its clocks show so many minutes since midnight; 1440 is the next midnight. Days on which clocks change are counted as `momentOf` does. */
export function dayClock(date: string, zone: string): (minute: number) => number {
  const { start, end } = daySpan(date, zone)
  const [from, to] = [milliseconds(start), milliseconds(end)]
  return (minute) => {
    if (minute >= 1440) return to
    if (to - from === wholeDay) return from + minute * 60_000
    return milliseconds(momentOf({ date, time: clockOf(minute) }, zone).instant)
  }
}

function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
