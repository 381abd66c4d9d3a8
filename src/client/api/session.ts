import { openStore, useSource } from '#client/ui/external-store.ts'
import type { GenderSet } from '#generated/enumerations/gender-set.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { Reference } from '#generated/types/reference.ts'

/** A practice that the signed-in person may act in. */
export type PracticeChoice = {
  readonly key: string
  readonly name: string
  readonly demo: boolean
  readonly profile: Reference
}

/** The practice in which this person acts now; `labels` are its own words for patient, session and so on. */
export type Practice = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly demo: boolean
  readonly timezone: string
  readonly locale?: string
  readonly labels?: unknown
  /** The cards on a chart's summary, by role. */
  readonly chartLayouts?: NonNullable<PracticePreferences['chartLayouts']>
  /** What the practice has changed of the coded lists. */
  readonly codedListOverrides?: unknown
  /** May those book and cancel for themselves who do not manage appointments? */
  readonly appointmentCreation?: boolean
  readonly appointmentCancellation?: boolean
  /** May a note be started from its appointment, and printed? */
  readonly allowNotesFromAppointments?: boolean
  readonly allowNotePrintout?: boolean
  /** May whole lists be marked as reviewed at once? */
  readonly allowMarkAllReview?: boolean
  /** Does the search for a diagnosis offer first what the patient's programs treat? */
  readonly filterDiagnosesByProgram?: boolean
  /** Is everything that leaves about a patient a substance use record? */
  readonly part2Entity?: boolean
  /** From which age on people decide for themselves. */
  readonly ageOfMajority?: number
  readonly minorConsentAges?: PracticePreferences['minorConsentAges']
  /** Are times on paper counted to 23 hours? */
  readonly militaryTimeInPrintouts?: boolean
  /** Do phones have a layout of their own? */
  readonly mobileShell?: boolean
  /** The colors of the menu, in light and in dark screens. */
  readonly themeColors?: unknown
  /** Which genders are offered for patients. */
  readonly genderSet?: GenderSet
  /** Are announcements shown over every screen? */
  readonly announcements?: boolean
  /** Minutes after the start before a no-show is offered. */
  readonly noShowGraceMinutes?: number
  readonly offerHoldMinutes?: number
  /** The days on which the practice is closed. */
  readonly holidayDates?: readonly string[]
  /** Minutes without use after which the session ends. */
  readonly sessionTimeout?: number
}

/** Who is signed in, where, and what that person may do there; `GET /api/v1/session`. */
export type Session = {
  readonly person: Reference
  readonly loginName: string
  readonly locale: string | null
  readonly profile: Reference | null
  readonly practice: Practice | null
  /** `profile` is somebody else's in whose place the person acts, until then. */
  readonly acting?: { readonly until: string }
  /** The second factors that the person has set up. */
  readonly factors?: readonly ('Totp' | 'Passkey')[]
  /** The practice demands a second factor, and there is none yet: nothing else is open. */
  readonly factorDemanded?: boolean
  readonly practices: readonly PracticeChoice[]
  readonly permissions: readonly string[]
  readonly grantSets: readonly string[]
  readonly roles: readonly string[]
  /**
   * What the device's keys come from: the person's own secret, and one that the server keeps no longer than the session. Neither
   * is ever stored as it is.
   */
  readonly device: { readonly person: string; readonly session: string }
  /** ISO instant at which the session ends if it is not used. */
  readonly expiresAt: string
}

/** `unknown` until the server was asked; `expired` keeps who it was, so that only the same person goes on over the open page. */
export type SessionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'signedIn'; readonly session: Session }
  | { readonly kind: 'expired'; readonly session: Session }

const state = openStore<SessionState>({ kind: 'unknown' })
let usedAt = 0

/** The state of the session now, outside of components. */
export function sessionState(): SessionState {
  return state.read()
}

/** Someone is signed in, at a moment in milliseconds since 1970. */
export function beginSession(session: Session, now: number): void {
  noteUse(now)
  state.change({ kind: 'signedIn', session })
}

/** Nobody is signed in, by choice or from the start. */
export function endSession(): void {
  state.change({ kind: 'signedOut' })
}

/** The server no longer knows the session: the page stays, writing stays, and signing in again goes on. */
export function expireSession(): void {
  const before = state.read()
  if (before.kind === 'signedIn') state.change({ kind: 'expired', session: before.session })
  if (before.kind === 'unknown') endSession()
}

/** The server has just answered as this person, so the session lives its whole time again. */
export function noteUse(now: number): void {
  usedAt = now
}

/** Milliseconds since 1970 of the last use of the session in this tab. */
export function lastUse(): number {
  return usedAt
}

/** Draws again whenever somebody signs in or out. */
export function useSessionState(): SessionState {
  return useSource(state)
}

/** Who is signed in; only below the sign-in frame, where somebody is. */
export function useSession(): Session {
  const current = useSessionState()
  if (current.kind === 'signedIn' || current.kind === 'expired') return current.session
  throw new Error('Nobody is signed in here: draw it inside the sign-in frame.')
}

/** Calls back after each change; answers how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  return state.subscribe(listener)
}

/** Whatever a page keeps beside the session is forgotten when somebody else, or nobody, is here. */
export function forgetWithPerson(forget: () => void): void {
  let before = personOf(state.read())
  subscribeToSession(() => {
    const now = personOf(state.read())
    if (before !== undefined && before !== now) forget()
    before = now
  })
}

/** Who is signed in, or has to come back. */
export function personOf(current: SessionState): string | undefined {
  return 'session' in current ? current.session.person.id : undefined
}
