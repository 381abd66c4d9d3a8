import { openStore, useSource } from '#client/ui/external-store.ts'
import type { SecurityToken } from '#generated/types/security-token.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { forgetWithPerson, sessionState } from './session.ts'

/** The patient-access token of this sign-in, as far as the browser needs it. */
export type AccessToken = {
  readonly id: string
  readonly versionId: string
  readonly owner: string
  /** The ISO instant at which it ends. */
  readonly expiration: string
  /** The patients for whom the glass was broken. */
  readonly opened: readonly string[]
  /** Everybody whom it names. */
  readonly patients: readonly string[]
  /** Why the glass was broken for each, by the code of the reason; nothing of what was written beside it. */
  readonly reasons: readonly { readonly patient: string; readonly code: string }[]
}

const stored = 'goldthread.access'
const kept = openStore<AccessToken | undefined>(undefined)

/** Keeps the token that the server has just answered; one that opens nobody is let go. All tabs have the same one. */
export function keepToken(given: SecurityToken): void {
  const { id, meta, owner, expiration, opened, patientAllowances } = given
  const patients = patientAllowances.map((each) => each.id)
  const open = (opened ?? []).map((each) => each.id).filter((each) => patients.includes(each))
  if (open.length === 0) {
    letTokenGo()
    return
  }
  const reasons = (given.reasons ?? []).map(({ patient, reason }) => ({
    patient: patient.id,
    code: reason.code,
  }))
  const token = {
    id,
    versionId: meta.versionId,
    owner: owner.id,
    expiration,
    opened: open,
    patients,
    reasons,
  }
  localStorage.setItem(stored, JSON.stringify(token))
  kept.change(token)
}

/** Lets the token go: it ended, was ended, or the server does not take it. With a value, only if it still is this one. */
export function letTokenGo(value?: string): void {
  const token = kept.read()
  if (value !== undefined && token && headerOf(token) !== value) return
  localStorage.removeItem(stored)
  kept.change(undefined)
}

/** What goes along with each request, at a moment in milliseconds since 1970; an ended token is let go first. */
export function heldToken(now: number): string | undefined {
  const token = kept.read()
  if (!token || !isMine(token)) return undefined
  if (Date.parse(token.expiration) > now) return headerOf(token)
  letTokenGo()
  return undefined
}

/** The token of whoever is signed in, drawn again when it changes. */
export function useAccessToken(): AccessToken | undefined {
  const token = useSource(kept)
  return token && isMine(token) ? token : undefined
}

function headerOf({ id, versionId }: AccessToken): string {
  return `${id}:${versionId}`
}

/** The token of another profile is never sent. */
function isMine({ owner }: AccessToken): boolean {
  const state = sessionState()
  return state.kind === 'signedIn' && state.session.profile?.id === owner
}

/** What another tab, or this one before it was loaded anew, has kept; what is not one is none. */
function readKept(): AccessToken | undefined {
  const text = globalThis.localStorage?.getItem(stored) ?? null
  const { id, versionId, owner, expiration, opened, patients, reasons } = membersOf(parsed(text))
  const isWhole = [id, versionId, owner, expiration].every((each) => typeof each === 'string')
  if (!isWhole || !Array.isArray(opened) || !Array.isArray(patients)) return undefined
  return {
    id: String(id),
    versionId: String(versionId),
    owner: String(owner),
    expiration: String(expiration),
    opened: opened.map(String),
    patients: patients.map(String),
    reasons: (Array.isArray(reasons) ? reasons : []).map((each) => {
      const { patient, code } = membersOf(each)
      return { patient: String(patient), code: String(code) }
    }),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

kept.change(readKept())
forgetWithPerson(letTokenGo)
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === stored || key === null) kept.change(readKept())
})
