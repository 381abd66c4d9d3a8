import { type CharSet, overlap, union } from './char-set.ts'
import { type Pattern, type PatternFault, parsePattern } from './parse-pattern.ts'

const longest = 500

/** What is wrong with an author's pattern, or nothing: it must be short, well-formed and matched in linear time. */
export function patternFault(source: string): PatternFault | undefined {
  if (source.length > longest) return 'too-long'

  const pattern = parsePattern(source)
  if (typeof pattern === 'string') return pattern
  const fault = faultOf(pattern)
  return fault ?? (compile(source) ? undefined : 'malformed')
}

const known = new Map<string, RegExp | undefined>()

/** The regular expression of an author's pattern; nothing when the pattern has a fault, so an unchecked draft cannot stall anybody. */
export function safePattern(source: string): RegExp | undefined {
  if (known.has(source)) return known.get(source)

  if (known.size > 2000) known.clear()
  const expression = patternFault(source) === undefined ? compile(source) : undefined
  known.set(source, expression)
  return expression
}

function compile(source: string): RegExp | undefined {
  try {
    return new RegExp(source, 'u')
  } catch {
    return undefined
  }
}

/** What the check needs to know of a part. */
type Facts = {
  /** Characters with which it can begin. */
  readonly first: CharSet
  /** Characters that it can contain. */
  readonly all: CharSet
  readonly isEmptyable: boolean
  /** 0: always the same number of characters; else how many lengths there are beyond one. */
  readonly spread: number
}

const nothing: Facts = { first: [], all: [], isEmptyable: true, spread: 0 }

function factsOf(pattern: Pattern): Facts {
  if (pattern.kind === 'anchor') return nothing
  if (pattern.kind === 'set') return { first: pattern.set, all: pattern.set, isEmptyable: false, spread: 0 }
  if (pattern.kind === 'sequence') return pattern.parts.map(factsOf).reduce(followed, nothing)
  if (pattern.kind === 'choice') return pattern.options.map(factsOf).reduce(either)

  const body = factsOf(pattern.body)
  const inner = body.spread === 0 ? 0 : body.spread * pattern.max
  return {
    ...body,
    isEmptyable: body.isEmptyable || pattern.min === 0,
    spread: pattern.max - pattern.min + inner,
  }
}

function followed(left: Facts, right: Facts): Facts {
  return {
    first: left.isEmptyable ? union(left.first, right.first) : left.first,
    all: union(left.all, right.all),
    isEmptyable: left.isEmptyable && right.isEmptyable,
    spread: left.spread + right.spread,
  }
}

function either(left: Facts, right: Facts): Facts {
  return {
    first: union(left.first, right.first),
    all: union(left.all, right.all),
    isEmptyable: left.isEmptyable || right.isEmptyable,
    spread: left.spread + right.spread,
  }
}

function faultOf(pattern: Pattern): PatternFault | undefined {
  if (pattern.kind === 'set' || pattern.kind === 'anchor') return undefined
  if (pattern.kind === 'choice') return firstFault(pattern.options)
  if (pattern.kind === 'sequence') return firstFault(pattern.parts) ?? overlapFault(flatParts(pattern.parts))

  const inner = faultOf(pattern.body)
  if (inner || pattern.max <= 1) return inner
  return isPlainBody(pattern.body) ? undefined : 'nested-repetition'
}

function firstFault(parts: readonly Pattern[]): PatternFault | undefined {
  return parts.map(faultOf).find((fault) => fault !== undefined)
}

/** A body may be repeated when each round of it can be told from the next: fixed and unambiguous, or marked off by a delimiter. */
function isPlainBody(body: Pattern): boolean {
  const facts = factsOf(body)
  if (facts.isEmptyable) return false
  if (body.kind === 'choice')
    return areApart(body.options) && body.options.every((option) => factsOf(option).spread === 0)
  if (body.kind === 'sequence' && body.parts.length === 1 && body.parts[0]) return isPlainBody(body.parts[0])
  return facts.spread === 0 ? !hasChoice(body) : hasDelimiter(body)
}

function areApart(options: readonly Pattern[]): boolean {
  const firsts = options.map((option) => factsOf(option).first)
  return firsts.every((first, index) => firsts.slice(0, index).every((other) => !overlap(first, other)))
}

function hasChoice(pattern: Pattern): boolean {
  if (pattern.kind === 'choice') return !areApart(pattern.options)
  if (pattern.kind === 'sequence') return pattern.parts.some(hasChoice)
  return pattern.kind === 'repeat' && hasChoice(pattern.body)
}

function hasDelimiter(body: Pattern): boolean {
  if (body.kind !== 'sequence') return false

  const parts = flatParts(body.parts).filter((part) => part.kind !== 'anchor')
  return [0, parts.length - 1].some((index) => {
    const part = parts[index]
    if (part?.kind !== 'set') return false
    return parts.every((other, at) => at === index || !overlap(part.set, factsOf(other).all))
  })
}

function flatParts(parts: readonly Pattern[]): readonly Pattern[] {
  return parts.flatMap((part) => (part.kind === 'sequence' ? flatParts(part.parts) : [part]))
}

const mostWays = 100

/** Two repetitions that could share the same characters, with nothing between them to tell where one ends. */
function overlapFault(parts: readonly Pattern[]): PatternFault | undefined {
  const facts = parts.map(factsOf)
  let ways = 1
  for (const [index, left] of facts.entries()) {
    if (left.spread === 0) continue
    const right = firstRival(left, facts.slice(index + 1))
    if (right) ways *= (left.spread + 1) * (right.spread + 1)
  }
  return ways > mostWays ? 'overlapping-repetition' : undefined
}

function firstRival(left: Facts, rest: readonly Facts[]): Facts | undefined {
  for (const [index, right] of rest.entries()) {
    const between = rest.slice(0, index).filter((part) => !part.isEmptyable)
    if (between.some((part) => !overlap(part.all, left.all))) return undefined
    const isRival = right.spread > 0 && overlap(left.all, right.first)
    if (isRival && !between.some((part) => !overlap(part.all, right.all))) return right
  }
  return undefined
}
