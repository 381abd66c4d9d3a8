import type { Filter } from '#generated/types/filter.ts'
import { birthDateIn, type DayOrder } from './birth-date-in.ts'

/** What somebody looks for a person by: filters that all hold together. */
export type PersonSearch = readonly Filter[]

type Around = { readonly today: string; readonly order: DayOrder }

/**
 * The searches for a person that a text in one box means, the likeliest first: a birth date in any usual form, a phone number, a
 * record number, else the beginnings of words of the names; a name and a birth date may stand beside each other.
 */
export function personSearches(text: string, around: Around): readonly PersonSearch[] {
  const wanted = text.trim()
  if (wanted === '') return [[]]
  const born = birthDateIn(wanted, around)
  if (born !== undefined) return [[bornOn(born)]]
  const both = nameAndDate(wanted, around)
  if (both) return [both]
  if (!/\d/.test(wanted)) return [named(wanted)]
  const phone = phoneIn(wanted)
  return [
    ...(phone === undefined ? [] : [[{ field: 'contacts.value', op: 'eq', value: phone } as const]]),
    [{ field: 'identifiers.value', op: 'eq', value: wanted } as const],
    ...(/\p{L}/u.test(wanted) ? [named(wanted)] : []),
  ]
}

function bornOn(value: string): Filter {
  return { field: 'birthDate', op: 'eq', value }
}

function named(text: string): PersonSearch {
  return [{ field: 'name', op: 'contains', value: text }]
}

/** Words before or behind a birth date are of the name. */
function nameAndDate(text: string, around: Around): PersonSearch | undefined {
  const words = text.split(/\s+/)
  for (let count = 1; count <= Math.min(5, words.length - 1); count += 1) {
    const [atEnd, atStart] = [words.slice(-count).join(' '), words.slice(0, count).join(' ')]
    const [last, first] = [birthDateIn(atEnd, around), birthDateIn(atStart, around)]
    if (last !== undefined) return [...named(words.slice(0, -count).join(' ')), bornOn(last)]
    if (first !== undefined) return [...named(words.slice(count).join(' ')), bornOn(first)]
  }
  return undefined
}

/** A phone number as it is kept (E.164), of North America where it names no country; undefined where it cannot be one. */
function phoneIn(text: string): string | undefined {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return undefined
  const digits = text.replaceAll(/\D/g, '')
  if (text.trim().startsWith('+')) return digits.length >= 8 ? `+${digits}` : undefined
  if (digits.length === 11 && digits.startsWith('1')) return `+${digits}`
  return digits.length === 10 ? `+1${digits}` : undefined
}
