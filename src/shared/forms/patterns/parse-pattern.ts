import { anyChar, type CharSet, classes, complement, union } from './char-set.ts'

/** A regular expression read into parts. `anchor` matches no character. */
export type Pattern =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'anchor' }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly body: Pattern; readonly min: number; readonly max: number }

/** What is wrong with an author's pattern; message ids under `forms.pattern-…`. */
export type PatternFault =
  | 'too-long'
  | 'malformed'
  | 'backreference'
  | 'lookaround'
  | 'nested-repetition'
  | 'overlapping-repetition'

type Reader = { readonly source: string; at: number; fault: PatternFault | undefined }

/** Reads a pattern; a fault when it is none, or uses what an author may not use. */
export function parsePattern(source: string): Pattern | PatternFault {
  const reader: Reader = { source, at: 0, fault: undefined }
  const pattern = readChoice(reader)
  if (reader.at < source.length) reader.fault ??= 'malformed'
  return reader.fault ?? pattern
}

function readChoice(reader: Reader): Pattern {
  const options = [readSequence(reader)]
  while (reader.source[reader.at] === '|') {
    reader.at += 1
    options.push(readSequence(reader))
  }
  return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
}

function readSequence(reader: Reader): Pattern {
  const parts: Pattern[] = []
  while (
    !reader.fault &&
    reader.at < reader.source.length &&
    !'|)'.includes(reader.source[reader.at] ?? '')
  ) {
    parts.push(readRepeat(reader, readAtom(reader)))
  }
  return { kind: 'sequence', parts }
}

const counts = /(?:([*+?])|\{(\d{1,4})(?:(,)(\d{0,4}))?\})\??/y

function readRepeat(reader: Reader, body: Pattern): Pattern {
  counts.lastIndex = reader.at
  const [whole, sign, least, comma, most] = counts.exec(reader.source) ?? []
  if (whole === undefined) return body

  reader.at += whole.length
  const infinite = Number.POSITIVE_INFINITY
  if (sign !== undefined)
    return { kind: 'repeat', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : infinite }
  const min = Number(least)
  const upTo = most === '' ? infinite : Number(most)
  return { kind: 'repeat', body, min, max: comma === undefined ? min : upTo }
}

function readAtom(reader: Reader): Pattern {
  const sign = reader.source.charAt(reader.at)
  if (sign === '(') return readGroup(reader)
  if (sign === '[') return { kind: 'set', set: readClass(reader) }
  if (sign === '\\') return readEscape(reader)

  reader.at += sign.length
  if (sign === '^' || sign === '$') return { kind: 'anchor' }
  if (sign === '.') return { kind: 'set', set: anyChar }
  if ('*+?{}]'.includes(sign)) reader.fault = 'malformed'
  return { kind: 'set', set: one(sign) }
}

const groupStart = /\((?:\?(?::|<[A-Za-z_]\w*>))?/y

function readGroup(reader: Reader): Pattern {
  groupStart.lastIndex = reader.at
  const start = groupStart.exec(reader.source)?.[0] ?? '('
  reader.at += start.length
  if (reader.source[reader.at] === '?') reader.fault = 'lookaround'

  const inner = reader.fault ? { kind: 'anchor' as const } : readChoice(reader)
  if (reader.source[reader.at] !== ')') reader.fault ??= 'malformed'
  reader.at += 1
  return inner
}

function readEscape(reader: Reader): Pattern {
  const letter = reader.source.charAt(reader.at + 1)
  if (/[1-9k]/.test(letter)) reader.fault = 'backreference'
  if (letter === 'b' || letter === 'B') {
    reader.at += 2
    return { kind: 'anchor' }
  }
  return { kind: 'set', set: readEscapedSet(reader) }
}

const escapes =
  /\\(?:u\{([0-9A-Fa-f]{1,6})\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|([pP])\{[^}]{1,60}\}|c([A-Za-z])|(.))/suy

const controls: { readonly [letter: string]: number } = { n: 10, r: 13, t: 9, v: 11, f: 12, '0': 0, b: 8 }

function readEscapedSet(reader: Reader): CharSet {
  escapes.lastIndex = reader.at
  const [whole, long, short, hex, property, control, plain] = escapes.exec(reader.source) ?? []
  if (whole === undefined) {
    reader.fault = 'malformed'
    reader.at = reader.source.length
    return anyChar
  }

  reader.at += whole.length
  const code = long ?? short ?? hex
  if (code !== undefined) return one(String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)))
  if (property !== undefined) return anyChar
  if (control !== undefined) return [[control.charCodeAt(0) % 32, control.charCodeAt(0) % 32]]
  return ofLetter(plain ?? '')
}

function ofLetter(letter: string): CharSet {
  const named = classes[letter.toLowerCase()]
  if (named) return letter === letter.toLowerCase() ? named : complement(named)

  const code = controls[letter]
  return code === undefined ? one(letter) : [[code, code]]
}

function readClass(reader: Reader): CharSet {
  reader.at += 1
  const isNegated = reader.source[reader.at] === '^'
  if (isNegated) reader.at += 1

  let set: CharSet = []
  while (reader.source[reader.at] !== ']' && !reader.fault) set = union(set, readRange(reader))
  reader.at += 1
  return isNegated ? complement(set) : set
}

function readRange(reader: Reader): CharSet {
  const from = readMember(reader)
  const isRange = reader.source[reader.at] === '-' && reader.source[reader.at + 1] !== ']'
  if (!isRange) return from

  reader.at += 1
  const to = readMember(reader)
  const [start] = from[0] ?? [0]
  const end = to.at(-1)?.[1] ?? 0
  return from.length === 1 && to.length === 1 && start <= end
    ? [[start, end]]
    : union(union(from, to), one('-'))
}

function readMember(reader: Reader): CharSet {
  const code = reader.source.codePointAt(reader.at)
  if (code === undefined) {
    reader.fault = 'malformed'
    return []
  }
  if (code === 92) return readEscapedSet(reader)

  const sign = String.fromCodePoint(code)
  reader.at += sign.length
  return one(sign)
}

function one(sign: string): CharSet {
  const code = sign.codePointAt(0) ?? 0
  return [[code, code]]
}
