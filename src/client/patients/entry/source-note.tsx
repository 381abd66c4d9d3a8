import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useWords } from '#client/ui/words.tsx'
import { membersOf } from '#shared/patch/members-of.ts'

/** From which signed note a fact of the chart came, and which changed it last, with the way to it; nothing where the reader may not know of the note. */
export function SourceNote({ row }: { readonly row: unknown }): ReactNode {
  const { note, noteChange } = membersOf(row)
  return (
    <>
      <NoteLink note={note} said="entry.from-note" />
      <NoteLink note={membersOf(noteChange).note} said="entry.changed-by-note" />
    </>
  )
}

type Props = { readonly note: unknown; readonly said: 'entry.from-note' | 'entry.changed-by-note' }

function NoteLink({ note, said }: Props): ReactNode {
  const words = useWords()
  const { id, display } = membersOf(note)
  if (typeof id !== 'string' || typeof display !== 'string') return null
  return (
    <small className="fact-source">
      <ScreenLink to={`/notes/${id}`}>{words(said, { note: display })}</ScreenLink>
    </small>
  )
}
