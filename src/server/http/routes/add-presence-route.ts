import { changesStream } from '#generated/operations/streams.ts'
import { type Exchange, sendAnswer, sendFailure, worldOf } from '#server/http/exchange/exchange.ts'
import { type Aim, requestOf } from '#server/http/exchange/request-of.ts'
import { onBehalf } from '#server/operations/answered.ts'
import type { Request } from '#server/operations/call.ts'
import type { Presence } from '#server/operations/changes.ts'
import { leaveDoorRow } from '#server/operations/leave-door-row.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { Route } from './add-api-routes.ts'

const aim: Aim = {
  operation: failed({ kind: 'missing' }),
  what: 'changes.announce',
  type: 'Practice',
  query: [],
  isUnattended: true,
}

/** Adds what somebody says who has a draft open, beside the stream on which others hear it. */
export function addPresenceRoute(route: Route): void {
  route('POST', changesStream.path.replace(/\{(\w+)\}/g, ':$1').replace(/changes$/, 'presence'), announce)
}

/** 401, 400, 404 practice or draft, 403, 429 with a time to wait for whoever says it too often. Nothing is read out and nothing is stored, so what goes well leaves no row in the trail. */
async function announce(exchange: Exchange): Promise<unknown> {
  const serving = worldOf(exchange)
  if (!serving.ok) return sendFailure(exchange, serving.failure)
  const request = requestOf(exchange, serving.value, aim)
  const announced = await announcedBy(serving.value, request)
  if (announced.ok) return sendAnswer(exchange, { value: undefined, status: 204 })
  const { failure } = announced
  // Whoever says it too often is told so, and fills no trail either.
  if (failure.kind === 'busy') return sendFailure(exchange, failure)
  const actor = await leaveDoorRow(serving.value, request, { kind: 'refused', failure })
  return sendFailure(exchange, failure, actor)
}

async function announcedBy(world: World, request: Request): Promise<Outcome<void>> {
  const session = await request.session()
  if (!session.ok) return session
  if (!session.value) return failed({ kind: 'signedOut' })
  const asked = await request.read()
  if (!asked.ok) return asked
  const presence = presenceIn(asked.value.input.body)
  if (!presence.ok) return presence
  const entered = await request.enter(session.value)
  if (!entered.ok) return entered
  const actor = await request.bear(onBehalf(entered.value, asked.value))
  return actor.ok ? world.changes.announce(actor.value, presence.value) : actor
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const word = /^[\w-]{1,100}$/

function presenceIn(body: unknown): Outcome<Presence> {
  const { note, device, section, asks, isLeft } = membersOf(body)
  const isSaid = isOf(uuid, note) && isOf(word, device) && (section === undefined || isOf(word, section))
  if (!isSaid) return failed({ kind: 'malformed', what: 'http.presence-expected' })
  return succeeded({
    note,
    device,
    ...(isOf(word, section) && { section }),
    ...(asks === true && { asks }),
    ...(isLeft === true && { isLeft }),
  })
}

function isOf(form: RegExp, value: unknown): value is string {
  return typeof value === 'string' && form.test(value)
}
