import { costOf } from '#server/operations/admission/cost-of.ts'
import type { Call } from '#server/operations/call.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A request that is admitted has a place, which it gives back; one that asks for more than its share is `busy` at once. */
export async function admitted(
  world: World,
  { actor: { practiceId, personId }, operation }: Pick<Call, 'actor' | 'operation'>,
): Promise<Outcome<() => void>> {
  const cost = costOf(operation)
  const entry = await world.admission.enter({ practice: practiceId, person: personId ?? '', cost })
  if (entry.isIn) return succeeded(entry.leave)
  return failed({ kind: 'busy', retryAfterMilliseconds: entry.retryAfterMilliseconds })
}
