const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sep', 'sept', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
]

/** In which order a language writes day and month in digits. */
export type DayOrder = 'month-first' | 'day-first'

/**
 * The birth date in a text, in any usual form, as `YYYY-MM-DD`: 3/14/1987, 03-14-87, 14.3.1987, 1987-03-14, 03141987, Mar 14 1987,
 * 14 March 1987, 14 de marzo de 1987. Undefined where the text is no date, or none on which somebody can have been born until `today`.
 */
export function birthDateIn(
  text: string,
  { today, order }: { readonly today: string; readonly order: DayOrder },
): string | undefined {
  const parts = partsOf(text.trim().toLowerCase(), order)
  if (!parts) return undefined
  const year = wholeYear(parts.year, today)
  const date = [
    String(year).padStart(4, '0'),
    String(parts.month).padStart(2, '0'),
    String(parts.day).padStart(2, '0'),
  ].join('-')
  const isThere =
    parts.month >= 1 && parts.month <= 12 && parts.day >= 1 && parts.day <= daysIn(year, parts.month)
  const isBorn = date <= today && Number(today.slice(0, 4)) - year <= 130
  return isThere && isBorn ? date : undefined
}

type DateParts = { readonly year: string; readonly month: number; readonly day: number }

function partsOf(text: string, order: DayOrder): DateParts | undefined {
  return yearFirst(text) ?? inDigits(text, order) ?? withoutSigns(text, order) ?? inWords(text)
}

function yearFirst(text: string): DateParts | undefined {
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? []
  return year === undefined ? undefined : { year, month: Number(month), day: Number(day) }
}

function inDigits(text: string, order: DayOrder): DateParts | undefined {
  const [, one, sign, other, year] = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? []
  if (one === undefined || other === undefined || year === undefined) return undefined
  // With dots the day stands first everywhere.
  return ordered({ one: Number(one), other: Number(other), year }, sign === '.' ? 'day-first' : order)
}

function withoutSigns(text: string, order: DayOrder): DateParts | undefined {
  if (!/^\d{8}$/.test(text)) return undefined
  const [start, end] = [Number(text.slice(0, 4)), Number(text.slice(4))]
  if (start >= 1880 && end < 1300)
    return { year: text.slice(0, 4), month: Number(text.slice(4, 6)), day: Number(text.slice(6)) }
  return ordered(
    { one: Number(text.slice(0, 2)), other: Number(text.slice(2, 4)), year: text.slice(4) },
    order,
  )
}

/** A day beyond the twelfth tells by itself where it stands. */
function ordered(
  { one, other, year }: { readonly one: number; readonly other: number; readonly year: string },
  order: DayOrder,
): DateParts {
  const isDayFirst = one > 12 || (order === 'day-first' && other <= 12)
  return isDayFirst ? { year, month: other, day: one } : { year, month: one, day: other }
}

function inWords(text: string): DateParts | undefined {
  const words = text
    .replaceAll(/[,.]/g, ' ')
    .split(/[\s\-/]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'del' && word !== 'of')
  if (words.length !== 3) return undefined
  const place = words.findIndex((word) => monthOf(word) > 0)
  const [first = '', second = ''] = words.filter((_, index) => index !== place)
  const [day, year] = /^\d{4}$/.test(first) ? [second, first] : [first, second]
  if (place < 0 || !/^\d{1,2}(st|nd|rd|th)?$/.test(day) || !/^(\d{4}|\d{2})$/.test(year)) return undefined
  return { year, month: monthOf(words[place] ?? ''), day: Number.parseInt(day, 10) }
}

function monthOf(word: string): number {
  return months.findIndex((names) => names.includes(word)) + 1
}

/** Two digits are the last year that ends so and is not in the future. */
function wholeYear(year: string, today: string): number {
  if (year.length === 4) return Number(year)
  const now = Number(today.slice(0, 4))
  const century = now - (now % 100)
  const whole = century + Number(year)
  return whole > now ? whole - 100 : whole
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
