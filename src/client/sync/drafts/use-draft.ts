import { useCallback, useEffect, useRef, useState } from 'react'
import { useOutbox, useWriteState } from '#client/sync/outbox/use-outbox.tsx'
import { keyOf } from '#client/sync/pending.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { takeIn } from './take-in.ts'

/** A record in work: as this device wants it, also after a reload or a lost connection. */
export type Draft<Type extends ResourceType> = {
  readonly document: ResourceTypes[Type]
  /** Hands over the whole document wanted; written after 200 ms of quiet. */
  readonly change: (after: ResourceTypes[Type]) => void
  readonly state: 'saved' | 'saving' | 'stuck'
}

/** Starts from what this device still owes, and takes in stored copies where nothing is disputed. Undefined for a moment at first. */
export function useDraft<Type extends ResourceType>(
  type: Type,
  stored: ResourceTypes[Type] & { readonly id: string },
): Draft<Type> | undefined {
  const outbox = useOutbox()
  const state = useWriteState(type, stored.id)
  const [document, setDocument] = useState<ResourceTypes[Type]>()
  const current = useRef<ResourceTypes[Type] | undefined>(undefined)
  const seen = useNewest(stored)
  const { id } = seen

  // What was read anew is taken in like what this device has stored.
  useEffect(() => {
    let isLeft = false
    const take = async () => {
      const taken = await takeIn(outbox, { type, id, stored: seen, now: () => current.current })
      if (isLeft || !taken) return
      current.current = taken
      setDocument(taken)
    }
    take()
    const stop = outbox.subscribe((news) => {
      if (news.kind === 'stored' && news.key === keyOf({ type, id })) take()
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [outbox, type, id, seen])

  const change = useCallback(
    (after: ResourceTypes[Type]) => {
      const before = current.current ?? seen
      current.current = after
      setDocument(after)
      outbox.writeSoon({ kind: 'patch', type, id, before, after })
    },
    [outbox, type, id, seen],
  )

  return document && { document, change, state }
}

/** The same object until another record or another version of it is handed in. */
function useNewest<Document extends Stored>(stored: Document): Document {
  const [seen, setSeen] = useState(stored)
  const isSame = seen.id === stored.id && seen.meta?.versionId === stored.meta?.versionId
  if (!isSame) setSeen(stored)
  return isSame ? seen : stored
}

type Stored = { readonly id: string; readonly meta?: { readonly versionId?: string } }
