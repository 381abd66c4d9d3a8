import type { IncomingHttpHeaders } from 'node:http'

/** How sessions travel: `secure` when the pages are served under TLS. */
export type CookieSettings = { readonly secure: boolean }

const plainName = 'goldthread'
const secureName = '__Host-goldthread'

/** The session's token: a bearer's, else the cookie's. Undefined: there is none. */
export function tokenOf(headers: IncomingHttpHeaders, { secure }: CookieSettings): string | undefined {
  const bearer = /^Bearer ([\w-]{20,100})$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer) return bearer
  const name = secure ? secureName : plainName
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** The header that gives a browser its session; an empty token takes it away. It lives as long as the browser, the server ends it sooner. */
export function cookieOf(token: string, { secure }: CookieSettings): string {
  const name = secure ? secureName : plainName
  const life = token === '' ? '; Max-Age=0' : ''
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${life}`
}
