import { statusOf } from '#server/operations/status-of.ts'
import type { World } from '#server/operations/world.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import { installationId } from '#shared/permissions/installation.ts'
import type { Exchange } from './exchange.ts'

type Refused = {
  readonly failure: Failure
  readonly personId: string | null
  readonly operation: string
  readonly type: string
}

/** Leaves the one audit row of a request that was refused before it became an operation; of those that nobody signed in has sent, a sum. */
export async function auditRefusal(exchange: Exchange, world: World, refused: Refused): Promise<void> {
  const { failure, personId, operation, type } = refused
  const row = { ...rowOf(world, { ...requestFacts(exchange), operation, status: statusOf(failure) }), type }
  await (personId === null ? world.refusals.note(row) : world.trail.write({ ...row, actorId: personId }))
}

/** Counts a request that came to us by a name that is not ours. */
export async function auditForeignHost(exchange: Exchange, world: World): Promise<void> {
  await world.refusals.note(rowOf(world, { ...requestFacts(exchange), operation: 'http.host', status: 421 }))
}

/** Counts what was refused before it was a request: too many connections, what is no HTTP, too slow or too large. */
export async function auditConnection(world: World, address: string, status: number): Promise<void> {
  const told = { requestId: world.newId(), ip: address, operation: 'http.connection', status }
  await world.refusals.note(rowOf(world, told))
}

type RefusalFacts = {
  readonly requestId: string
  readonly ip: string
  readonly userAgent?: string
  readonly operation: string
  readonly status: number
}

function requestFacts({
  request,
  requestId,
  address,
}: Exchange): Pick<RefusalFacts, 'requestId' | 'ip' | 'userAgent'> {
  const userAgent = request.headers['user-agent']?.slice(0, userAgentCharacters) ?? ''
  return { requestId, ip: address, userAgent }
}

function rowOf(world: World, { requestId, status, ...detail }: RefusalFacts) {
  return {
    practiceId: installationId,
    id: world.newId(),
    at: world.now().iso,
    requestId,
    actorId: null,
    profileId: null,
    action: 'E' as const,
    type: null,
    resourceId: null,
    versionId: null,
    patientId: null,
    outcome: 'Denied' as const,
    status,
    reason: null,
    detail,
  }
}
