import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { answers } from '#client/api/answers.ts'
import { askSessions, type OpenSession } from '#client/api/ask-session.ts'
import { expireSession } from '#client/api/session.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

const queryKey = ['sessions']

/** One's sign-ins: undefined while nothing has come, then an outcome. */
export function useSessions(): Outcome<readonly OpenSession[]> | undefined {
  const { data } = useQuery({ queryKey, queryFn: askSessions }, answers)
  const isOver = data !== undefined && !data.ok && data.failure.kind === 'signedOut'

  useEffect(() => {
    if (isOver) expireSession()
  }, [isOver])

  return data
}

/** Asks for them anew. */
export function refreshSessions(): void {
  answers.invalidateQueries({ queryKey })
}
