import type { Admission, Entering } from '#server/operations/admission/admission.ts'
import { costOf } from '#server/operations/admission/cost-of.ts'
import type { Call, CallPlace } from '#server/operations/call.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A request that is admitted has a place, which it gives back; one that asks for more than its share is `busy` at once. */
export async function admitted(
  { admission, uploads }: Pick<World, 'admission' | 'uploads'>,
  { actor: { practiceId, personId }, operation }: Pick<Call, 'actor' | 'operation'>,
): Promise<Outcome<CallPlace>> {
  const entering = { practice: practiceId, person: personId ?? '', cost: costOf(operation) }
  const entered = await enter(admission, entering)
  if (!entered.ok) return entered
  let held: (() => void) | undefined = entered.value
  const leave = () => {
    held?.()
    held = undefined
  }

  return succeeded({
    leave,
    without: async (act) => {
      leave()
      const came = await within(uploads, entering, act)
      if (!came.ok) return came
      const again = await enter(admission, entering)
      if (!again.ok) return again
      held = again.value
      return came
    },
  })
}

/** What is done at a place of another line. */
async function within<Value>(
  line: Admission,
  entering: Entering,
  act: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  const entered = await enter(line, entering)
  if (!entered.ok) return entered
  try {
    return await act()
  } finally {
    entered.value()
  }
}

async function enter(line: Admission, entering: Entering): Promise<Outcome<() => void>> {
  const entry = await line.enter(entering)
  if (entry.isIn) return succeeded(entry.leave)
  return failed({ kind: 'busy', retryAfterMilliseconds: entry.retryAfterMilliseconds })
}
