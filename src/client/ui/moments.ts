import { createContext, use, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from './words.tsx'

/** How instants (ISO text, UTC) and days (`2026-11-24`) are written for this reader. */
export type Moments = {
  readonly time: (instant: string) => string
  readonly day: (date: string) => string
  readonly shortDay: (date: string) => string
  readonly dayAndTime: (instant: string) => string
  readonly relative: (instant: string) => string
  /** The calendar day of an instant in the practice's zone, as `2026-11-24`. */
  readonly dayOf: (instant: string) => string
  readonly timezone: string
}

/** The zone in which the practice writes its times (IANA). */
export const timezoneContext = createContext<string>(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Hours from 0 to 23, or twice from 1 to 12. */
export type Hours = 'h23' | 'h12'

/** How hours are counted now: on screens to 23, on paper as the practice prefers. */
export const hoursContext = createContext<Hours>('h23')

/** The hours of this moment, for the one place that provides them: they change while the page is put on paper. */
export function useHours(isMilitaryOnPaper: boolean): Hours {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting && !isMilitaryOnPaper ? 'h12' : 'h23'
}

/** Times and days in the reader's language and the practice's zone. */
export function useMoments(): Moments {
  const locale = useLocale()
  const timezone = use(timezoneContext)
  const hours = use(hoursContext)
  return useMemo(() => momentsOf(locale, timezone, hours), [locale, timezone, hours])
}

/** The same outside of components. */
export function momentsOf(locale: string, timezone: string, hours: Hours = 'h23'): Moments {
  const clock = {
    timeZone: timezone,
    hour: hours === 'h12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: hours,
  } as const
  const time = new Intl.DateTimeFormat(locale, clock)
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const shortDay = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
  const both = new Intl.DateTimeFormat(locale, { ...clock, day: 'numeric', month: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })

  return {
    time: (instant) => time.format(new Date(instant)),
    day: (date) => day.format(new Date(`${date}T00:00:00Z`)),
    shortDay: (date) => shortDay.format(new Date(`${date}T00:00:00Z`)),
    dayAndTime: (instant) => both.format(new Date(instant)),
    relative: (instant) => relativeTo(relative, Date.parse(instant) - Date.now()),
    dayOf: (instant) => parts.format(new Date(instant)),
    timezone,
  }
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

function relativeTo(format: Intl.RelativeTimeFormat, milliseconds: number): string {
  const fitting = units.find(([, length]) => Math.abs(milliseconds) >= length) ?? ['minute', 60_000]
  return format.format(Math.round(milliseconds / fitting[1]), fitting[0])
}
