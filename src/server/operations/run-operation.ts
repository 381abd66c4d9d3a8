import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import { failureOfThrow } from '#server/operations/failures/failure-of-throw.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { answered, type Reached } from './answered.ts'
import { auditOf, type Ending } from './audit-of.ts'
import { type Call, type OperationAnswer, type Request, requestOfCall } from './call.ts'
import { leaveDoorRow } from './leave-door-row.ts'
import { leavesNothing } from './performed.ts'
import type { World } from './world.ts'

/** What became of a request, and as whom it was asked, as far as it came to that. */
export type Ended = { readonly outcome: Outcome<OperationAnswer>; readonly actor?: Actor | undefined }

/** Runs an operation for a caller inside the server, who knows whom it acts for. */
export async function runOperation(world: World, call: Call): Promise<Outcome<OperationAnswer>> {
  return (await runRequest(world, requestOfCall(call))).outcome
}

/**
 * The only way in which anything is done: permission, one transaction, the handler, and exactly one audit row.
 * A write's row is committed with it, a refusal's and a dry run's after the rollback, a read's before its answer leaves.
 */
export async function runRequest(world: World, request: Request): Promise<Ended> {
  const reached: Reached = { notes: [] }
  try {
    const outcome = await answered(world, request, reached)
    const { call, notes } = reached
    if (!call) return { outcome, actor: await atDoor(world, request, outcome) }
    const ending: Ending = outcome.ok
      ? { kind: 'done', answer: outcome.value }
      : { kind: 'refused', failure: outcome.failure }
    if (reached.isTurnedAway) await world.refusals.note(auditOf(world, call, { ending, notes }), 0)
    else if (!outcome.ok || leavesNothing(call))
      await world.trail.write(auditOf(world, call, { ending, notes }))
    else if (concernsAll(call)) world.accounts.forget()
    return { outcome, actor: call.actor }
  } catch (error) {
    return await broken(world, { request, reached }, error)
  } finally {
    reached.leave?.()
  }
}

/** Rows that decide rights, and rows of the installation, which are in no practice's feed. */
function concernsAll({ operation }: Call): boolean {
  const { decidesRights, scope } = registry[operations[operation].resource]
  return decidesRights === true || scope === 'global'
}

async function atDoor(
  world: World,
  request: Request,
  outcome: Outcome<OperationAnswer>,
): Promise<Actor | undefined> {
  return outcome.ok ? undefined : leaveDoorRow(world, request, { kind: 'refused', failure: outcome.failure })
}

/** A trouble of the database is a refusal that may be tried again; anything else is thrown on. */
async function broken(
  world: World,
  { request, reached }: { readonly request: Request; readonly reached: Reached },
  error: unknown,
): Promise<Ended> {
  const failure = failureOfThrow(error)
  const ending: Ending = failure ? { kind: 'refused', failure } : { kind: 'broken' }
  const { call, notes } = reached
  const left = call
    ? world.trail.write(auditOf(world, call, { ending, notes }))
    : failure && leaveDoorRow(world, request, { kind: 'refused', failure })
  await Promise.resolve(left).catch(() => undefined)
  if (!failure) throw error
  return { outcome: failed(failure), actor: call?.actor }
}
