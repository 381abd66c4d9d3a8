import { useQuery } from '@tanstack/react-query'
import type { PlainId } from '#generated/operations/operations.ts'
import type { readingVerbs } from '#generated/operations/plain.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { answers } from './answers.ts'
import { reach } from './fetch-from-server.ts'
import type { OperationInput, OperationReply } from './operation-input.ts'
import { send } from './send.ts'

/** Operations that only read; the others go through `send` or the outbox. */
export type ReadId = PlainId<(typeof readingVerbs)[number]>

/**
 * Reads and keeps reading while drawn: undefined while nothing has come, then an outcome. An `undefined` input waits. What failed
 * because nobody answered is asked again as soon as the server is there (`watchConnection`).
 */
export function useAnswer<Id extends ReadId>(
  id: Id,
  input: OperationInput<Id> | undefined,
): Outcome<OperationReply<Id>> | undefined {
  const query = useQuery(
    {
      queryKey: [id, input],
      enabled: input !== undefined,
      queryFn: () => (input === undefined ? Promise.reject(new Error('nothing to ask')) : ask(id, input)),
    },
    answers,
  )
  return query.data
}

/** Asks again at once, for the button 'Try again'. */
export function askAgain<Id extends ReadId>(id: Id, input: OperationInput<Id>): void {
  answers.invalidateQueries({ queryKey: [id, input] })
}

async function ask<Id extends ReadId>(
  id: Id,
  input: OperationInput<Id>,
): Promise<Outcome<OperationReply<Id>>> {
  return stillShown([id, input], await sendHeard(id, input))
}

/** What was read stays on the screen while the server is silent or the session has to be renewed. */
export function stillShown<Value>(key: readonly unknown[], outcome: Outcome<Value>): Outcome<Value> {
  const before = answers.getQueryData<Outcome<Value>>(key)
  return !outcome.ok && before?.ok && passing.has(outcome.failure.kind) ? before : outcome
}

/** Where the server was heard while this was failing, everything else has been asked again already: this is asked once more. */
async function sendHeard<Id extends ReadId>(
  id: Id,
  input: OperationInput<Id>,
): Promise<Outcome<OperationReply<Id>>> {
  const outcome = await send(id, input)
  const isMissed = !outcome.ok && outcome.failure.kind === 'unreachable'
  return isMissed && reach() === 'reached' ? send(id, input) : outcome
}

const passing = new Set(['unreachable', 'signedOut', 'busy', 'unavailable', 'full'])
