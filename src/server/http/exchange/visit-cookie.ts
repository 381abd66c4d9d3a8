import type { IncomingHttpHeaders } from 'node:http'
import type { CookieSettings } from './cookie-of.ts'

const plainName = 'goldthread-visit'
const secureName = '__Host-goldthread-visit'

/** The token of a visit to a packet, which is no session: no other route reads it. */
export function visitTokenOf(headers: IncomingHttpHeaders, { secure }: CookieSettings): string | undefined {
  const name = secure ? secureName : plainName
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value && /^[\w-]{20,200}$/.test(value)) return value
  }
  return undefined
}

/** The header that gives a browser its visit; an empty token takes it away. */
export function visitCookie(token: string, { secure }: CookieSettings): string {
  const name = secure ? secureName : plainName
  const life = token === '' ? '; Max-Age=0' : ''
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}${life}`
}
