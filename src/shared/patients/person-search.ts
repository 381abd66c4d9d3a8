import type { Filter } from '#generated/types/filter.ts'
import { birthDateIn, type DayOrder } from './birth-date-in.ts'

/** What somebody looks for a person by: filters that all hold together. */
export type PersonSearch = readonly Filter[]

type Around = { readonly today: string; readonly order: DayOrder }

/**
 * The searches for a person that a text in one box means, the likeliest first: a birth date in any usual form, a phone number or
 * its last digits, a record number, else the beginnings of words of the names; a name and a birth date may stand beside each other.
 */
export function personSearches(text: string, around: Around): readonly PersonSearch[] {
  const wanted = text.trim()
  if (wanted === '') return [[]]
  const born = birthDateIn(wanted, around)
  if (born !== undefined) return [[bornOn(born)]]
  const both = nameAndDateIn(wanted, around)
  if (both) return [[...named(both.name), bornOn(both.born)]]
  if (!/\d/.test(wanted)) return [named(wanted)]
  const phone = phoneIn(wanted)
  const ending = phone === undefined ? phoneEndingIn(wanted) : undefined
  return [
    ...(phone === undefined ? [] : [[{ field: 'contacts.value', op: 'eq', value: phone } as const]]),
    [{ field: 'identifiers.value', op: 'eq', value: wanted } as const],
    ...(ending === undefined ? [] : [[{ field: 'contacts', op: 'contains', value: ending } as const]]),
    ...(/\p{L}/u.test(wanted) ? [named(wanted)] : []),
  ]
}

/** What a text that somebody looked for says of a person who is not here yet. */
export type WrittenPerson = {
  readonly given?: string
  readonly family?: string
  readonly birthDate?: string
  readonly phone?: string
}

/** The same text as the beginning of a new record: of a name the last word is the family name; other numbers say nothing. */
export function personWritten(text: string, around: Around): WrittenPerson {
  const wanted = text.trim()
  const born = birthDateIn(wanted, around)
  if (born !== undefined) return { birthDate: born }
  const both = nameAndDateIn(wanted, around)
  if (both) return { ...namesIn(both.name), birthDate: both.born }
  if (isPhoneLike(wanted) && digitsIn(wanted).length >= 7) return { phone: wanted }
  return /\d/.test(wanted) ? {} : namesIn(wanted)
}

function namesIn(text: string): WrittenPerson {
  const names = text.split(/\s+/).filter(Boolean)
  const [family = ''] = names.slice(-1)
  if (names.length < 2) return family === '' ? {} : { family }
  return { given: names.slice(0, -1).join(' '), family }
}

function bornOn(value: string): Filter {
  return { field: 'birthDate', op: 'eq', value }
}

function named(text: string): PersonSearch {
  return [{ field: 'name', op: 'contains', value: text }]
}

/** Words before or behind a birth date are of the name. */
function nameAndDateIn(
  text: string,
  around: Around,
): { readonly name: string; readonly born: string } | undefined {
  const words = text.split(/\s+/)
  for (let count = 1; count <= Math.min(5, words.length - 1); count += 1) {
    const [atEnd, atStart] = [words.slice(-count).join(' '), words.slice(0, count).join(' ')]
    const [last, first] = [birthDateIn(atEnd, around), birthDateIn(atStart, around)]
    if (last !== undefined) return { name: words.slice(0, -count).join(' '), born: last }
    if (first !== undefined) return { name: words.slice(count).join(' '), born: first }
  }
  return undefined
}

function isPhoneLike(text: string): boolean {
  return /^\+?[\d\s().\-/]+$/.test(text)
}

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}

/** A phone number as it is kept (E.164), of North America where it names no country; undefined where it cannot be one. */
function phoneIn(text: string): string | undefined {
  if (!isPhoneLike(text)) return undefined
  const digits = digitsIn(text)
  if (text.startsWith('+')) return digits.length >= 8 ? `+${digits}` : undefined
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : undefined
}

/** The last digits of a phone number, or those of its last ten or seven that have been typed by now. */
function phoneEndingIn(text: string): string | undefined {
  const digits = digitsIn(text)
  return isPhoneLike(text) && digits.length >= 4 && digits.length <= 9 ? digits : undefined
}
