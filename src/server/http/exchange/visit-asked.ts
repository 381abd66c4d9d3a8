import type { VisitRequest } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type Exchange, worldOf } from './exchange.ts'
import { isCrossSite } from './is-cross-site.ts'
import { visitTokenOf } from './visit-cookie.ts'

/** What somebody asks who fills in a packet and is signed in nowhere. */
export type VisitAsked = { readonly world: World; readonly request: VisitRequest }

/** The visit whose cookie a request carries, and which the request names: a browser has one cookie, and may have pages of several packets. */
export function visitAskedBy(exchange: Exchange): Outcome<VisitAsked> {
  return visitNamedBy(exchange) === undefined ? failed({ kind: 'signedOut' }) : visitOpenTo(exchange)
}

/** The same for a page that begins, and is told only now which visit it is of. */
export function visitOpenTo(exchange: Exchange): Outcome<VisitAsked> {
  const serving = worldOf(exchange)
  if (!serving.ok) return serving
  const { request, cookie } = exchange
  if (isCrossSite(request)) return failed({ kind: 'forbidden', permission: 'origin' })
  const token = visitTokenOf(request.headers, cookie)
  if (token === undefined) return failed({ kind: 'signedOut' })
  const visit = visitNamedBy(exchange)
  const asked = { ...visitAskedWith(exchange, token), ...(visit !== undefined && { visit }) }
  return succeeded({ world: serving.value, request: asked })
}

function visitNamedBy({ request }: Exchange): string | undefined {
  const named = request.headers['x-visit']
  return typeof named === 'string' ? named : undefined
}

/** What is asked with this token. */
export function visitAskedWith({ requestId, address, request }: Exchange, token: string): VisitRequest {
  return { token, requestId, address, userAgent: request.headers['user-agent'] ?? '' }
}
