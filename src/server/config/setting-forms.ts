import { isIP } from 'node:net'

/** A setting: a port from 0 (any free one) to 65535, or undefined. */
export function readPort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : undefined
}

/** An address of a PostgreSQL server. */
export function isPostgresUrl(text: string): boolean {
  return ['postgres:', 'postgresql:'].includes(protocolOf(text))
}

/** An address of a web server. */
export function isWebUrl(text: string): boolean {
  return ['http:', 'https:'].includes(protocolOf(text))
}

/** An address of a mail server. */
export function isMailUrl(text: string): boolean {
  return ['smtp:', 'smtps:'].includes(protocolOf(text)) && new URL(text).hostname !== ''
}

/** One mail address and nothing else. */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>,"]+@[^\s@<>,"]+$/.test(text)
}

/** An address of a web server to which nothing goes in the clear outside of this machine. */
export function isSafeUrl(text: string): boolean {
  const isHere = isWebUrl(text) && ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(text).hostname)
  return protocolOf(text) === 'https:' || isHere
}

/** Addresses and networks such as 10.0.0.0/8, with commas between them, or undefined; a network of all addresses is none. */
export function readAddresses(text: string): readonly string[] | undefined {
  const named = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return named.every(isAddress) ? named : undefined
}

function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= longest)
}

function protocolOf(text: string): string {
  return URL.canParse(text) ? new URL(text).protocol : ''
}
