import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { type Document, isDocument, valuesAt } from './document.ts'

/** A value that not everybody reads, as it stands in a token: nobody can tell it from there, or make another one fit. */
export type Digest = (path: string, text: string) => string

/** How the installation with this sealing key writes such values; the key for it is derived and never stored. */
export function digestWith(sealingKey: Uint8Array): Digest {
  const key = keyFrom(sealingKey)
  return (path, text) => createHmac('sha256', key).update(`${path}\n${text}`).digest('base64url')
}

const derived = new WeakMap<Uint8Array, KeyObject>()

function keyFrom(sealingKey: Uint8Array): KeyObject {
  const known = derived.get(sealingKey)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', sealingKey, '', 'goldthread masked values', 32)))
  derived.set(sealingKey, key)
  return key
}

/** The path of which only some values are kept from readers: social security numbers among the identifiers. */
export const numbers = 'identifiers'

/** Is this one of the identifiers of which only the last digits are shown? */
export function isSocialSecurity(value: unknown): value is Document & { readonly type: 'ssn' } {
  return isDocument(value) && value.type === 'ssn'
}

/** The flag without which nothing at this path is read; undefined where everybody reads some of it. */
export function maskOf({ masked }: TypeEntry, path: string): string | undefined {
  return masked.find((mask) => mask.path !== numbers && isWithin(path, mask.path))?.flag
}

/** The flag without which the whole of a social security number is not read, where the path may lead to one. */
export function numberMaskOf({ masked }: TypeEntry, path: string): string | undefined {
  return path === `${numbers}.value` ? masked.find((mask) => mask.path === numbers)?.flag : undefined
}

function isWithin(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`)
}

/** The values at a path that everybody may find, and those that stand in tokens as their digest only. */
export function valuesByMask(
  entry: TypeEntry,
  document: Document,
  path: string,
): { readonly plain: readonly unknown[]; readonly masked: readonly unknown[] } {
  if (maskOf(entry, path) !== undefined) return { plain: [], masked: valuesAt(document, path) }
  if (numberMaskOf(entry, path) === undefined) return { plain: valuesAt(document, path), masked: [] }
  const rows = valuesAt(document, numbers)
  const textOf = (row: unknown) => (isDocument(row) && row.value !== undefined ? [row.value] : [])
  return {
    plain: rows.filter((row) => !isSocialSecurity(row)).flatMap(textOf),
    masked: rows.filter(isSocialSecurity).flatMap(textOf),
  }
}

/** The token of a digest. Its sign stands before all others, so that no range over plain values meets it. */
export function maskedToken(path: string, digest: string): string {
  return `${path}#${digest}`
}
