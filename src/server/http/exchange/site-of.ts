import type { Site } from '#server/operations/accounts.ts'
import type { Exchange } from './exchange.ts'

/** From which of our pages a browser asks, for the passkeys that were made there; only hosts of ours are answered, so its name is one of them. */
export function siteOf({ request, cookie }: Pick<Exchange, 'request' | 'cookie'>): Site {
  const { origin, hostname } = new URL(`${cookie.secure ? 'https' : 'http'}://${request.host}`)
  return { origin, host: hostname }
}
