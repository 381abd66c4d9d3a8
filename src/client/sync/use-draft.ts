import { useCallback, useEffect, useRef, useState } from 'react'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { Change } from './change.ts'
import { mergeDocuments } from './merge-documents.ts'
import { keyOf, plain } from './pending.ts'
import { useOutbox, useWriteState } from './use-outbox.tsx'

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
  const first = useRef(stored)

  useEffect(() => {
    let isLeft = false
    const take = async () => {
      await outbox.flush()
      const handed = current.current ?? first.current
      const known = (await outbox.latest(type, first.current.id)) ?? plain(first.current)
      if (isLeft) return
      const merged = mergeDocuments(plain(handed), plain(current.current ?? handed), known)
      current.current = (merged.ok
        ? merged.value
        : (current.current ?? known)) as unknown as ResourceTypes[Type]
      setDocument(current.current)
    }
    take()
    const stop = outbox.subscribe((news) => {
      if (news.kind === 'stored' && news.key === keyOf({ type, id: first.current.id })) take()
    })
    return () => {
      isLeft = true
      stop()
    }
  }, [outbox, type])

  const change = useCallback(
    (after: ResourceTypes[Type]) => {
      const before = current.current ?? first.current
      current.current = after
      setDocument(after)
      outbox.writeSoon({ kind: 'patch', type, id: first.current.id, before, after } as Change<Type>)
    },
    [outbox, type],
  )

  return document && { document, change, state }
}
