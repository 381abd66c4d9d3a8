import { costOf } from '#server/operations/admission/cost-of.ts'
import { auditOf } from '#server/operations/audit-of.ts'
import type { Call, OperationAnswer } from '#server/operations/call.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/**
 * A call that was admitted is run; one that asks for more than its share is refused at once, and only counted: its audit row
 * is one sum a minute for each person and operation, since a row for each would cost what the refusal saves.
 */
export async function runAdmitted(world: World, call: Call): Promise<Outcome<OperationAnswer>> {
  const { practiceId: practice, personId } = call.actor
  const cost = costOf(call.operation)
  const entry = await world.admission.enter({ practice, person: personId ?? '', cost })
  if (!entry.isIn) {
    const { retryAfterMilliseconds } = entry
    const refusal = failed({ kind: 'busy', retryAfterMilliseconds })
    const ending = { kind: 'refused', failure: refusal.failure } as const
    await world.refusals.note(auditOf(world, call, { ending, note: {} }), 0)
    return refusal
  }
  try {
    return await runOperation(world, call)
  } finally {
    entry.leave()
  }
}
