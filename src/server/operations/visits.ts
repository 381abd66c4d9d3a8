import type { IdentityCheck } from '#generated/enumerations/identity-check.ts'
import type { ActInputs, ActReplies } from '#generated/operations/operations.ts'
import type { PacketSheet } from '#generated/types/packet-sheet.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'

/** What is known of a request about a packet from somebody who has nothing but its link. */
export type VisitRequest = {
  readonly token: string
  readonly requestId: string
  readonly address?: string
  readonly userAgent?: string
}

/** What the page of a link is told before anybody has proved anything: which practice sent it, and what is asked beside the link. No name stands in it. */
export type SeenLink = { readonly practice: string; readonly asks: IdentityCheck }

/** What proves that whoever has the link is the one for whom it is. */
export type VisitProof = { readonly birthDate?: string; readonly zip?: string; readonly code?: string }

/** A visit that was opened: its own token, which opens nothing but this packet, and what is filled in. */
export type OpenedVisit = {
  readonly token: string
  readonly sheet: PacketSheet
  /** It is open on a tablet that staff have handed over. */
  readonly isTablet: boolean
}

/** How somebody fills in a packet who is signed in nowhere: by a link, or on the tablet of the practice. */
export type Visits = {
  /** Looks at a link; `invalid` when it opens nothing. */
  look(asked: VisitRequest): Promise<Outcome<SeenLink>>
  /** Opens the packet of a link for whoever proves to be its person; a try is counted before it is judged. */
  open(asked: VisitRequest, proof: VisitProof): Promise<Outcome<OpenedVisit>>
  /** The packet of a visit as it stands; `signedOut` when the visit is over. */
  sheet(asked: VisitRequest): Promise<Outcome<Omit<OpenedVisit, 'token'>>>
  answer(
    asked: VisitRequest,
    input: ActInputs['packetResponse.answer'],
  ): Promise<Outcome<ActReplies['packetResponse.answer']>>
  submit(asked: VisitRequest): Promise<Outcome<ActReplies['packetResponse.submit']>>
  /** Ends the visit; asked again it does nothing. */
  leave(asked: VisitRequest): Promise<Outcome<void>>
}
