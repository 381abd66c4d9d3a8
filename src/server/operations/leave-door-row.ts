import { statusOf } from '#server/operations/failures/status-of.ts'
import { doneBy } from '#server/operations/trail/done-by.ts'
import type { AuditRow } from '#server/stores/audit/insert-audit.ts'
import { userAgentCharacters } from '#shared/limits/limits.ts'
import type { Failure } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { auditOf } from './audit-of.ts'
import type { Request } from './call.ts'
import { refusalRow } from './trail/refusal-row.ts'
import type { World } from './world.ts'

/** How a request ended that came no further than the door: refused, not even read, or told what can be asked there. */
export type DoorEnding =
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'unread'; readonly status: number }
  | { readonly kind: 'told'; readonly status: 204 }

/**
 * Leaves the row of a request that came no further than the door: in the trail of the practice where its asker is somebody, else
 * in the installation's; of nobody's requests a sum. Answers as whom it was asked, as far as that is known.
 */
export async function leaveDoorRow(
  world: World,
  request: Request,
  ending: DoorEnding,
): Promise<Actor | undefined> {
  if (ending.kind === 'refused' && ending.failure.kind === 'unavailable') return undefined
  const asker = await askerOf(request)
  const row = rowOf(world, request, { ending, asker })
  await (asker.personId === undefined ? world.refusals.note(row) : world.trail.write(row))
  return asker.actor
}

type Asker = { readonly personId?: string | null; readonly actor?: Actor }

/** Who asked, as far as it can be found out; the person is undefined for nobody, and null for the server itself. */
async function askerOf(request: Request): Promise<Asker> {
  const session = await request.session()
  if (!session.ok) return {}
  const actor = await request.enter(session.value)
  const personId = session.value?.personId ?? null
  return actor.ok ? { personId, actor: actor.value } : { personId }
}

type Told = { readonly ending: DoorEnding; readonly asker: Asker }

function rowOf(world: World, { operation, facts }: Request, { ending, asker }: Told): AuditRow {
  const { id, requestId, address, userAgent, what, type } = facts
  const { actor, personId } = asker
  if (operation.ok && actor && ending.kind === 'refused') {
    const options = { requestId, ...(address && { address }), ...(userAgent && { userAgent }) }
    const call = { actor, operation: operation.value, input: { ...(id && { id }) }, options }
    return auditOf(world, call, { ending, notes: [] })
  }

  const status = ending.kind === 'refused' ? statusOf(ending.failure) : ending.status
  const agent = userAgent?.slice(0, userAgentCharacters)
  return {
    ...refusalRow(world, { requestId, status, operation: what, ip: address, userAgent: agent }),
    type,
    actorId: personId ?? null,
    ...(actor && { practiceId: actor.practiceId, ...doneBy(actor) }),
    ...(ending.kind === 'told' && { outcome: 'Success' }),
  }
}
