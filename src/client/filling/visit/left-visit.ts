import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { beginVisit, leaveVisit, type Visit, type VisitHeader, type VisitProof } from './ask-visit.ts'

const stored = 'goldthread.visit-left'
const lock = 'goldthread:visit'

/** True while somebody has left a packet in this browser and the server does not know it yet: its cookie opens nothing here any more. It outlives reload and restart. */
export function isVisitLeft(): boolean {
  return localStorage.getItem(stored) !== null
}

/** Remembers on the device, at this moment, that whoever filled in the packet has left. */
export function rememberLeft(visit: VisitHeader): void {
  localStorage.setItem(stored, visit['x-visit'])
}

/** Tells the server, if it has to be told, that the visit is over; false while it cannot be. Never beside what is still sent, nor beside a visit that begins. */
export function settleLeft(): Promise<boolean> {
  return visitAlone(async () => {
    const visit = localStorage.getItem(stored)
    if (visit === null) return true
    const left = await leaveVisit({ 'x-visit': visit })
    if (!left.ok && left.failure.kind !== 'signedOut') return false
    localStorage.removeItem(stored)
    return true
  })
}

/** Opens the packet of a link here. The visit before is over: what is owed to it goes first, and then concerns nobody. */
export async function beginHere(token: string, proof: VisitProof): Promise<Outcome<Visit>> {
  if (isVisitLeft()) await settleLeft()
  return visitAlone(async () => {
    const begun = await beginVisit(token, proof)
    if (begun.ok) localStorage.removeItem(stored)
    return begun
  })
}

/** Does something with the cookie of the visit while no other tab does. */
export function visitAlone<Value>(act: () => Promise<Value>): Promise<Value> {
  return navigator.locks.request(lock, act)
}

/** For the frame of the application: a visit that was left without a connection ends with the first moment of one, whatever page is open. Answers how to stop. */
export function watchLeftVisit(): () => void {
  const settle = () => {
    if (isVisitLeft() && reach() === 'reached') void settleLeft()
  }
  settle()
  return subscribeToReach(settle)
}
