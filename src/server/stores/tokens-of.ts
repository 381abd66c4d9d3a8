import type { TokenKind, TypeEntry } from '#generated/tables/registry.ts'
import { fold, wordsOf } from '#shared/words/fold.ts'
import { type Document, isDocument, valuesAt } from './document.ts'
import { type Digest, maskedToken, valuesByMask } from './mask-of.ts'

const longestToken = 240

/**
 * All tokens of a document: `path=value` for searchable fields, `path#digest` for values that not everybody reads, `path~word`
 * for the words of text-indexed fields, a phone number's usual endings among them.
 */
export function tokensOf(entry: TypeEntry, document: Document, digest: Digest): readonly string[] {
  const tokens = new Set<string>()
  for (const { path, kind } of entry.tokens) {
    const { plain, masked } = valuesFor(entry, document, path)
    for (const text of textsOf(kind, plain)) tokens.add(`${path}=${text}`.slice(0, longestToken))
    for (const text of textsOf(kind, masked)) tokens.add(maskedToken(path, digest(path, text)))
  }
  for (const { field, path } of entry.texts)
    for (const value of valuesAt(document, path))
      for (const word of [...wordsOf(textOf(value)), ...endingsOf(value)]) tokens.add(`${field}~${word}`)
  return [...tokens]
}

function valuesFor(entry: TypeEntry, document: Document, path: string): ReturnType<typeof valuesByMask> {
  const within = entry.embedded?.find((each) => each.path === path)
  return within
    ? { plain: embeddedIn(valuesAt(document, within.under), within.name), masked: [] }
    : valuesByMask(entry, document, path)
}

/** The references of this name in elements and in those inside them. */
function embeddedIn(elements: readonly unknown[], name: string): readonly unknown[] {
  return elements.flatMap((element) => {
    if (!isDocument(element)) return []
    const inner = [...valuesAt(element, 'children'), ...valuesAt(element, 'columns')]
    return [...valuesAt(element, name), ...embeddedIn(inner, name)]
  })
}

const phoneNumber = /^\+\d{8,15}$/

/** A phone number (E.164) is told without its country, without its area too, or by its last four digits. */
function endingsOf(value: unknown): readonly string[] {
  if (typeof value !== 'string' || !phoneNumber.test(value)) return []
  return [10, 7, 4].map((count) => value.slice(1).slice(-count))
}

function textsOf(kind: TokenKind, values: readonly unknown[]): readonly string[] {
  return values.flatMap((value) => tokenValue(kind, value) ?? [])
}

/** One value as it stands in a token: comparable as text within its kind. Undefined: it cannot be one. */
export function tokenValue(kind: TokenKind, value: unknown): string | undefined {
  if (isDocument(value)) return innerValue(kind, value)
  switch (kind) {
    case 'number':
      return typeof value === 'number' ? sortableNumber(value) : undefined
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined
    case 'instant':
      return typeof value === 'string' ? sortableInstant(value) : undefined
    case 'text':
      return typeof value === 'string' ? fold(value) : undefined
    default:
      return typeof value === 'string' ? value : undefined
  }
}

/** A reference counts by its id, a coded value by its code, a contact by its value. */
function innerValue(kind: TokenKind, value: Document): string | undefined {
  const plain = value.id ?? value.code ?? value.value
  if (typeof plain === 'string') return kind === 'text' ? fold(plain) : plain
  return undefined
}

/** Numbers as text of one length, so that their order as text is their order. */
export function sortableNumber(value: number): string {
  const shifted = value < 0 ? 1e15 + value : value
  return `${value < 0 ? 'n' : 'p'}${shifted.toFixed(4).padStart(21, '0')}`
}

function sortableInstant(text: string): string | undefined {
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString()
}

/** All text inside a value: a name's parts, a coded value's display, a markdown body. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (!isDocument(value)) return ''
  return Object.entries(value)
    .filter(
      ([name]) => !['use', 'id', 'resourceType', 'partition', 'system', 'period', 'versionId'].includes(name),
    )
    .map(([, inner]) => textOf(inner))
    .join(' ')
}
