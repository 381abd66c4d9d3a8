import { useEffect } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSessionState } from '#client/api/session.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { openListeners } from '#client/ui/external-store.ts'
import { useWorld } from '#client/ui/world.ts'
import type { TextUse } from '#generated/types/text-use.ts'
import { openUses } from './open-uses.ts'

type Text = TextUse['text']

const used = openListeners<{ readonly text: Text; readonly by: 1 | -1 }>()

/** A prepared text was used; answers how to say that its use was taken back. */
export function countUse(text: Text): () => void {
  used.tell({ text, by: 1 })
  return () => used.tell({ text, by: -1 })
}

/** After so long without another use it is told what was used. */
const rest = 4_000

/** Counts the uses of prepared texts: noted on this device at once, told when nobody has used one for a while; what could not be told is told when the page opens, the connection is back or somebody has signed in again. */
export function useCounting(): void {
  const outbox = useOutbox()
  const world = useWorld()
  const { may } = usePermissions()
  const mayTell = may('Snippet:Update')
  const { kind } = useSessionState()
  useEffect(() => {
    if (!mayTell) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const ledger = openUses(outbox, { now: world.now, newId: world.newId, send })
    const tell = () => void ledger.tell().catch(ignored)
    const stop = used.subscribe(({ text, by }) => {
      void ledger.note({ text, by, at: new Date(world.now()).toISOString() }).catch(ignored)
      clearTimeout(timer)
      timer = setTimeout(tell, rest)
    })
    if (kind === 'signedIn') tell()
    window.addEventListener('online', tell)
    return () => {
      stop()
      clearTimeout(timer)
      window.removeEventListener('online', tell)
    }
  }, [kind, mayTell, outbox, world])
}

/** A device that keeps nothing counts nothing. */
function ignored(): void {}
