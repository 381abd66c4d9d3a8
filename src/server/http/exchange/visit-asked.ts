import type { VisitRequest } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type Exchange, worldOf } from './exchange.ts'
import { isCrossSite } from './is-cross-site.ts'
import { visitTokenOf } from './visit-cookie.ts'

/** What somebody asks who fills in a packet and is signed in nowhere. */
export type VisitAsked = { readonly world: World; readonly request: VisitRequest }

/** The visit whose cookie a request carries. */
export function visitAskedBy(exchange: Exchange): Outcome<VisitAsked> {
  const serving = worldOf(exchange)
  if (!serving.ok) return serving
  const { request, cookie } = exchange
  if (isCrossSite(request)) return failed({ kind: 'forbidden', permission: 'origin' })
  const token = visitTokenOf(request.headers, cookie)
  return token === undefined
    ? failed({ kind: 'signedOut' })
    : succeeded({ world: serving.value, request: visitAskedWith(exchange, token) })
}

/** What is asked with this token. */
export function visitAskedWith({ requestId, address, request }: Exchange, token: string): VisitRequest {
  return { token, requestId, address, userAgent: request.headers['user-agent'] ?? '' }
}
