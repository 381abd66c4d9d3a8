import { useEffect } from 'react'
import { useSearch } from '#client/routing/use-go.tsx'
import type { Note } from '#generated/types/note.ts'
import { tiedSentences } from '#shared/notes/facts/tied-sentences.ts'

/** Brings the sentence that the address names into view where a note is shown, marks it and puts the focus on it. */
export function useShownSentence(note: Note): void {
  const [{ tied, which = '1' }] = useSearch()
  useEffect(() => {
    if (tied === undefined) return undefined
    const wanted = tiedSentences(note).find(
      ({ plan, part, count }) => `${plan}/${part}` === tied && count === Number(which),
    )
    let shown: HTMLElement | undefined
    // The screen puts the focus on its heading first.
    const timer = setTimeout(() => {
      shown = [...document.querySelectorAll<HTMLElement>('.form-rich-text .form-tie')].find(
        (place) => place.dataset.tie === tied && place.textContent === wanted?.sentence,
      )
      if (!shown) return
      shown.dataset.shown = ''
      shown.scrollIntoView({ block: 'center' })
      shown.focus({ preventScroll: true })
    }, 150)
    return () => {
      clearTimeout(timer)
      if (shown) delete shown.dataset.shown
    }
  }, [note, tied, which])
}
