import { useQuery } from '@tanstack/react-query'
import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { JobSummary } from '#generated/types/job-summary.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

const queryKey = ['practicePreferences.backgroundWork']
/** What runs now has ended a moment later; in milliseconds. */
const lookAgain = 10_000

/** The background work of the practice, looked at again while the page is open: undefined while nothing has come, then an outcome. */
export function useBackgroundWork(): Outcome<readonly JobSummary[]> | undefined {
  const { data } = useQuery({ queryKey, queryFn: ask, refetchInterval: lookAgain }, answers)
  return data
}

/** Asks for it anew. */
export function refreshBackgroundWork(): void {
  answers.invalidateQueries({ queryKey })
}

async function ask(): Promise<Outcome<readonly JobSummary[]>> {
  const outcome = await send('practicePreferences.backgroundWork', {})
  return outcome.ok ? succeeded(outcome.value.jobs) : outcome
}
