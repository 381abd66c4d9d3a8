import { type ReactNode, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import type { BesideTab } from '#client/notes/beside/note-beside.tsx'
import { isHidden, loadRecord } from '#client/notes/record/load-note.ts'
import { useReading } from '#client/notes/record/use-reading.ts'
import type { ScreenProps } from '#client/routing/feature.ts'
import { notify } from '#client/ui/notices.tsx'
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
  const { loaded, reload } = useReading({ id, asked: id, read: readNote })
  const isMine = useIsMine()

  if (!loaded) return <Loading what={words('note.the-note')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={reload} />
  const note = loaded.value
  if (isHidden(note)) return <NoteAlone key={note.id} note={note} reload={reload} />
  // A shared note is read with all its parts.
  if (isCommonPart(note) || (isServicesWhole(note) && isWritten(note)))
    return <GroupNote key={note.id} id={note.id} />
  if (isSharedPart(note) && note.partOf && isMine(note) && !isFrozen(note.signingState))
    return (
      <GroupNote
        key={note.id}
        id={note.partOf.id}
        first={note.id}
        alone={<NoteAlone note={note} reload={reload} />}
      />
    )
  return <NoteAlone key={note.id} note={note} reload={reload} />
}

const readNote = (id: string) => send('note.read', { id })

type AloneProps = { readonly note: Note; readonly reload: () => void }

function NoteAlone({ note, reload }: AloneProps): ReactNode {
  const words = useWords()
  const isMine = useIsMine()
  const [moved, setMoved] = useState<{ readonly way: 'newer' | 'back'; readonly from: string }>()
  const { loaded } = useReading({ id: note.id, asked: note, read: loadRecord })
  // The tab beside the note stays what it is when the note is opened anew.
  const [besideTab, onBesideTab] = useState<BesideTab>()

  if (!loaded) return <Loading what={words('note.the-note')} />
  if (!loaded.ok) return <FailureNotice failure={loaded.failure} onRetry={reload} />
  const known = loaded.value.parts.note
  if (isHidden(known)) return <HiddenDraft loaded={loaded.value} reload={reload} />
  return isMine(known) && !isFrozen(known.signingState) ? (
    // What was put into it from a draft is opened with it, and so is another version that it has moved to.
    <NoteEditor
      key={`${known.definition.id} ${known.provenance?.length ?? 0}`}
      loaded={loaded.value}
      reload={reload}
      hasMoved={moved?.way === 'newer' && moved.from !== known.definition.id}
      onMoved={(way) => {
        setMoved({ way, from: known.definition.id })
        if (way === 'back') notify(words('note.newer-undone'))
        reload()
      }}
      besideTab={besideTab}
      onBesideTab={onBesideTab}
    />
  ) : (
    <NoteDocument loaded={loaded.value} reload={reload} />
  )
}

function useIsMine(): (note: Note) => boolean {
  const { may } = usePermissions()
  const { profile } = useSession()
  return (note) => may('Note:Update') && isWriter(note, profile?.id)
}

/** As long as a part may still be missing, a note of several services is worked on part by part; once it is final it is read. */
function isWritten({ signingState }: Note): boolean {
  return !isFrozen(signingState) || signingState === 'PartiallySigned'
}
