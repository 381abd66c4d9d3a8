import { useEffect, useRef, useState } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { type Kept, useKept } from '#client/sync/drafts/use-kept.ts'
import { useWorld } from '#client/ui/world.ts'
import type { OwnChange } from '#shared/notes/editing/own-changes.ts'
import { amendmentInRound } from '#shared/notes/in-round.ts'
import { type AmendedSheets, changesIn, decided, openAmended } from './amended-sheets.ts'
import { type Following, followTyping } from './follow-typing.ts'

/** An amendment as it is being written: why, and what somebody changed upon what stood there. */
export type TypedAmendment = {
  readonly reason: string
  readonly text: string
  readonly changes: readonly OwnChange[]
}

const keptAmendments = keepTyping<TypedAmendment>()

type Amending = {
  readonly typed: TypedAmendment
  readonly isFromBefore: boolean
  readonly open: AmendedSheets
  readonly type: (more: Partial<Pick<TypedAmendment, 'reason' | 'text'>>) => void
  /** Everything that was typed, up to the last key. */
  readonly now: () => TypedAmendment
  readonly stored: (typed: TypedAmendment) => void
  readonly startOver: () => void
  /** Puts in what was typed into an answer that somebody else changed too, or leaves the answer as it is. */
  readonly decide: (change: OwnChange, isMine: boolean) => void
}

/** The sections of a note, open to be amended, with what was typed here before laid upon the note as it is now. */
export function useAmending(loaded: LoadedNote): Amending {
  const world = useWorld()
  const { note } = loaded.parts
  const begun = amendmentInRound(note)
  const kept = useKept(keptAmendments, note.id, () => ({
    reason: begun?.reason.code ?? '',
    text: begun?.text ?? '',
    changes: [],
  }))
  const [open, setOpen] = useState(() => openAmended(loaded, kept.typed.changes, world))
  const { now, flush, put } = useKeptChanges(open, kept)
  useEffect(() => {
    if (open.note.meta.versionId !== note.meta.versionId) setOpen(openAmended(loaded, now().changes, world))
  })
  return {
    typed: kept.typed,
    isFromBefore: kept.isFromBefore,
    open,
    type: (more) => put({ ...now(), ...more }),
    now,
    stored: (typed) => {
      flush()
      kept.stored(typed)
    },
    startOver: () => {
      flush()
      kept.startOver()
      setOpen(openAmended(loaded, [], world))
    },
    decide: (change, isMine) => {
      const next = decided(open, change, isMine)
      setOpen(next)
      put({ ...now(), changes: changesIn(next) })
    },
  }
}

/** Keeps what is typed into the sections, and at the latest when they are closed, in whatever way. */
function useKeptChanges(open: AmendedSheets, kept: Kept<TypedAmendment>) {
  const typed = useRef(kept.typed)
  typed.current = kept.typed
  const put = (next: TypedAmendment) => {
    typed.current = next
    kept.type(next)
  }
  const keep = useRef(put)
  keep.current = put
  const following = useRef<Following>(undefined)
  useEffect(() => {
    const forms = open.sheets.map(({ answers }) => answers)
    const follow = followTyping(forms, () => keep.current({ ...typed.current, changes: changesIn(open) }))
    following.current = follow
    return follow.stop
  }, [open])
  const flush = () => following.current?.flush()
  const now = () => {
    flush()
    return typed.current
  }
  return { put, flush, now }
}
