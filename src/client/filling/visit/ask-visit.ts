import { askInstallation } from '#client/api/ask-session.ts'
import type { IdentityCheck } from '#generated/enumerations/identity-check.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What the page of a link says before anything is proved. */
export type SeenLink = { readonly practice: string; readonly asks: IdentityCheck }

/** A packet that is open without a sign-in; on a tablet that staff have handed over or not. */
export type Visit = { readonly sheet: PacketSheet; readonly isTablet: boolean }

/** What is asked of somebody beside the link. */
export type VisitProof = { readonly birthDate?: string; readonly zip?: string; readonly code?: string }

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

/** The packet that is open here; `signedOut` when none is. */
export function askVisit(): Promise<Outcome<Visit>> {
  return askInstallation(path, { method: 'GET' })
}

/** Keeps what was answered to one item; it is sent also when the page is left at this moment. */
export function answerInVisit(
  input: ActInputs['packetResponse.answer'],
): Promise<Outcome<ActReplies['packetResponse.answer']>> {
  const body = JSON.stringify(input)
  return askInstallation(`${path}/answer`, { method: 'POST', body, keepalive: body.length < keptAlive })
}

/** Hands in what is filled in here. */
export function submitVisit(): Promise<Outcome<ActReplies['packetResponse.submit']>> {
  return askInstallation(`${path}/submit`, { method: 'POST', body: '{}' })
}

/** Makes the record of a file that is given. */
export function addFileInVisit(
  input: ActInputs['packetResponse.addFile'],
): Promise<Outcome<ActReplies['packetResponse.addFile']>> {
  return askInstallation(`${path}/add-file`, { method: 'POST', body: JSON.stringify(input) })
}

/** Takes a file back. */
export function dropFileInVisit(
  input: ActInputs['packetResponse.dropFile'],
): Promise<Outcome<ActReplies['packetResponse.dropFile']>> {
  return askInstallation(`${path}/drop-file`, { method: 'POST', body: JSON.stringify(input) })
}

/** Leaves the packet: it is not open here any more. */
export function leaveVisit(): Promise<Outcome<undefined>> {
  return askInstallation(path, { method: 'DELETE', keepalive: true })
}
