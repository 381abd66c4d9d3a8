import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const idBytes = 16
const secretBytes = 32
const codeDigits = 8

/** The link of an invitation: where it is looked up, and the hash by which it is known. The secret itself is kept nowhere. */
export type InviteLink = {
  readonly practiceId: string
  readonly profileId: string
  readonly token: string
  readonly hash: Buffer
}

/** Makes the link for a profile: its practice, its id and 256 random bits in one token. */
export function newInviteLink(practiceId: string, profileId: string): InviteLink {
  const token = Buffer.concat([bytesOf(practiceId), bytesOf(profileId), randomBytes(secretBytes)])
  return { practiceId, profileId, ...hashed(token.toString('base64url')) }
}

/** Reads the token of a link; undefined when it is none of ours. */
export function readInviteLink(token: string): InviteLink | undefined {
  if (!/^[\w-]{86}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  return {
    practiceId: idOf(bytes.subarray(0, idBytes)),
    profileId: idOf(bytes.subarray(idBytes, 2 * idBytes)),
    ...hashed(token),
  }
}

/** The page of the link. The secret stands in the fragment, which no server, proxy or log gets to see. */
export function pathOfInvite({ token }: InviteLink): string {
  return `/invite#token=${token}`
}

/** A code of eight digits that goes another way than the link. */
export function newInviteCode(): string {
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
}

/** The hash of a code: without the link nobody can try which code it is. */
export function hashOfCode({ token }: InviteLink, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([token, code]))
    .digest()
}

/** Is it the same text? Takes as long either way. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

function hashed(token: string): Pick<InviteLink, 'token' | 'hash'> {
  return { token, hash: createHash('sha256').update(token).digest() }
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
