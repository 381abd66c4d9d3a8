import { useEffect } from 'react'
import { whenWritten } from '#client/api/answers.ts'
import { beginSession, sessionState } from '#client/api/session.ts'
import { askSession } from '#client/api/session-call.ts'

/** What a practice has just chosen (its words, its lists, its zone) is in force on this page as soon as it is stored. */
export function useFreshPractice(): void {
  useEffect(() => whenWritten('PracticePreferences', readAgain), [])
}

async function readAgain(): Promise<void> {
  const before = sessionState()
  if (before.kind !== 'signedIn') return
  const outcome = await askSession(before.session.practice?.key)
  const now = sessionState()
  const isSame = outcome.ok && now.kind === 'signedIn' && now.session.person.id === outcome.value.person.id
  if (isSame) beginSession(outcome.value)
}
