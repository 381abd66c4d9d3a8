import { cookieOf } from '#server/http/exchange/cookie-of.ts'
import { type Exchange, sendAnswer, sendFailure, sessionOf } from '#server/http/exchange/exchange.ts'
import {
  type VisitAsked,
  visitAskedBy,
  visitAskedWith,
  visitOpenTo,
} from '#server/http/exchange/visit-asked.ts'
import { visitCookie } from '#server/http/exchange/visit-cookie.ts'
import type { OpenedVisit, VisitProof } from '#server/operations/accounts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Answering, Route } from './add-api-routes.ts'
import { leaveRow, openDoor, refuse } from './add-session-routes.ts'
import { addVisitFileRoutes } from './add-visit-file-routes.ts'

const longestToken = 200
const longestProof = 40

/**
 * A packet that is filled in by a link or on the tablet of the practice: these calls, and those for the bytes of its files
 * (`add-visit-file-routes.ts`), know its cookie, and no other. The packet is that of the cookie; `x-visit` says which the page means, so
 * that a page of another packet in the same browser writes nothing into this one.
 */
export function addVisitRoutes(route: Route): void {
  route('POST', '/api/v1/visit/look', look)
  route('POST', '/api/v1/visit', open)
  route('GET', '/api/v1/visit', sheet)
  route('POST', '/api/v1/visit/answer', answer)
  route('POST', '/api/v1/visit/submit', submit)
  route('POST', '/api/v1/visit/add-file', addFile)
  route('POST', '/api/v1/visit/drop-file', dropFile)
  route('DELETE', '/api/v1/visit', leave)
  addVisitFileRoutes(route)
}

async function look(exchange: Exchange): Promise<unknown> {
  const asked = await tokenInBody(exchange)
  if (!asked.ok) return refuse(exchange, { failure: asked.failure, operation: 'packet.look' })
  const seen = await asked.value.world.visits.look(asked.value.request)
  return seen.ok
    ? sent(exchange, seen)
    : refuse(exchange, { failure: seen.failure, operation: 'packet.look' })
}

async function open(exchange: Exchange): Promise<unknown> {
  const asked = await tokenInBody(exchange)
  if (!asked.ok) return refuse(exchange, { failure: asked.failure, operation: 'packet.open' })
  const { world, request, body } = asked.value
  const opened = await world.visits.open(request, proofIn(body))
  if (!opened.ok) return refuse(exchange, { failure: opened.failure, operation: 'packet.open' })
  await handOver(exchange, opened.value)
  const { sheet, isTablet } = opened.value
  return sendAnswer(exchange, { value: { sheet, isTablet }, status: 200 })
}

/** A tablet that is handed over is nobody's sign-in any more: whoever of the staff was signed in on it is signed out. */
async function handOver(exchange: Exchange, { token, isTablet }: OpenedVisit): Promise<void> {
  const { reply, cookie } = exchange
  const cookies = [visitCookie(token, cookie)]
  if (isTablet) {
    const known = await sessionOf(exchange)
    if (known.ok) {
      const { world, session } = known.value
      await world.accounts.signOut(session)
      await leaveRow(exchange, { world, personId: session.personId, event: 'logout' })
    }
    cookies.push(cookieOf('', cookie))
    reply.header('clear-site-data', '"cache"')
  }
  reply.header('set-cookie', cookies)
}

async function sheet(exchange: Exchange): Promise<unknown> {
  const asked = visitOpenTo(exchange)
  if (!asked.ok) return sendFailure(exchange, asked.failure)
  return sent(exchange, await asked.value.world.visits.sheet(asked.value.request))
}

const answer = saying('answer')
const submit = saying('submit')
const addFile = saying('addFile')
const dropFile = saying('dropFile')

/** What is said to an act of the packet; the act itself looks at it, and is done once under its key. */
function saying(act: 'answer' | 'submit' | 'addFile' | 'dropFile'): Answering {
  return async (exchange) => {
    const asked = visitAskedBy(exchange)
    const opened = await openDoor(exchange)
    if (!opened.ok || !asked.ok) return sendFailure(exchange, opened.ok ? unopened(asked) : opened.failure)
    const { world, body, idempotencyKey } = opened.value
    const request = { ...asked.value.request, ...(idempotencyKey !== undefined && { idempotencyKey }) }
    return sent(exchange, await world.visits[act](request, body))
  }
}

async function leave(exchange: Exchange): Promise<unknown> {
  const asked = visitAskedBy(exchange)
  const left = asked.ok ? await asked.value.world.visits.leave(asked.value.request) : asked
  const isOfAnother = !left.ok && left.failure.kind === 'signedOut'
  exchange.reply.headers({
    ...(!isOfAnother && { 'set-cookie': visitCookie('', exchange.cookie) }),
    'clear-site-data': '"cache"',
  })
  return sendAnswer(exchange, { value: undefined, status: 204 })
}

function unopened(asked: Outcome<VisitAsked>) {
  return asked.ok ? ({ kind: 'signedOut' } as const) : asked.failure
}

function sent(exchange: Exchange, outcome: Outcome<unknown>): unknown {
  return outcome.ok
    ? sendAnswer(exchange, { value: outcome.value, status: 200 })
    : sendFailure(exchange, outcome.failure)
}

type Door = VisitAsked & { readonly body: Readonly<Record<string, unknown>> }

async function tokenInBody(exchange: Exchange): Promise<Outcome<Door>> {
  const opened = await openDoor(exchange)
  if (!opened.ok) return opened
  const { world, body } = opened.value
  const { token } = body
  return typeof token === 'string' && token.length <= longestToken
    ? succeeded({ world, body, request: visitAskedWith(exchange, token) })
    : failed({ kind: 'malformed', what: 'http.credentials-expected' })
}

function proofIn(body: Readonly<Record<string, unknown>>): VisitProof {
  const said = (name: 'birthDate' | 'zip' | 'code') => {
    const value = body[name]
    return typeof value === 'string' && value.length <= longestProof ? { [name]: value } : {}
  }
  return { ...said('birthDate'), ...said('zip'), ...said('code') }
}
