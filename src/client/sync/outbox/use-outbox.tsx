import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { refreshStored } from '#client/api/answers.ts'
import type { SaveState } from '#client/sync/save-state.ts'
import { useSource } from '#client/ui/external-store.ts'
import { useWorld } from '#client/ui/world.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { type DeferredOutbox, deferOutbox } from './deferred-outbox.ts'
import type { StuckEntry } from './ledger.ts'
import type { Owner } from './open-browser-outbox.ts'
import type { Outbox } from './outbox.ts'

const outboxContext = createContext<Outbox | undefined>(undefined)

type Props = {
  readonly owner: Owner
  readonly children: ReactNode
  /** The device keeps nothing (private window, full disk): said once, and nothing can be written. */
  readonly refused: (error: Error) => ReactNode
}

/** Gives everything below it the outbox of one person in one practice; it opens while the screens are already drawn. */
export function OutboxProvider({ owner, children, refused }: Props): ReactNode {
  const [outbox, setOutbox] = useState<DeferredOutbox>()
  const [refusal, setRefusal] = useState<Error>()
  const { personId, practiceKey } = owner
  const world = useWorld()

  useEffect(() => {
    const deferred = deferOutbox(() =>
      import('./open-browser-outbox.ts').then((file) =>
        file.openBrowserOutbox({ personId, practiceKey }, world),
      ),
    )
    const opened = () => {
      deferred
        .open()
        .catch((error: unknown) => setRefusal(error instanceof Error ? error : new Error(String(error))))
    }
    setOutbox(deferred)
    const forget = whenResting(opened)
    const stop = deferred.subscribe((news) => {
      if (news.kind !== 'stored') return
      const [type, id = ''] = news.key.split('/')
      // A key begins with the type of its record (`keyOf`).
      refreshStored(type as ResourceType, { id, versionId: news.versionId })
    })
    return () => {
      forget()
      stop()
      deferred.close().catch(() => undefined)
    }
  }, [personId, practiceKey, world])

  if (refusal) return refused(refusal)
  if (!outbox) return null
  return <outboxContext.Provider value={outbox}>{children}</outboxContext.Provider>
}

/** Soon, but after what the person waits for has been drawn. */
function whenResting(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 300)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act, { timeout: 1_500 })
  return () => cancelIdleCallback(handle)
}

/** The way by which changes leave this device. */
export function useOutbox(): Outbox {
  const outbox = use(outboxContext)
  if (!outbox) throw new Error('No outbox is open here: draw it inside OutboxProvider.')
  return outbox
}

/** What the save chip says. */
export function useSaveState(): SaveState {
  const outbox = useOutbox()
  return useSource({ read: outbox.saveState, subscribe: outbox.subscribe })
}

/** The recovery drawer's items, newest news first read. */
export function useStuck(): readonly StuckEntry[] {
  const outbox = useOutbox()
  const [items, setItems] = useState<readonly StuckEntry[]>([])

  useEffect(() => {
    let isLeft = false
    const read = () => outbox.stuck().then((next) => !isLeft && setItems(next))
    read()
    const stop = outbox.subscribe(read)
    return () => {
      isLeft = true
      stop()
    }
  }, [outbox])

  return items
}

/** Whether one record is stored, on its way, or waits for a person. */
export function useWriteState(type: ResourceType, id: string): 'saved' | 'saving' | 'stuck' {
  const outbox = useOutbox()
  const [state, setState] = useState<'saved' | 'saving' | 'stuck'>('saved')

  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const { waiting, stuck } = await outbox.countsOf(type, id)
      if (isLeft) return
      if (stuck > 0) setState('stuck')
      else setState(waiting > 0 ? 'saving' : 'saved')
    }
    read()
    const stop = outbox.subscribe(read)
    return () => {
      isLeft = true
      stop()
    }
  }, [outbox, type, id])

  return state
}
