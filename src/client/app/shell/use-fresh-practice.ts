import { useEffect } from 'react'
import { whenWritten } from '#client/api/answers.ts'
import { askSession } from '#client/api/ask-session.ts'
import { beginSession, sessionState } from '#client/api/session.ts'
import { useWorld, type World } from '#client/ui/world.ts'

const leastMilliseconds = 10_000

/**
 * For the shell: what a practice has just chosen (its words, its lists, its zone) is in force on this page as soon as it is stored here; what
 * others have chosen meanwhile, as soon as somebody comes back to the page.
 */
export function useFreshPractice(): void {
  const { now } = useWorld()
  useEffect(() => {
    let askedAt = now()
    const read = () => readAgain(now)
    const lookAgain = () => {
      if (document.visibilityState !== 'visible' || now() - askedAt < leastMilliseconds) return
      askedAt = now()
      read()
    }
    const stop = whenWritten('PracticePreferences', read)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [now])
}

async function readAgain(now: World['now']): Promise<void> {
  const before = sessionState()
  if (before.kind !== 'signedIn') return
  const outcome = await askSession(before.session.practice?.key)
  const here = sessionState()
  const isSame = outcome.ok && here.kind === 'signedIn' && here.session.person.id === outcome.value.person.id
  if (isSame && JSON.stringify(here.session) !== JSON.stringify(outcome.value))
    beginSession(outcome.value, now())
}
