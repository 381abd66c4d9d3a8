import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { askFactors, type OwnFactor } from '#client/api/ask-factors.ts'
import { askSession } from '#client/api/ask-session.ts'
import { beginSession } from '#client/api/session.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

const queryKey = ['factors']

/** One's second factors: undefined while nothing has come, then an outcome. */
export function useFactors():
  | Outcome<{ readonly factors: readonly OwnFactor[]; readonly recoveryCodes: number }>
  | undefined {
  return useQuery({ queryKey, queryFn: askFactors }, answers).data
}

/** Asks for them anew, and for the session, which says in every dialog by what somebody can prove who it is. */
export async function refreshFactors(practiceKey: string | undefined, now: number): Promise<void> {
  answers.invalidateQueries({ queryKey })
  const session = await askSession(practiceKey)
  if (session.ok) beginSession(session.value, now)
}
