import { type ReactNode, useEffect, useRef, useState } from 'react'
import { refreshAllAnswers } from '#client/api/answers.ts'
import { reach } from '#client/api/fetch-from-server.ts'
import { expireSession, lastUse, noteUse, useSession } from '#client/api/session.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWorld, type World } from '#client/ui/world.ts'

const openDialogs = () => import('./sign-in-again.tsx')
const EndsSoon = laterPart({ open: openDialogs, pick: (file) => file.EndsSoon })
const SignInAgain = laterPart({ open: openDialogs, pick: (file) => file.SignInAgain })

const defaultTimeoutMinutes = 30
const warnMilliseconds = 120_000
const lookEvery = 5_000

/** Warns two minutes before the session ends, and afterwards asks the same person to sign in again over the open page. */
export function SessionWatch({ isExpired }: { readonly isExpired: boolean }): ReactNode {
  const remaining = useRemaining(isExpired)
  useResume(isExpired)
  const { now } = useWorld()
  useEffect(() => watchUse(now), [now])

  if (!isExpired && remaining >= warnMilliseconds) return null
  return isExpired ? <SignInAgain /> : <EndsSoon remaining={remaining} />
}

/** While the server cannot hear that somebody works here, every key and press says so: who writes offline is not signed out. */
function watchUse(now: World['now']): () => void {
  const use = () => {
    if (reach() !== 'reached') noteUse(now())
  }
  addEventListener('keydown', use)
  addEventListener('pointerdown', use)
  return () => {
    removeEventListener('keydown', use)
    removeEventListener('pointerdown', use)
  }
}

/** Milliseconds until the session ends if it is not used; a session that ran out shows as expired at once. */
function useRemaining(isExpired: boolean): number {
  const { practice, expiresAt } = useSession()
  const { now } = useWorld()
  const timeout = (practice?.sessionTimeout ?? defaultTimeoutMinutes) * 60_000
  const [remaining, setRemaining] = useState(timeout)

  useEffect(() => {
    if (isExpired) return
    const look = () => {
      const left = Math.min(lastUse() + timeout, Date.parse(expiresAt)) - now()
      setRemaining(left)
      if (left <= 0) expireSession()
    }
    const timer = setInterval(look, lookEvery)
    return () => clearInterval(timer)
  }, [timeout, expiresAt, isExpired, now])

  return remaining
}

/** The same person is back: what waited goes on, and what could not be read is asked again. */
function useResume(isExpired: boolean): void {
  const outbox = useOutbox()
  const wasExpired = useRef(false)

  useEffect(() => {
    if (wasExpired.current && !isExpired) {
      outbox.resume()
      refreshAllAnswers()
    }
    wasExpired.current = isExpired
  }, [isExpired, outbox])
}
