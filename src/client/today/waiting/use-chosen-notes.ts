import { useState } from 'react'
import type { WaitingNote } from '#generated/types/waiting-note.ts'
import { mostTogether, whyAlone } from './why-alone.ts'

/** Which notes somebody has ticked to sign them together; what cannot be signed so any more is not among them. */
export function useChosenNotes(notes: readonly WaitingNote[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const able = notes.filter((note) => whyAlone(note) === undefined)
  const chosen = able.filter(({ note }) => ids.has(note.id)).slice(0, mostTogether)
  return {
    able,
    chosen,
    has: (id: string) => chosen.some(({ note }) => note.id === id),
    isFull: chosen.length >= mostTogether,
    change: (id: string, isChosen: boolean) =>
      setIds((before) => new Set(isChosen ? [...before, id] : [...before].filter((each) => each !== id))),
    all: () => setIds(new Set(able.slice(0, mostTogether).map(({ note }) => note.id))),
    none: () => setIds(new Set()),
  }
}
