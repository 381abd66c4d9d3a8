import { askInstallation } from '#client/api/ask-session.ts'
import { sendToInstallation } from '#client/api/send.ts'
import type { IdentityCheck } from '#generated/enumerations/identity-check.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** What the page of a link says before anything is proved. */
export type SeenLink = { readonly practice: string; readonly asks: IdentityCheck }

/** A packet that is open without a sign-in; on a tablet that staff have handed over or not. */
export type Visit = { readonly sheet: PacketSheet; readonly isTablet: boolean }

/** What is asked of somebody beside the link. */
export type VisitProof = { readonly birthDate?: string; readonly zip?: string; readonly code?: string }

/** Which visit a call means. */
export type VisitHeader = { readonly 'x-visit': string }

const path = '/api/v1/visit'

/** A browser lets so many letters outlive their page. */
const keptAlive = 20_000

/** Looks at a link. */
export function lookAtLink(token: string): Promise<Outcome<SeenLink>> {
  return askInstallation(`${path}/look`, { method: 'POST', body: JSON.stringify({ token }) })
}

/** Opens the packet of a link; its cookie comes with the answer. */
export function beginVisit(token: string, proof: VisitProof): Promise<Outcome<Visit>> {
  return askInstallation(path, { method: 'POST', body: JSON.stringify({ token, ...proof }) })
}

/** The packet that is open here, whichever it is; `signedOut` when none is. */
export function askVisit(): Promise<Outcome<Visit>> {
  return askInstallation(path, { method: 'GET' })
}

/** Names the visit of a sheet. The browser has one cookie for all of them, so whoever asks says which one is meant. */
export function visitHeader({ id, person }: Pick<PacketSheet, 'id' | 'person'>): VisitHeader {
  return { 'x-visit': `${id}/${person.id}` }
}

/** The packet of the visit as it stands; `signedOut` when it is over, or another packet is open in this browser since. */
export async function sheetInVisit(headers: VisitHeader): Promise<Outcome<PacketSheet>> {
  const asked = await askInstallation<Visit>(path, { method: 'GET', headers })
  return asked.ok ? succeeded(asked.value.sheet) : asked
}

/** An act of the packet is done once, and is sent also when the page is left at this moment. */
export function actInVisit<Value>(
  headers: VisitHeader,
  act: 'answer' | 'submit' | 'add-file' | 'drop-file',
  input: object,
): Promise<Outcome<Value>> {
  const body = JSON.stringify(input)
  return sendToInstallation(`${path}/${act}`, { body, headers, keepalive: body.length < keptAlive })
}

/** Leaves the packet: it is not open here any more. */
export function leaveVisit(headers: VisitHeader): Promise<Outcome<undefined>> {
  return askInstallation(path, { method: 'DELETE', headers, keepalive: true })
}
