import { useCallback, useEffect, useState } from 'react'
import { dropUploadsOf } from '#client/content/uploads.ts'
import { itemFilesOwner } from '#client/filling/packet/item-files.ts'
import { sendUnsent } from '#client/filling/packet/unsent.ts'
import { wipeKeptWords } from '#client/sync/device/kept-words.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import {
  askVisit,
  beginVisit,
  leaveVisit,
  lookAtLink,
  type SeenLink,
  type Visit,
  type VisitProof,
} from './ask-visit.ts'
import { type LinkSecret, useLinkSecret } from './use-link-secret.ts'

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
  /** The packet is handed in, or was left. Nothing of it is on this page or this device any more. */
  | { readonly kind: 'over'; readonly how: 'whole' | 'part' | 'left'; readonly isTablet: boolean }

/** The visit of this page: looked at, proved, open, over. */
export type VisitFace = {
  readonly state: VisitState
  readonly prove: (proof: VisitProof) => Promise<void>
  readonly look: () => void
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

  return {
    state,
    look,
    prove: async (proof) => {
      if (state.kind !== 'asked') return
      const opened = await beginVisit(state.secret.token, proof)
      setState(opened.ok ? { kind: 'open', visit: opened.value } : { ...state, failure: opened.failure })
    },
    end: async (how, isGone = false) => {
      const isTablet = state.kind === 'open' && state.visit.isTablet
      const sent = sendUnsent()
      if (state.kind === 'open' && how !== 'left')
        dropUploadsOf({ owner: itemFilesOwner(state.visit.sheet.id) })
      setState({ kind: 'over', how, isTablet })
      if (!isGone) await sent
      const left = await leaveVisit()
      // What could not reach the practice stays sealed here, and nobody has its key any more.
      if (left.ok || how !== 'left') await wipeKeptWords()
    },
  }
}

async function begun(secret: LinkSecret | undefined): Promise<VisitState> {
  if (!secret) return opened(await askVisit())
  if (secret.isTablet) return opened(await beginVisit(secret.token, {}))
  const seen = await lookAtLink(secret.token)
  if (!seen.ok) return { kind: 'refused', failure: seen.failure }
  if (seen.value.asks === 'None') return opened(await beginVisit(secret.token, {}))
  return { kind: 'asked', secret, seen: seen.value }
}

function opened(visit: Outcome<Visit>): VisitState {
  if (visit.ok) return { kind: 'open', visit: visit.value }
  const isOver = visit.failure.kind === 'signedOut'
  return isOver ? { kind: 'over', how: 'left', isTablet: false } : { kind: 'refused', failure: visit.failure }
}
