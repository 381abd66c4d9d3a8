import { Readable } from 'node:stream'
import { answerHeaders } from '#generated/operations/answer-headers.ts'
import { changesStream } from '#generated/operations/streams.ts'
import { type Exchange, sendFailure, worldOf } from '#server/http/exchange/exchange.ts'
import { type Aim, requestOf } from '#server/http/exchange/request-of.ts'
import { onBehalf } from '#server/operations/answered.ts'
import type { Request } from '#server/operations/call.ts'
import type { ChangesEvent, Follower } from '#server/operations/changes.ts'
import { leaveDoorRow } from '#server/operations/leave-door-row.ts'
import { doneBy } from '#server/operations/trail/done-by.ts'
import type { World } from '#server/operations/world.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Route } from './add-api-routes.ts'

const operation = 'changes.follow'

const aim: Aim = {
  operation: failed({ kind: 'missing' }),
  what: operation,
  type: 'Practice',
  query: [changesStream.parameters.since.wire],
}

/** Adds the changes of a practice as a stream of server-sent events. */
export function addChangesRoute(route: Route): void {
  route('GET', changesStream.path.replace(/\{(\w+)\}/g, ':$1'), follow)
}

/** 401, 400 parameters and place, 404 practice, 403 profile or access token, 429; then one audit row for all that is told. */
async function follow(exchange: Exchange): Promise<unknown> {
  const serving = worldOf(exchange)
  if (!serving.ok) return sendFailure(exchange, serving.failure)
  const world = serving.value
  const request = requestOf(exchange, world, aim)
  const follower = await followerOf(exchange, request)
  if (!follower.ok) return refused(exchange, { world, request }, follower.failure)
  const following = await world.changes.follow(follower.value)
  if (!following.ok) return refused(exchange, { world, request }, following.failure)

  const { events, leave } = following.value
  const body = Readable.from(lines(events), { objectMode: false, highWaterMark: 1 })
  exchange.reply.raw.once('close', leave)
  await leaveRow(exchange, world, follower.value)
  return exchange.reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      [answerHeaders.epoch]: exchange.state.epoch,
      'x-accel-buffering': 'no',
    })
    .send(body)
}

/** Who follows: read, entered and narrowed as every call is, now and each time that it is asked again whether he still may. */
async function followerOf(exchange: Exchange, request: Request): Promise<Outcome<Follower>> {
  const session = await request.session()
  if (!session.ok) return session
  if (!session.value) return failed({ kind: 'signedOut' })
  const asked = await request.read()
  if (!asked.ok) return asked
  const since = placeOf(exchange)
  if (!since.ok) return since

  const actorNow = async () => {
    const entered = await request.enter(session.value)
    return entered.ok ? request.bear(onBehalf(entered.value, asked.value)) : entered
  }
  const actor = await actorNow()
  if (!actor.ok) return actor
  return succeeded({
    session: session.value,
    actor: actor.value,
    actorNow,
    ...(since.value !== undefined && { since: since.value }),
  })
}

/** Browsers say the place in a header when they come back, everybody may say it in the address. */
function placeOf({ request }: Exchange): Outcome<string | undefined> {
  const { since, lastEvent } = changesStream.parameters
  const said = request.headers[lastEvent.wire] || membersOf(request.query)[since.wire]
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

async function refused(
  exchange: Exchange,
  { world, request }: { readonly world: World; readonly request: Request },
  failure: Failure,
): Promise<unknown> {
  const actor = await leaveDoorRow(world, request, { kind: 'refused', failure })
  return sendFailure(exchange, failure, actor)
}

/** What is told are names of rows and versions; whoever reads them leaves a row with each reading. */
async function leaveRow({ requestId, request, address }: Exchange, world: World, { actor }: Follower) {
  await world.trail.write({
    practiceId: actor.practiceId,
    id: world.newId(),
    at: world.now().iso,
    requestId,
    actorId: actor.personId,
    ...doneBy(actor),
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
