import { useMemo, useState } from 'react'
import { adopted } from '#client/sync/drafts/take-in.ts'
import type { ResourceTypes } from '#generated/types/resources.ts'
import { type EditHistory, historyOf, redone, stepped, undone } from '#shared/forms/editing/edit-history.ts'
import type { DraftType } from './draft-type.ts'
import { useHandingOver } from './use-handing-over.ts'
import { type Written, withFields } from './with-fields.ts'

/** A definition that somebody edits: what it is now, and what can be done to it. */
export type Draft<Type extends DraftType> = {
  readonly now: ResourceTypes[Type]
  /** A step; steps about the same thing, one right after the other, are taken back together. */
  readonly change: DraftChange<Type>
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** Changes fields of a definition, seen from what it is at that moment. */
export type DraftChange<Type extends DraftType> = (
  make: (now: ResourceTypes[Type]) => Written<ResourceTypes[Type]>,
  about?: string,
) => void

type Copies<Type extends DraftType> = {
  /** As this device wanted it when it was opened. */
  readonly begun: ResourceTypes[Type]
  readonly stored: ResourceTypes[Type]
}

/** Edits a draft. Each step is on its way to the server by itself, through the outbox; what others store is taken in, and cannot be taken back here. */
export function useDraft<Type extends DraftType>(type: Type, copies: Copies<Type>): Draft<Type> {
  const [history, setHistory] = useState<EditHistory<ResourceTypes[Type]>>(() => historyOf(copies.begun))
  useHandingOver(type, {
    ...copies,
    now: history.present,
    become: (known, from) => setHistory(({ present }) => historyOf(adopted(from, present, known))),
  })
  const acts = useMemo(
    () => ({
      change: ((make, about) =>
        setHistory((before) =>
          stepped(before, withFields(before.present, make(before.present)), about),
        )) satisfies DraftChange<Type>,
      undo: () => setHistory(undone),
      redo: () => setHistory(redone),
    }),
    [],
  )
  return {
    ...acts,
    now: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
