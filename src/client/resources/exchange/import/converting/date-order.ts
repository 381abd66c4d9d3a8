import { momentOf } from '#shared/time/local-moment.ts'
import { type Converted, converted, unfit } from './remark.ts'

/** For converting dates, what `03/04/2026` means in a file that is imported. */
export type DateOrder = 'month-day' | 'day-month'

/** A day as ISO writes it, or as people do: 24.11.2026, 11/24/2026. */
export function dayOf(text: string, order: DateOrder): Converted<string> {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]00:00(?::00)?)?$/.exec(text)
  if (iso) return dayFrom({ year: iso[1], month: iso[2], day: iso[3] }, text)
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text)
  if (!parts) return unfit('exchange.no-day', { text })
  const [, first, second, year] = parts
  const isDayFirst = order === 'day-month' || text.includes('.')
  return isDayFirst
    ? dayFrom({ year, month: second, day: first }, text)
    : dayFrom({ year, month: first, day: second }, text)
}

function dayFrom(
  {
    year,
    month,
    day,
  }: {
    readonly year: string | undefined
    readonly month: string | undefined
    readonly day: string | undefined
  },
  text: string,
): Converted<string> {
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const milliseconds = Date.parse(`${iso}T00:00:00Z`)
  const isDay = !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString().startsWith(iso)
  return isDay ? converted(iso) : unfit('exchange.no-day', { text })
}

/** A time of day: 9:30, 09:30:00, 9:30 pm. */
export function clockOf(text: string): Converted<string> {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])?\.?\s*m?\.?$/i.exec(text)
  if (!parts) return unfit('exchange.no-time', { text })
  const [, hourText = '', minute = '', half] = parts
  const hour = Number(hourText)
  const isFit = Number(minute) < 60 && (half ? hour >= 1 && hour <= 12 : hour < 24)
  if (!isFit) return unfit('exchange.no-time', { text })
  const afternoon = half?.toLowerCase() === 'p' ? 12 : 0
  return converted(`${String(half ? (hour % 12) + afternoon : hour).padStart(2, '0')}:${minute}`)
}

/** A moment: with its zone as it stands, else a day and a time on the practice's wall; a time that the zone leaves out is refused. */
export function instantOf(
  text: string,
  { order, timezone }: { readonly order: DateOrder; readonly timezone: string },
): Converted<string> {
  if (/T.*(Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const milliseconds = Date.parse(text)
    return Number.isNaN(milliseconds)
      ? unfit('exchange.no-moment', { text })
      : converted(new Date(milliseconds).toISOString())
  }
  const parts = /^(\S+?)(?:T|,?\s+)(\d.*)$/.exec(text)
  if (!parts) return unfit('exchange.no-moment', { text })
  const day = dayOf(parts[1] ?? '', order)
  const time = clockOf(parts[2] ?? '')
  if (!day.ok || !time.ok) return unfit('exchange.no-moment', { text })
  const placed = momentOf({ date: day.value, time: time.value }, timezone)
  if (placed.oddity === 'gap') return unfit('exchange.no-such-time', { text, zone: timezone })
  return converted(new Date(placed.instant).toISOString())
}

/** What the days of a column say about their order; undefined when they do not. */
export function orderIn(texts: readonly string[]): DateOrder | undefined {
  for (const text of texts) {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}/.exec(text.trim()) ?? []
    if (Number(first) > 12) return 'day-month'
    if (Number(second) > 12) return 'month-day'
  }
  return undefined
}
