import { openListeners, useSource } from '#client/ui/external-store.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

const stored = 'goldthread.leaving'
const lock = 'goldthread:session'
const { tell, subscribe } = openListeners()

/** True while somebody has signed out of this browser and the server does not know it yet. It outlives reload and restart. */
export function isLeaving(): boolean {
  return localStorage.getItem(stored) !== null
}

/** Remembers on the device that whoever was here has left; from now on the session's cookie brings nobody back. */
export function rememberLeaving(): void {
  localStorage.setItem(stored, 'yes')
  tell()
}

/**
 * Tells the server, if it has to be told; false while it cannot be. One tab at a time, and never beside somebody's signing in:
 * the one who comes must not be signed out in place of the one who left.
 */
export function finishLeaving(signOut: () => Promise<Outcome<unknown>>): Promise<boolean> {
  return alone(async () => {
    if (!isLeaving()) return true
    const outcome = await signOut()
    if (!outcome.ok && outcome.failure.kind !== 'signedOut') return false
    localStorage.removeItem(stored)
    tell()
    return true
  })
}

/** Does something with the session's cookie while no other tab does. */
export function alone<Value>(act: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request(lock, act)
}

/** Draws again when somebody has left, and when the server knows. */
export function useLeaving(): boolean {
  return useSource({ read: isLeaving, subscribe })
}
