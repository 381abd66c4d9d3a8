import type { FastifyRequest } from 'fastify'

const safe = ['GET', 'HEAD', 'OPTIONS']

/**
 * Does another site's page send this request? A browser says so in Sec-Fetch-Site or Origin; a program says neither.
 * Only a cookie can be misused so; a bearer token is put in by who knows it.
 */
export function isCrossSite({ method, headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (safe.includes(method)) return site === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate'
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
