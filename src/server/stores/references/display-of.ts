import { Temporal } from 'temporal-polyfill'
import type { Quantity } from '#generated/types/quantity.ts'
import { isDocument, valuesAt } from '#server/stores/document.ts'
import { writtenQuantities } from '#shared/chart/written-quantities.ts'

const longest = 200

/**
 * Fills a type's display template: `{path}`, `{path:how}`, `{one|other}` (the first that is there) and optional `[…]` parts that vanish when all their places are empty.
 * An age stays open as `{age:1987-03-01}` until it is read, since it changes without a write. `displays` gives what references are called.
 */
export function displayOf(
  template: string,
  document: unknown,
  look: { readonly displays: ReadonlyMap<string, string>; readonly timezone: string },
): string {
  const filled = template
    .replace(/\[([^\]]*)\]/g, (_, part: string) => optionalPart(part, document, look))
    .replace(/\{([^}]+)\}/g, (_, place: string) => placeText(place, document, look))
  return filled
    .replace(/\u{E000}/gu, '{')
    .replace(/\u{E001}/gu, '}')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}

/** The display as it is on that day: open ages become years. */
export function displayToday(display: string, today: string): string {
  return display.includes('{age:')
    ? display.replace(/\{age:(\d{4}-\d{2}-\d{2})\}/g, (_, birth: string) =>
        String(yearsBetween(birth, today)),
      )
    : display
}

/** Is a display what the stored one was on some day? Its age may have been read yesterday. */
export function isDisplayOf(stored: string, said: unknown): boolean {
  const [first = '', ...others] = stored.split(/\{age:\d{4}-\d{2}-\d{2}\}/)
  if (typeof said !== 'string' || !said.startsWith(first)) return false
  let left = said.slice(first.length)
  for (const other of others) {
    const after = left.replace(/^\d{1,3}/, '')
    if (after === left || !after.startsWith(other)) return false
    left = after.slice(other.length)
  }
  return left === ''
}

type Look = { readonly displays: ReadonlyMap<string, string>; readonly timezone: string }

function optionalPart(part: string, document: unknown, look: Look): string {
  const filled = part.replace(/\{([^}]+)\}/g, (_, place: string) => placeText(place, document, look))
  const places = [...part.matchAll(/\{([^}]+)\}/g)].map(([, place]) => placeText(place ?? '', document, look))
  return places.some((text) => text !== '') ? filled : ''
}

function placeText(places: string, document: unknown, look: Look): string {
  return (
    places
      .split('|')
      .map((place) => oneText(place, document, look))
      .find((text) => text !== '') ?? ''
  )
}

function oneText(place: string, document: unknown, look: Look): string {
  const [path = '', how] = place.split(':')
  if (how === 'measure') return writtenQuantities(valuesAt(document, path).filter(isQuantity))
  return placeValues(document, path, how)
    .map((value) => valueText(value, how, look))
    .filter((text) => text !== '')
    .slice(0, 4)
    .join(', ')
}

function isQuantity(value: unknown): value is Quantity {
  return isDocument(value) && typeof value.value === 'number'
}

/** `onlyPatient`: the one patient, and nobody where there are several: a row that several patients share is seen by people who may not know each of them. */
function placeValues(document: unknown, path: string, how: string | undefined): readonly unknown[] {
  const values = valuesAt(document, path)
  if (how !== 'onlyPatient') return values
  const patients = values.filter((value) => isDocument(value) && value.resourceType === 'Patient')
  return patients.length === 1 ? patients : []
}

function valueText(value: unknown, how: string | undefined, look: Look): string {
  const special = how === undefined ? undefined : specials[how]
  if (special) return typeof value === 'string' ? special(value, look) : ''
  if (isDocument(value)) return documentText(value, how, look)
  return typeof value === 'string' || typeof value === 'number' ? cut(String(value), how) : ''
}

const specials: Readonly<Record<string, (value: string, look: Look) => string>> = {
  age: (value) => (/^\d{4}-\d{2}-\d{2}/.test(value) ? open(value.slice(0, 10)) : ''),
  dateTime: (value, { timezone }) => dateTimeText(value, timezone),
  date: (value, { timezone }) => dateText(value, timezone),
}

/** `{text:first60}` and `{memberId:last4}` leave only one end of a text. */
function cut(text: string, how: string | undefined): string {
  const [, end, asked] = /^(first|last)(\d+)$/.exec(how ?? '') ?? []
  if (end === 'last') return text.slice(-Number(asked))
  return text.slice(0, asked ? Number(asked) : longest)
}

/** Braces of a display that is put in are not places of this template. */
function kept(display: string): string {
  return display.replaceAll('{', '\u{E000}').replaceAll('}', '\u{E001}')
}

function open(birth: string): string {
  return `\u{E000}age:${birth}\u{E001}`
}

function documentText(value: Readonly<Record<string, unknown>>, how: string | undefined, look: Look): string {
  if (typeof value.family === 'string') return nameText(value, how)
  if (typeof value.id === 'string') return kept(look.displays.get(value.id) ?? String(value.display ?? ''))
  return String(value.display ?? value.code ?? value.text ?? value.value ?? '')
}

function nameText(name: Readonly<Record<string, unknown>>, how: string | undefined): string {
  const given = Array.isArray(name.given) ? name.given.join(' ') : ''
  const family = String(name.family)
  if (how === 'given-first') return `${given} ${family}`.trim()
  return given === '' ? family : `${family}, ${given}`
}

function dateTimeText(value: string, timezone: string): string {
  const local = localTime(value, timezone)
  return local
    ? `${local.toPlainDate().toString()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`
    : value
}

function dateText(value: string, timezone: string): string {
  if (!value.includes('T')) return value
  return localTime(value, timezone)?.toPlainDate().toString() ?? value
}

function localTime(value: string, timezone: string): Temporal.ZonedDateTime | undefined {
  try {
    return Temporal.Instant.from(value).toZonedDateTimeISO(timezone)
  } catch {
    return undefined
  }
}

/** Whole years between two days (`YYYY-MM-DD`). */
export function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}
