import { operations } from '#generated/operations/operations.ts'
import { registry } from '#generated/tables/registry.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { answered, leavesNothing } from './answered.ts'
import { auditOf, type Ending } from './audit-of.ts'
import type { Call, OperationAnswer } from './call.ts'
import { failureOfThrow } from './failure-of-throw.ts'
import type { AuditNote } from './handler.ts'
import { merged } from './merged-notes.ts'
import type { World } from './world.ts'

/**
 * The only way in which anything is done: permission, one transaction, the handler, and exactly one audit row.
 * A write's row is committed with it, a refusal's and a dry run's after the rollback, a read's before its answer leaves.
 */
export async function runOperation(world: World, call: Call): Promise<Outcome<OperationAnswer>> {
  const notes: AuditNote[] = []
  try {
    const outcome = await answered(world, call, notes)
    const ending: Ending = outcome.ok
      ? { kind: 'done', answer: outcome.value }
      : { kind: 'refused', failure: outcome.failure }
    if (!outcome.ok || leavesNothing(call))
      await world.trail.write(auditOf(world, call, { ending, note: merged(notes) }))
    else if (concernsAll(call)) world.accounts.forget()
    return outcome
  } catch (error) {
    const failure = failureOfThrow(error)
    const ending: Ending = failure ? { kind: 'refused', failure } : { kind: 'broken' }
    await world.trail.write(auditOf(world, call, { ending, note: merged(notes) })).catch(() => undefined)
    if (failure) return failed(failure)
    throw error
  }
}

/** Rows that decide rights, and rows of the installation, which are in no practice's feed. */
function concernsAll({ operation }: Call): boolean {
  const { decidesRights, scope } = registry[operations[operation].resource]
  return decidesRights === true || scope === 'global'
}
