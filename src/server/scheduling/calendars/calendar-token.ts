import { createHash, randomBytes } from 'node:crypto'

const idBytes = 16
const secretBytes = 32

/** The token of a calendar link: where it is looked up, and the hash by which it is known. The secret itself is kept nowhere. */
export type CalendarToken = {
  readonly practiceId: string
  readonly profileId: string
  readonly token: string
  readonly hash: Buffer
}

/** Makes a token for a profile: its practice, its id and 256 random bits. */
export function newCalendarToken(practiceId: string, profileId: string): CalendarToken {
  const token = Buffer.concat([bytesOf(practiceId), bytesOf(profileId), randomBytes(secretBytes)])
  return { practiceId, profileId, ...hashed(token.toString('base64url')) }
}

/** Reads a token; undefined when it is none of ours. */
export function readCalendarToken(token: string): CalendarToken | undefined {
  if (!/^[\w-]{86}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const [practiceId, profileId] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes, 2 * idBytes)].map(idOf)
  return practiceId && profileId ? { practiceId, profileId, ...hashed(token) } : undefined
}

/** The address for calendar programs, which send no fragment: so this secret stands in the path. */
export function pathOfCalendar({ token }: CalendarToken): string {
  return `/api/v1/calendars/${token}.ics`
}

function hashed(token: string): Pick<CalendarToken, 'token' | 'hash'> {
  return { token, hash: createHash('sha256').update(token).digest() }
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idOf(bytes: Uint8Array): string {
  const hex = Buffer.from(bytes).toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
