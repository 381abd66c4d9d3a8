import { Readable } from 'node:stream'
import { changesStream } from '#generated/operations/streams.ts'
import { type Exchange, sendFailure, sessionOf } from '#server/http/exchange/exchange.ts'
import { readOptions } from '#server/http/exchange/read-options.ts'
import { auditRefusal } from '#server/http/exchange/refusals.ts'
import type { Session } from '#server/operations/accounts.ts'
import type { ChangesEvent, Follower } from '#server/operations/changes.ts'
import type { World } from '#server/operations/world.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { Route } from './api-routes.ts'

const operation = 'changes.follow'

/** Adds the changes of a practice as a stream of server-sent events. */
export function addChangesRoute(route: Route): void {
  const url = changesStream.path.replace(/\{(\w+)\}/g, ':$1')
  route('GET', url, follow)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    route(method, url, async (exchange) => {
      const known = await sessionOf(exchange)
      const session = known.ok ? known.value.session : undefined
      return refused(exchange, { kind: 'disallowed', allowed: ['GET'] }, session)
    })
}

/** 401, 400 headers and place, 404 practice, 403 profile, 429; then one audit row for all that is told. */
async function follow(exchange: Exchange): Promise<unknown> {
  const known = await sessionOf(exchange)
  if (!known.ok) return refused(exchange, known.failure, undefined)
  const { world, session } = known.value
  const follower = await followerOf(exchange, world, session)
  if (!follower.ok) return refused(exchange, follower.failure, session)
  const following = await world.changes.follow(follower.value)
  if (!following.ok) return refused(exchange, following.failure, session)

  const { events, leave } = following.value
  const body = Readable.from(lines(events), { objectMode: false, highWaterMark: 1 })
  exchange.reply.raw.once('close', leave)
  await leaveRow(exchange, world, follower.value)
  return exchange.reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-epoch': exchange.state.epoch,
      'x-accel-buffering': 'no',
    })
    .send(body)
}

async function followerOf(exchange: Exchange, world: World, session: Session): Promise<Outcome<Follower>> {
  const { request, requestId, address } = exchange
  const asked = readOptions(request.headers, { requestId, address })
  if (!asked.ok) return asked
  const since = placeOf(exchange)
  if (!since.ok) return since

  // The route has this parameter.
  const { practice = '' } = request.params as Readonly<Record<string, string | undefined>>
  const acting = { ...asked.value.acting, practiceKey: practice }
  const actor = await world.accounts.actorFor(session, acting)
  if (!actor.ok) return actor
  return succeeded({
    session,
    acting,
    actor: actor.value,
    ...(since.value !== undefined && { since: since.value }),
  })
}

/** Browsers say the place in a header when they come back, everybody may say it in the address. */
function placeOf({ request }: Exchange): Outcome<string | undefined> {
  const { since, lastEvent } = changesStream.parameters
  // Fastify reads a query as texts by name, and as lists of texts where a name is repeated.
  const query = request.query as Readonly<Record<string, unknown>>
  const said = request.headers[lastEvent.wire] || query[since.wire]
  if (said === undefined) return succeeded(undefined)
  const isPlace = typeof said === 'string' && new RegExp(since.form).test(said)
  return isPlace ? succeeded(said) : failed({ kind: 'malformed', what: 'http.bad-place' })
}

/** The events as they stand on the line. A heartbeat says only the place, which the browser remembers without telling anybody. */
async function* lines(events: AsyncIterable<ChangesEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const said =
      event.event === 'heartbeat' ? '' : `event: ${event.event}\ndata: ${JSON.stringify(event.says)}\n`
    yield `id: ${event.place}\n${said}\n`
  }
}

async function refused(exchange: Exchange, failure: Failure, session: Session | undefined): Promise<unknown> {
  const { world } = exchange.state
  const personId = session?.personId ?? null
  if (world && failure.kind !== 'unavailable')
    await auditRefusal(exchange, world, { failure, operation, personId, type: 'Practice' })
  return sendFailure(exchange, failure)
}

/** What is told are names of rows and versions; whoever reads them leaves a row with each reading. */
async function leaveRow({ requestId, request, address }: Exchange, world: World, { actor }: Follower) {
  await world.trail.write({
    practiceId: actor.practiceId,
    id: world.newId(),
    at: world.now().iso,
    requestId,
    actorId: actor.personId,
    profileId: actor.profile?.id ?? null,
    action: 'R',
    type: 'Practice',
    resourceId: actor.practiceId,
    versionId: null,
    patientId: null,
    outcome: 'Success',
    status: 200,
    reason: null,
    ...(actor.tokenId !== undefined && { tokenId: actor.tokenId }),
    detail: {
      operation,
      ip: address,
      userAgent: request.headers['user-agent']?.slice(0, userAgentCharacters) ?? '',
    },
  })
}
