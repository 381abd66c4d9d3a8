import type { TypeEntry } from '#generated/tables/registry.ts'
import { changeAt, type Document, isDocument } from '#server/stores/document.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { isZone } from '#shared/time/local-moment.ts'

/** What a value means beyond its pattern: the message id of what is wrong with it, or undefined. */
type Meaning = (value: unknown) => string | undefined

/** Zones that exist, periods that end after they begin, days of the calendar, numbers with a check digit. */
const meanings: Readonly<Record<string, Meaning>> = {
  'time-zone': (value) => (typeof value === 'string' && !isZone(value) ? 'stores.not-a-zone' : undefined),
  approximate: (value) =>
    typeof value === 'string' && !isApproximate(value) ? 'stores.not-a-date' : undefined,
  period: (value) => (isDocument(value) && endsBefore(value) ? 'stores.period-ends-before' : undefined),
  address: (value) => (isDocument(value) && hasWrongPostalCode(value) ? 'stores.postal-code' : undefined),
  identifier: (value) => (isDocument(value) ? identifierTrouble(value) : undefined),
}

/** The findings of every value of a resource whose meaning is known and wrong. */
export function meaningFindings(entry: TypeEntry, document: Document): readonly Finding[] {
  const findings: Finding[] = []
  for (const { path, meaning } of entry.meanings) {
    const check = meanings[meaning]
    if (!check) continue
    changeAt(document, path, (value, pointer) => {
      const message = check(value)
      if (message) findings.push(blocking(pointer, message))
      return value
    })
  }
  return findings
}

/** A year, a month, a day or an instant. */
function isApproximate(text: string): boolean {
  if (text.includes('T')) return !Number.isNaN(Date.parse(text))
  if (/^\d{4}$/.test(text)) return true
  return isCalendarDay(text.length === 7 ? `${text}-01` : text)
}

function endsBefore({ start, end }: Document): boolean {
  if (typeof start !== 'string' || typeof end !== 'string') return false
  return Date.parse(end) < Date.parse(start)
}

function hasWrongPostalCode({ country, postalCode }: Document): boolean {
  if (typeof postalCode !== 'string' || (country !== undefined && country !== 'US')) return false
  return !/^\d{5}(-\d{4})?$/.test(postalCode)
}

function identifierTrouble({ type, value }: Document): string | undefined {
  if (typeof value !== 'string') return undefined
  if (type === 'ssn' && !/^\d{3}-\d{2}-\d{4}$/.test(value)) return 'stores.social-security'
  return type === 'npi' && !isNpi(value) ? 'stores.npi' : undefined
}

/** Ten digits; the Luhn sum over them with the prefix 80840 is a multiple of ten. */
function isNpi(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false
  const digits = [...`80840${value}`].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0)
  return sum % 10 === 0
}

function doubled(digit: number): number {
  return digit * 2 > 9 ? digit * 2 - 9 : digit * 2
}
