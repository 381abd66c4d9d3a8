import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useSession } from '#client/api/session.ts'
import { isHidden } from '#client/notes/record/load-note.ts'
import { useNote } from '#client/notes/record/use-note.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import { isCommonPart, isServicesWhole, isSharedPart } from '#shared/notes/group/is-member-part.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { GroupNote } from './group/group-note.tsx'
import { HiddenDraft } from './hidden-draft.tsx'
import { NoteDocument } from './note-document.tsx'
import { NoteEditor } from './note-editor.tsx'
import './notes.css'
import './note-parts.css'
import './note-narrow.css'

/** One note: to be written by those who work on it, to be read by others and once it is signed; a draft whose words are hidden says so. */
export function NoteScreen({ params }: ScreenProps): ReactNode {
  const { id = '' } = params
  const words = useWords()
  const { may } = usePermissions()
  const { profile } = useSession()
  const { loaded, reload } = useNote(id)

  if (!loaded) return <Loading what={words('note.the-note')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={reload} />
  const { note } = loaded.value.parts
  if (isHidden(note)) return <HiddenDraft loaded={loaded.value} />
  const isMine = may('Note:Update') && isWriter(note, profile?.id)
  const isOpen = isMine && !isFrozen(note.signingState)
  if (isCommonPart(note) || (isServicesWhole(note) && isWritten(note)))
    return <GroupNote key={note.id} id={note.id} />
  if (isSharedPart(note) && note.partOf && isOpen)
    return <GroupNote key={note.id} id={note.partOf.id} first={note.id} />
  return isOpen ? (
    <NoteEditor key={note.id} loaded={loaded.value} reload={reload} />
  ) : (
    <NoteDocument key={note.id} loaded={loaded.value} reload={reload} />
  )
}

/** As long as a part may still be missing, a note of several services is worked on part by part; once it is final it is read. */
function isWritten({ signingState }: Note): boolean {
  return !isFrozen(signingState) || signingState === 'PartiallySigned'
}
