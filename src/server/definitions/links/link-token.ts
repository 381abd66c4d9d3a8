import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { LinkKind, LinkPlace } from '#server/definitions/packets/packet-link-query.ts'

const idBytes = 16
const secretBytes = 32
const codeDigits = 8
const kinds = ['link', 'tablet'] as const

/** A secret of one assignee of one packet: where it is looked up, and the hash by which it is known. The secret itself is kept nowhere. */
export type LinkToken = LinkPlace & { readonly kind: LinkKind; readonly token: string; readonly hash: Buffer }

/** Makes a secret: where it belongs and 256 random bits in one token. */
export function newLinkToken(place: LinkPlace, kind: LinkKind): LinkToken {
  const { practiceId, responseId, personId } = place
  const token = Buffer.concat([
    Buffer.from([kinds.indexOf(kind)]),
    bytesOf(practiceId),
    bytesOf(responseId),
    bytesOf(personId),
    randomBytes(secretBytes),
  ]).toString('base64url')
  return { practiceId, responseId, personId, kind, ...hashed(token) }
}

/** Reads a token; undefined when it is none of ours. */
export function readLinkToken(token: string): LinkToken | undefined {
  if (!/^[\w-]{108}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const kind = kinds[bytes[0] ?? kinds.length]
  if (!kind) return undefined
  const id = (index: number) => idOf(bytes.subarray(1 + index * idBytes, 1 + (index + 1) * idBytes))
  return { practiceId: id(0), responseId: id(1), personId: id(2), kind, ...hashed(token) }
}

/** The page of the link. The secret stands in the fragment, which no server, proxy or log gets to see. */
export function pathOfLink({ token, kind }: LinkToken): string {
  return kind === 'tablet' ? `/packet#tablet=${token}` : `/packet#token=${token}`
}

/** A code of eight digits that goes another way than the link. */
export function newLinkCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/** The hash of a code: without the link nobody can try which code it is. */
export function hashOfCode({ token }: LinkToken, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([token, code]))
    .digest()
}

/** Is it the same? Takes as long either way. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function hashed(token: string): Pick<LinkToken, 'token' | 'hash'> {
  return { token, hash: createHash('sha256').update(token).digest() }
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
