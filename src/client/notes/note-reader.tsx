import { IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePrintable } from '#client/notes/head/use-printable.ts'
import { isHidden } from '#client/notes/record/load-note.ts'
import { useNote } from '#client/notes/record/use-note.ts'
import { NoteWhole } from '#client/notes/shown/note-whole.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { EmptyState } from '#client/ui/states/empty-state.tsx'
import { useWords } from '#client/ui/words.tsx'
import './notes.css'
import './note-parts.css'

/** A reader for one note, where it is listed: its words, or that a draft's words are hidden. */
export function NoteReader({ id }: { readonly id: string }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { loaded, reload } = useNote(id)
  usePrintable()
  return (
    <Answered answer={loaded} what={words('note.the-note')} onRetry={reload}>
      {(value) => {
        const { note } = value.parts
        if (!isHidden(note)) return <NoteWhole loaded={value} />
        const author = note.author.display ?? '–'
        return (
          <EmptyState
            icon={IconEyeOff}
            title={words('note.hidden-title', { author, begun: moments.dayAndTime(note.created) })}
            text={words('note.hidden-text')}
          />
        )
      }}
    </Answered>
  )
}
