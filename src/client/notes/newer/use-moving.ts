import { useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import { settled } from '#client/sync/drafts/settled.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** Moves a draft to the newest version of its definition, or back, after everything that was typed here has arrived. */
export function useMoving(open: OpenNote) {
  const outbox = useOutbox()
  const [isBusy, setBusy] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const ask = async (isUndone: boolean) => {
    const { id } = open.settle().note
    const hasArrived = await settled(outbox, 'Note', id)
    setUnsaved(!hasArrived)
    if (!hasArrived) return false
    const stored = await send('note.read', { id })
    const moved = stored.ok
      ? await send('note.upgrade', { id, versionId: stored.value.meta.versionId, isUndone })
      : stored
    setFailure(moved.ok ? undefined : moved.failure)
    if (moved.ok) refreshAnswers('Note')
    return moved.ok
  }
  const move = async (isUndone: boolean): Promise<boolean> => {
    setBusy(true)
    const isDone = await ask(isUndone)
    setBusy(false)
    return isDone
  }
  return { move, isBusy, isUnsaved, failure }
}
