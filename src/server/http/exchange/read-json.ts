import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** How large a body of JSON may be (`src/server/http/README.md`, "Limits"). Sizes of text are in UTF-16 units. */
const limits = { depth: 32, keys: 10_000, items: 10_000, text: 1_048_576 }

/**
 * Reads the JSON of a request. Depth, number of keys, length of lists and of texts, duplicate keys,
 * NUL and lone surrogates are looked for before anything is built, since `JSON.parse` would take them all.
 */
export function readJson(bytes: Uint8Array): Outcome<unknown> {
  const text = decoded(bytes)
  if (text === undefined) return malformed('http.not-utf8')
  const refused = new Scan(text).refusal()
  if (refused) return { ok: false, failure: refused }
  return parsed(text)
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function parsed(text: string): Outcome<unknown> {
  try {
    return succeeded<unknown>(JSON.parse(text))
  } catch {
    return malformed('http.malformed-json')
  }
}

function malformed(what: string): Outcome<never> {
  return failed({ kind: 'malformed', what })
}

function tooMuch(message: string, limit: number): Failure {
  return { kind: 'invalid', findings: [blocking('', message, { limit })] }
}

function duplicateKey(name: string): Failure {
  const what = 'http.duplicate-key'
  return {
    kind: 'malformed',
    what,
    findings: [blocking('', what, { name })],
  }
}

type Level = { readonly names: Set<string> | undefined; items: number; expectsName: boolean }

/** One walk over the characters; it only counts and compares, grammar is left to `JSON.parse`. */
class Scan {
  private readonly text: string
  private readonly levels: Level[] = []
  private at = 0
  private keys = 0

  constructor(text: string) {
    this.text = text
  }

  refusal(): Failure | undefined {
    for (; this.at < this.text.length; this.at += 1) {
      const refused = this.step(this.text.charCodeAt(this.at))
      if (refused) return refused
    }
    return undefined
  }

  private step(code: number): Failure | undefined {
    const level = this.levels[this.levels.length - 1]
    switch (code) {
      case 0x22:
        return this.string(level)
      case 0x7b:
        return this.open({ names: new Set(), items: 0, expectsName: true })
      case 0x5b:
        return this.open({ names: undefined, items: 0, expectsName: false })
      case 0x7d:
      case 0x5d:
        this.levels.pop()
        return undefined
      case 0x2c:
        return level ? this.comma(level) : undefined
      default:
        return undefined
    }
  }

  private open(level: Level): Failure | undefined {
    this.levels.push(level)
    return this.levels.length > limits.depth ? tooMuch('http.too-deep', limits.depth) : undefined
  }

  private comma(level: Level): Failure | undefined {
    if (level.names) {
      level.expectsName = true
      return undefined
    }
    level.items += 1
    return level.items >= limits.items ? tooMuch('http.too-many-items', limits.items) : undefined
  }

  private string(level: Level | undefined): Failure | undefined {
    const start = this.at
    const end = endOfString(this.text, start)
    if (end < 0) return { kind: 'malformed', what: 'http.malformed-json' }
    this.at = end
    if (end - start > limits.text) return tooMuch('http.text-too-long', limits.text)

    const raw = this.text.slice(start, end + 1)
    const plain = raw.includes('\\') ? unescaped(raw) : raw.slice(1, -1)
    if (plain === undefined) return { kind: 'malformed', what: 'http.malformed-json' }
    if (plain.includes('\0') || !plain.isWellFormed())
      return { kind: 'malformed', what: 'http.bad-character' }
    return level?.names && level.expectsName ? this.name(level, level.names, plain) : undefined
  }

  private name(level: Level, names: Set<string>, name: string): Failure | undefined {
    level.expectsName = false
    this.keys += 1
    if (this.keys > limits.keys) return tooMuch('http.too-many-keys', limits.keys)
    if (names.has(name)) return duplicateKey(name)
    names.add(name)
    return undefined
  }
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at
    if (code === 0x5c) at += 1
  }
  return -1
}

function unescaped(raw: string): string | undefined {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
