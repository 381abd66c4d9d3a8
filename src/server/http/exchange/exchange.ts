import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerHeaders } from '#generated/operations/answer-headers.ts'
import type { Session } from '#server/operations/accounts.ts'
import type { OperationAnswer } from '#server/operations/call.ts'
import type { World } from '#server/operations/world.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { type CookieSettings, tokenOf } from './cookie-of.ts'
import { isCrossSite } from './is-cross-site.ts'
import { type PlainRefusal, type Problem, plainProblem, problemOf } from './problem.ts'
import { sendFile } from './send-file.ts'
import type { ServerState } from './server-state.ts'
import { speakIn } from './speak.ts'
import { workHeaders } from './work-headers.ts'

/** One request on its way: its id, who asks, and what the server is at this moment. */
export type Exchange = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly requestId: string
  /** Who asks, as far as the network knows. */
  readonly address: string
  readonly state: ServerState
  readonly cookie: CookieSettings
  readonly startedAt: number
}

/** The world of a server that serves; while it is starting or stopping there is none. */
export function worldOf({ state: { world, isStopping } }: Exchange): Outcome<World> {
  if (world && !isStopping) return succeeded(world)
  return failed({ kind: 'unavailable', because: isStopping ? 'http.stopping' : 'http.starting' })
}

/** The world and the session behind a request: unavailable, cross-site and signed out are told apart here. */
export async function sessionOf(
  exchange: Exchange,
  isUse = true,
): Promise<Outcome<{ readonly world: World; readonly session: Session }>> {
  const { request, cookie } = exchange
  const serving = worldOf(exchange)
  if (!serving.ok) return serving
  const world = serving.value
  const isBearer = request.headers.authorization !== undefined
  if (!isBearer && isCrossSite(request)) return failed({ kind: 'forbidden', permission: 'origin' })

  const token = tokenOf(request.headers, cookie)
  const session = token === undefined ? undefined : await world.accounts.sessionOf(token, isUse)
  return session ? succeeded({ world, session }) : failed({ kind: 'signedOut' })
}

/** Sends what an operation answered, with the headers that the contract names. */
export function sendAnswer(
  exchange: Exchange,
  answer: OperationAnswer,
): FastifyReply | Promise<FastifyReply> {
  const { reply, request } = exchange
  const { value, json, status, versionId, continuation, total, file } = answer
  const isEmpty = status === 204 || status === 304 || file !== undefined
  const text = isEmpty ? '' : (json ?? JSON.stringify(value))
  setCommonHeaders(exchange)
  reply.headers(workHeaders(answer, { text, isSafe: safe.includes(request.method) }))
  if (versionId !== undefined) reply.header('etag', `"${versionId}"`)
  if (continuation !== undefined) reply.header(answerHeaders.continuation, continuation)
  if (total !== undefined) reply.header(answerHeaders.total, String(total))
  if (file) return sendFile(reply, file, answer)
  reply.code(status)
  return isEmpty
    ? reply.send()
    : reply.header('content-type', 'application/json; charset=utf-8').send(Buffer.from(text))
}

/** What is asked by these changes nothing. */
const safe = ['GET', 'HEAD', 'OPTIONS']

/** Sends a refusal in the asker's language. */
export function sendFailure(
  exchange: Exchange,
  failure: Failure,
  actor?: Pick<Actor, 'locale' | 'labels'>,
): FastifyReply {
  return sendProblem(
    exchange,
    problemOf(failure, speakIn(actor?.locale ?? exchange.request.headers['accept-language'], actor?.labels)),
  )
}

/** Sends the answer to what is refused before it is a request to anything, or to a bug. */
export function sendPlain(exchange: Exchange, refusal: PlainRefusal): FastifyReply {
  return sendProblem(exchange, plainProblem(refusal, speakIn(exchange.request.headers['accept-language'])))
}

function sendProblem(exchange: Exchange, { status, headers, body }: Problem): FastifyReply {
  const { reply, request } = exchange
  setCommonHeaders(exchange)
  if (status === 413) lingerAfterAnswer(exchange)
  else request.raw.resume()
  return reply
    .code(status)
    .headers(headers)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(body))
}

const lingering = 10_000

/**
 * What still comes of a body that is too large is thrown away, so that a sender who is not done yet reads the answer instead
 * of a line that broke; after ten seconds the line is cut. That it will be closed is not announced: the sender's side would
 * be cut at once, with the answer unread.
 */
function lingerAfterAnswer({ request: { raw } }: Exchange): void {
  raw.resume()
  const cut = setTimeout(() => raw.destroy(), lingering)
  cut.unref()
  for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(cut))
}

function setCommonHeaders({ reply, state, startedAt }: Exchange): void {
  const elapsed = performance.now() - startedAt
  reply.headers({
    'cache-control': 'no-store',
    [answerHeaders.epoch]: state.epoch,
    [answerHeaders.requestTime]: elapsed.toFixed(1),
  })
}
