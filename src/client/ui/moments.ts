import { createContext, use, useMemo } from 'react'
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

/** Times and days in the reader's language and the practice's zone. */
export function useMoments(): Moments {
  const locale = useLocale()
  const timezone = use(timezoneContext)
  return useMemo(() => momentsOf(locale, timezone), [locale, timezone])
}

/** The same outside of components. */
export function momentsOf(locale: string, timezone: string): Moments {
  const time = new Intl.DateTimeFormat(locale, {
    timeZone: timezone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
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
  const both = new Intl.DateTimeFormat(locale, {
    timeZone: timezone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
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
