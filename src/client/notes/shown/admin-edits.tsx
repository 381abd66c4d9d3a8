import { type ReactNode, useId } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { adminEditLines } from '#shared/notes/printing/admin-edit-lines.ts'

/** For everybody who reads or writes the note: what administrators have corrected in it who take no part in it. */
export function AdminEdits({ note }: { readonly note: Note }): ReactNode {
  const words = useWords()
  const say = useLabels()
  const moments = useMoments()
  const id = useId()
  const lines = adminEditLines(note, { say, moments })
  if (lines.length === 0) return null
  return (
    <section className="note-section note-edited" aria-labelledby={id}>
      <h2 id={id}>{words('note.edited-title')}</h2>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be told alike, and none is ever moved.
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
