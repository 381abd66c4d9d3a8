import { useEffect, useMemo, useRef } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Draft } from '#client/sync/drafts/use-draft.ts'
import { useWorld } from '#client/ui/world.ts'
import type { Note } from '#generated/types/note.ts'
import { openSheets, type Sheet, takeIn, withSheet } from './section-sheets.ts'

/** The note's sections opened for filling; every change goes into the draft right after the key was drawn. */
export function useSheets(loaded: LoadedNote, draft: Draft<'Note'>): readonly Sheet[] {
  const world = useWorld()
  const latest = useRef(draft)
  const changed = useRef(new Set<Sheet>())
  const sheets = useMemo(() => openSheets(loaded, latest.current.document, world), [loaded, world])

  useEffect(() => {
    latest.current = draft
    if (changed.current.size === 0) takeIn(draft.document, sheets)
  }, [draft, sheets])

  useEffect(() => {
    const waiting = changed.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const hand = () => {
      clearTimeout(timer)
      timer = undefined
      const before = latest.current.document
      const after = [...waiting].reduce<Note>(withSheet, before)
      waiting.clear()
      if (after === before) return
      latest.current.change(after)
      latest.current = { ...latest.current, document: after }
    }
    const stops = sheets.map((sheet) =>
      sheet.answers.subscribeAll(() => {
        waiting.add(sheet)
        timer ??= setTimeout(hand, 0)
      }),
    )
    window.addEventListener('pagehide', hand, { capture: true })
    return () => {
      hand()
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', hand, { capture: true })
    }
  }, [sheets])

  return sheets
}
