import { useEffect } from 'react'
import { whenWritten } from '#client/api/answers.ts'
import { beginSession, sessionState } from '#client/api/session.ts'
import { askSession } from '#client/api/session-call.ts'

const leastMilliseconds = 10_000

/**
 * What a practice has just chosen (its words, its lists, its zone) is in force on this page as soon as it is stored here; what
 * others have chosen meanwhile, as soon as somebody comes back to the page.
 */
export function useFreshPractice(): void {
  useEffect(() => {
    let askedAt = Date.now()
    const lookAgain = () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < leastMilliseconds) return
      askedAt = Date.now()
      readAgain()
    }
    const stop = whenWritten('PracticePreferences', readAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])
}

async function readAgain(): Promise<void> {
  const before = sessionState()
  if (before.kind !== 'signedIn') return
  const outcome = await askSession(before.session.practice?.key)
  const now = sessionState()
  const isSame = outcome.ok && now.kind === 'signedIn' && now.session.person.id === outcome.value.person.id
  if (isSame && JSON.stringify(now.session) !== JSON.stringify(outcome.value)) beginSession(outcome.value)
}
