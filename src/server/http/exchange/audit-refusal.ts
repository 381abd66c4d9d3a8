import { statusOf } from '#server/operations/failures/status-of.ts'
import { leaveDoorRow } from '#server/operations/leave-door-row.ts'
import { type RefusalFacts, refusalRow } from '#server/operations/trail/refusal-row.ts'
import type { World } from '#server/operations/world.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import { type Failure, failed } from '#shared/outcome/outcome.ts'
import type { Exchange } from './exchange.ts'
import { requestOf } from './request-of.ts'

type Refused = {
  readonly failure: Failure
  readonly personId: string | null
  readonly operation: string
  readonly type: string
}

/** Leaves the one audit row of a request that was refused before it became an operation; of those that nobody signed in has sent, a sum. */
export async function auditRefusal(exchange: Exchange, world: World, refused: Refused): Promise<void> {
  const { failure, personId, operation, type } = refused
  const row = {
    ...refusalRow(world, { ...requestFacts(exchange), operation, status: statusOf(failure) }),
    type,
  }
  await (personId === null ? world.refusals.note(row) : world.trail.write({ ...row, actorId: personId }))
}

/** Counts a request that came to us by a name that is not ours. */
export async function auditForeignHost(exchange: Exchange, world: World): Promise<void> {
  await world.refusals.note(
    refusalRow(world, { ...requestFacts(exchange), operation: 'http.host', status: 421 }),
  )
}

/** Leaves the row of a request whose address nobody reads: too long, of the wrong form, or of no page. */
export async function auditUnread(exchange: Exchange, world: World, status: number): Promise<void> {
  const aim = { operation: failed({ kind: 'missing' }), what: 'http.address', type: null } as const
  await leaveDoorRow(world, requestOf(exchange, world, aim), { kind: 'unread', status })
}

/** Counts what was refused before it was a request: too many connections, what is no HTTP, too slow or too large. */
export async function auditConnection(
  world: World,
  told: Pick<RefusalFacts, 'requestId' | 'ip' | 'status'>,
): Promise<void> {
  await world.refusals.note(refusalRow(world, { ...told, operation: 'http.connection' }))
}

function requestFacts({
  request,
  requestId,
  address,
}: Exchange): Pick<RefusalFacts, 'requestId' | 'ip' | 'userAgent'> {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentCharacters) ?? ''
  return { requestId, ip: address, userAgent }
}
