import { useEffect, useMemo, useRef, useState } from 'react'
import { takeIn } from '#client/sync/drafts/take-in.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { plain } from '#client/sync/pending.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { ResourceTypes } from '#generated/types/resources.ts'
import { type EditHistory, historyOf, redone, stepped, undone } from '#shared/forms/editing/edit-history.ts'
import { equal } from '#shared/patch/equal.ts'
import { type Written, withFields } from './with-fields.ts'

/** Definitions that are edited as a list of parts. */
export type DraftType = 'NoteRule' | 'SignatureConfiguration'

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
  useHandingOver(type, { ...copies, now: history.present, become: (known) => setHistory(historyOf(known)) })
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

type Handing<Type extends DraftType> = Copies<Type> & {
  readonly now: ResourceTypes[Type]
  readonly become: (known: ResourceTypes[Type]) => void
}

function useHandingOver<Type extends DraftType>(
  type: Type,
  { begun, stored, now, become }: Handing<Type>,
): void {
  const outbox = useOutbox()
  const words = useWords()
  const handed = useRef(begun)
  const seen = useRef(stored.meta.versionId)
  const told = useRef<(known: ResourceTypes[Type], isOthers: boolean) => void>(become)
  told.current = (known, isOthers) => {
    become(known)
    if (isOthers) notify(words('drafting.changed-by-other'))
  }

  useEffect(() => {
    const before = handed.current
    if (now === before) return
    handed.current = now
    outbox.writeSoon({ kind: 'patch', type, id: now.id, before, after: now })
  }, [outbox, type, now])

  useEffect(() => {
    if (stored.meta.versionId === seen.current) return
    seen.current = stored.meta.versionId
    const present = () => handed.current
    void takeIn(outbox, { type, id: stored.id, stored, now: present }).then((known) => {
      if (!known) return
      const isOthers = !equal(contentOf(known), contentOf(handed.current))
      if (!isOthers && known.status === handed.current.status) return
      handed.current = known
      told.current(known, isOthers)
    })
  }, [outbox, type, stored])
}

/** What people wrote of a definition: not what publishing it says of its versions, and nothing where nothing is said. */
function contentOf(row: ResourceTypes[DraftType]): object {
  const { meta: _meta, display: _display, status: _status, replaces: _replaces, ...content } = plain(row)
  return content
}
