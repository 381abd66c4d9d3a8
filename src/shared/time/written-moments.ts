/** How times and days are written for this reader; nothing else decides it. What is no moment stays as it is. */
export type WrittenMoments = {
  /** The time of an instant (ISO text). */
  readonly time: (instant: string) => string
  /** A time on the wall, `14:05`, as this reader counts hours. */
  readonly clock: (wall: string) => string
  /** A day (`2026-11-24`) in full, in short without its year, and in short with it. */
  readonly day: (date: string) => string
  readonly shortDay: (date: string) => string
  readonly date: (date: string) => string
  /** Of a day only what comes back each year: `March 6`, and `March`. */
  readonly dayOfYear: (date: string) => string
  readonly month: (date: string) => string
  /** Of a day only its place in the week, in short: `Wed`. */
  readonly weekday: (date: string) => string
  /** An instant without its year, and with it. */
  readonly dayAndTime: (instant: string) => string
  readonly dateAndTime: (instant: string) => string
  /** What is known of a date: `2026`, `2026-11`, `2026-11-24` or more. */
  readonly approximate: (known: string) => string
  /** How far an instant is from now, which is told in milliseconds since 1970. */
  readonly relative: (instant: string, now: number) => string
  /** The calendar day of an instant in the practice's zone, as `2026-11-24`. */
  readonly dayOf: (instant: string) => string
  /** What a zone is called in short at an instant: `CST`, `GMT+1`. */
  readonly zoneName: (zone: string, instant: string) => string
  readonly timezone: string
}

/** Hours from 0 to 23, or twice from 1 to 12. */
export type Hours = 'h23' | 'h12'

const known = new Map<string, WrittenMoments>()

/** The same outside of components. Formats are dear to make, so those of a reader are made once. */
export function momentsOf(locale: string, timezone: string, hours: Hours = 'h23'): WrittenMoments {
  const key = [locale, timezone, hours].join(' ')
  const made = known.get(key) ?? makeMoments(locale, timezone, hours)
  known.set(key, made)
  return made
}

function makeMoments(locale: string, timezone: string, hours: Hours): WrittenMoments {
  const onWall = {
    hour: hours === 'h12' ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: hours,
  } as const
  const inZone = { ...onWall, timeZone: timezone }
  const short = { day: 'numeric', month: 'short' } as const
  const format = (options: Intl.DateTimeFormatOptions) => writer(new Intl.DateTimeFormat(locale, options))
  const onCalendar = (options: Intl.DateTimeFormatOptions) => {
    const write = format({ timeZone: 'UTC', ...options })
    return (date: string) => write(`${date}T00:00:00Z`, date)
  }
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const wall = format({ ...onWall, timeZone: 'UTC' })
  const date = onCalendar({ ...short, year: 'numeric' })
  const dateAndTime = format({ ...inZone, ...short, year: 'numeric' })
  const clock = (text: string) => wall(`1970-01-01T${text.slice(0, 5)}:00Z`, text)

  return {
    time: format(inZone),
    clock,
    day: onCalendar({ ...short, month: 'long', weekday: 'long', year: 'numeric' }),
    shortDay: onCalendar({ ...short, weekday: 'short' }),
    date,
    dayOfYear: onCalendar({ ...short, month: 'long' }),
    month: onCalendar({ month: 'long' }),
    weekday: onCalendar({ weekday: 'short' }),
    dayAndTime: format({ ...inZone, ...short }),
    dateAndTime,
    approximate: approximately({ date, dateAndTime, clock, month: onCalendar(wholeMonth) }),
    relative: (instant, now) => relativeTo(relative, Date.parse(instant) - now),
    dayOf: writer(new Intl.DateTimeFormat('en-CA', { ...numbers, timeZone: timezone })),
    zoneName: (zone, instant) => zoneNameIn(locale, zone, instant),
    timezone,
  }
}

function zoneNameIn(locale: string, timeZone: string, instant: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  return (
    format.formatToParts(Date.parse(instant)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  )
}

const wholeMonth = { month: 'long', year: 'numeric' } as const
const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

function writer(format: Intl.DateTimeFormat): (instant: string, instead?: string) => string {
  return (instant, instead = instant) => {
    const milliseconds = Date.parse(instant)
    return Number.isNaN(milliseconds) ? instead : format.format(milliseconds)
  }
}

type Approximate = Pick<WrittenMoments, 'date' | 'dateAndTime' | 'clock'> & {
  readonly month: (date: string) => string
}

/** A moment that names its zone is one of ours; any other stands on a wall that nobody named. */
function approximately({ date, dateAndTime, clock, month }: Approximate): WrittenMoments['approximate'] {
  return (known) => {
    const [day = '', time] = known.split('T')
    if (time !== undefined && /(Z|[+-]\d\d:\d\d)$/.test(time)) return dateAndTime(known)
    if (time !== undefined) return `${date(day)}, ${clock(time)}`
    if (day.length === 10) return date(day)
    return day.length === 7 ? month(`${day}-01`) : known
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
