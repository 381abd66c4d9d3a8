import { isCalendarDay, plusDays } from './calendar.ts'

/**
 * Reads an approximate date as people write it: `2024`, `3/2024`, `March 2024`, `3/5/2024`, `5 mar 2024`, `2024-03-05`, `today`,
 * `2 weeks ago`. Its length says how much is known; undefined when it is none.
 */
export function readApproximate(text: string, today: string): string | undefined {
  const written = text.trim().toLowerCase().replaceAll(/[.,]/g, ' ').replaceAll(/\s+/g, ' ')
  return numeric(written) ?? named(written) ?? relative(written, today)
}

function numeric(text: string): string | undefined {
  const year = /^(\d{4})$/.exec(text)
  if (year) return yearOf(year[1])
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text)
  if (iso) return joined(iso[1], iso[2], iso[3])
  const month = /^(\d{1,2})\s?[/-]\s?(\d{4})$/.exec(text)
  if (month) return joined(month[2], month[1])
  const day = /^(\d{1,2})\s?[/-]\s?(\d{1,2})\s?[/-]\s?(\d{4})$/.exec(text)
  return day ? joined(day[3], day[1], day[2]) : undefined
}

const months: readonly RegExp[] = [
  /^(?:jan(?:uary)?|ene(?:ro)?)$/,
  /^feb(?:ruary|rero)?$/,
  /^mar(?:ch|zo)?$/,
  /^(?:apr(?:il)?|abr(?:il)?)$/,
  /^(?:may|mayo)$/,
  /^june?$|^junio$/,
  /^july?$|^julio$/,
  /^(?:aug(?:ust)?|ago(?:sto)?)$/,
  /^(?:sept?(?:ember)?|sep(?:tiembre)?)$/,
  /^oct(?:ober|ubre)?$/,
  /^nov(?:ember|iembre)?$/,
  /^(?:dec(?:ember)?|dic(?:iembre)?)$/,
]

function named(text: string): string | undefined {
  const parts = text.split(' ').filter((part) => part !== 'de' && part !== 'of')
  const at = parts.findIndex((part) => months.some((month) => month.test(part)))
  if (at === -1 || parts.length > 3 || parts.length < 2) return undefined
  const month = String(months.findIndex((each) => each.test(parts[at] ?? '')) + 1)
  const numbers = parts.filter((_, index) => index !== at).map((part) => part.replace(/(?:st|nd|rd|th)$/, ''))
  const year = numbers.at(-1)
  return joined(year, month, numbers.length > 1 ? numbers[0] : undefined)
}

const days: Readonly<Record<string, number>> = { d: 1, w: 7, s: 7 }

function relative(text: string, today: string): string | undefined {
  if (/^(?:today|now|hoy)$/.test(text)) return today
  if (/^(?:yesterday|ayer)$/.test(text)) return plusDays(today, -1)
  const [, count = '', unit = ''] =
    /^(?:hace )?(\d{1,3}|an?|one) (day|week|month|year|d[ií]a|semana|mes|año)(?:e?s)?(?: ago)?$/.exec(text) ??
    []
  if (unit === '') return undefined
  const number = /^\d+$/.test(count) ? Number(count) : 1
  const length = days[unit[0] ?? '']
  if (length !== undefined) return plusDays(today, -number * length)
  return unit.startsWith('m')
    ? monthsBefore(today, number)
    : yearOf(String(Number(today.slice(0, 4)) - number))
}

/** So many months ago is known to the month. */
function monthsBefore(today: string, count: number): string | undefined {
  const month = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - count
  return joined(String(Math.floor(month / 12)), String((month % 12) + 1))
}

function yearOf(year: string | undefined): string | undefined {
  return year !== undefined && /^(?:1[89]|2[01])\d{2}$/.test(year) ? year : undefined
}

function joined(year: string | undefined, month: string | undefined, day?: string): string | undefined {
  if (yearOf(year) === undefined || month === undefined) return undefined
  const known = [year, month.padStart(2, '0'), ...(day === undefined ? [] : [day.padStart(2, '0')])].join('-')
  const whole = day === undefined ? `${known}-01` : known
  return isCalendarDay(whole) ? known : undefined
}
