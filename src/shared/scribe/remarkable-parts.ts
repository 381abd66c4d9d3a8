/** What whoever reviews a draft must look at twice. */
export type Remarkable = 'dose' | 'number' | 'negation' | 'risk' | 'name'

/** A part of a text, and what is remarkable about it. */
export type RemarkablePart = { readonly text: string; readonly remark?: Remarkable }

const risk =
  /\b(?:suicid\p{L}*|homicid\p{L}*|self[- ]harm\p{L}*|overdos\p{L}*|kill\p{L}*|weapon\p{L}*|gun|abuse\p{L}*|autolesi\p{L}*|matar\p{L}*|arma|abuso)(?!\p{L})/iu
const dose =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|ml|mL|units?|unidades|tablets?|tabletas?|puffs?|drops?|gotas)(?!\p{L})/iu
const number = /\b\d+(?:[.,:/]\d+)*%?/u
const negation =
  /\b(?:no|not|never|none|without|denies|denied|neither|nor|cannot|\p{L}+n[’']t|nunca|ningun\p{L}*|sin|niega|neg[oó]|tampoco)(?!\p{L})/iu
const word = /\p{Lu}\p{L}+/gu

const patterns: readonly { readonly remark: Remarkable; readonly pattern: RegExp }[] = [
  { remark: 'risk', pattern: risk },
  { remark: 'dose', pattern: dose },
  { remark: 'number', pattern: number },
  { remark: 'negation', pattern: negation },
]

/** A drafted text in parts: doses, numbers, negations, words about risk and names are marked, the rest is plain. */
export function remarkableParts(text: string): readonly RemarkablePart[] {
  const first = earliest(text)
  if (!first) return text === '' ? [] : [{ text }]
  const { start, found, remark } = first
  return [
    ...(start > 0 ? [{ text: text.slice(0, start) }] : []),
    { text: found, remark },
    ...remarkableAfter(text, start + found.length),
  ]
}

/** A word after a mark begins no sentence, so that a capital letter there is a name. */
function remarkableAfter(text: string, from: number): readonly RemarkablePart[] {
  const rest = text.slice(from)
  return rest === '' ? [] : remarkableParts(rest)
}

type Found = { readonly start: number; readonly found: string; readonly remark: Remarkable }

function earliest(text: string): Found | undefined {
  const all: Found[] = patterns.flatMap(({ remark, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ start: match.index, found: match[0], remark }] : []
  })
  const name = nameIn(text)
  return [...all, ...(name ? [name] : [])].toSorted(
    (one, other) => one.start - other.start || other.found.length - one.found.length,
  )[0]
}

/** A capital letter inside a sentence. */
function nameIn(text: string): Found | undefined {
  for (const match of text.matchAll(word)) {
    const before = text.slice(0, match.index).trimEnd()
    const isInside = match.index > 0 && before !== '' && !/[.!?:…]$/.test(before)
    if (isInside) return { start: match.index, found: match[0], remark: 'name' }
  }
  return undefined
}
