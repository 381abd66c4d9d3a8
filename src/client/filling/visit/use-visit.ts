import { useCallback, useEffect, useState } from 'react'
import { dropUploadsOf } from '#client/content/uploads.ts'
import { itemFilesOwner } from '#client/filling/packet/item-files.ts'
import { sendUnsent } from '#client/filling/packet/unsent.ts'
import { hasKeptWords, wipeKeptWords } from '#client/sync/device/kept-words.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import {
  askVisit,
  leaveVisit,
  lookAtLink,
  type SeenLink,
  type Visit,
  type VisitProof,
  visitHeader,
} from './ask-visit.ts'
import { beginHere, isVisitLeft, rememberLeft, settleLeft, visitAlone } from './left-visit.ts'
import { type LinkSecret, useLinkSecret } from './use-link-secret.ts'

/** Handed in by everybody or by this person; left to go on later, with all of it stored or some of it on this device; ended in another way; or closed before this page was opened, which knows no more. */
export type VisitEnd = 'whole' | 'part' | 'left' | 'kept' | 'ended' | 'closed'

/** So long whoever leaves waits for what was typed last to arrive. */
const patience = 10_000

/** Where somebody stands who has come by a link. */
export type VisitState =
  | { readonly kind: 'looking' }
  | {
      readonly kind: 'asked'
      readonly secret: LinkSecret
      readonly seen: SeenLink
      readonly failure?: SeenFailure
    }
  | { readonly kind: 'open'; readonly visit: Visit }
  | { readonly kind: 'refused'; readonly failure: SeenFailure }
  /** Nothing of the packet is on this page any more, nor on this device but what did not arrive, sealed. */
  | { readonly kind: 'over'; readonly how: VisitEnd; readonly isTablet: boolean }

/** The visit of this page: looked at, proved, open, over. */
export type VisitFace = {
  readonly state: VisitState
  readonly prove: (proof: VisitProof) => Promise<void>
  readonly look: () => void
  /** The visit has ended, or another one has begun in this browser: what did not arrive stays sealed here. */
  readonly lose: () => void
  /** `isGone`: the page itself is left at this moment. */
  readonly end: (how: 'whole' | 'part' | 'left', isGone?: boolean) => Promise<void>
}

/** A link is looked at; without one the visit that is open here goes on. */
export function useVisit(): VisitFace {
  const secret = useLinkSecret()
  const [state, setState] = useState<VisitState>({ kind: 'looking' })
  const look = useCallback(() => {
    void begun(secret).then(setState)
  }, [secret])
  useEffect(look, [look])
  const lose = useCallback(() => setState(ended), [])

  return {
    state,
    look,
    lose,
    prove: async (proof) => {
      if (state.kind !== 'asked') return
      const opened = await beginHere(state.secret.token, proof)
      setState(opened.ok ? { kind: 'open', visit: opened.value } : { ...state, failure: opened.failure })
    },
    end: async (how, isGone = false) => {
      if (state.kind !== 'open') return
      const { isTablet, sheet } = state.visit
      // Before anything is awaited: from now on the page of this browser opens the packet to nobody without a link.
      rememberLeft(visitHeader(sheet))
      const sent = sendUnsent(isGone)
      if (how === 'left') {
        setState({ kind: 'looking' })
        const hasArrived = await left(state.visit, isGone ? undefined : sent)
        setState({ kind: 'over', how: hasArrived ? 'left' : 'kept', isTablet })
        return
      }
      dropUploadsOf({ owner: itemFilesOwner(sheet.id) })
      setState({ kind: 'over', how, isTablet })
      await settleLeft()
      await wipeKeptWords(sheet.deviceKey)
    },
  }
}

/** Leaves a visit that goes on later; answers whether all has arrived. What has not stays sealed here, until the same person opens the packet here again. */
async function left({ sheet }: Visit, sent: Promise<boolean> | undefined): Promise<boolean> {
  if (!sent) await leaveVisit(visitHeader(sheet))
  const isSent = !sent || (await visitAlone(() => Promise.race([sent, late()])))
  if (sent) await settleLeft()
  if (!isSent || (await hasKeptWords(sheet.deviceKey))) return false
  await wipeKeptWords(sheet.deviceKey)
  return true
}

function late(): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), patience))
}

function ended(state: VisitState): VisitState {
  return state.kind === 'open' ? { kind: 'over', how: 'ended', isTablet: state.visit.isTablet } : state
}

async function begun(secret: LinkSecret | undefined): Promise<VisitState> {
  const wasLeft = isVisitLeft()
  if (wasLeft) await settleLeft()
  if (!secret) return wasLeft ? closed : opened(await askVisit())
  if (secret.isTablet) return opened(await beginHere(secret.token, {}))
  const seen = await lookAtLink(secret.token)
  if (!seen.ok) return { kind: 'refused', failure: seen.failure }
  if (seen.value.asks === 'None') return opened(await beginHere(secret.token, {}))
  return { kind: 'asked', secret, seen: seen.value }
}

/** Whoever was here has left. */
const closed = { kind: 'over', how: 'closed', isTablet: false } as const

function opened(visit: Outcome<Visit>): VisitState {
  if (visit.ok) return { kind: 'open', visit: visit.value }
  const isOver = visit.failure.kind === 'signedOut'
  return isOver ? closed : { kind: 'refused', failure: visit.failure }
}
