import type { ReactNode } from 'react'
import type { ScreenProps } from '#client/routing/feature.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Loading } from '#client/ui/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { NoteDocument } from './note-document.tsx'
import { NoteEditor } from './note-editor.tsx'
import { useNote } from './use-note.ts'
import './notes.css'
import './note-parts.css'
import './note-narrow.css'

/** One note: to be written while it is open, to be read once it is signed. */
export function NoteScreen({ params }: ScreenProps): ReactNode {
  const { id = '' } = params
  const words = useWords()
  const { loaded, reload } = useNote(id)

  if (!loaded) return <Loading what={words('note.the-note')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={reload} />
  const { note } = loaded.value.parts
  if (isFrozen(note.signingState)) return <NoteDocument key={note.id} loaded={loaded.value} reload={reload} />
  return <NoteEditor key={note.id} loaded={loaded.value} reload={reload} />
}
