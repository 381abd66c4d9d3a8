import { type ReactNode, useState } from 'react'
import type { BesideTab } from '#client/notes/beside/note-beside.tsx'
import { MovedNotice } from '#client/notes/newer/moved-notice.tsx'
import { NewerVersion } from '#client/notes/newer/newer-version.tsx'
import { useOpenNote } from '#client/notes/open/use-open-note.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { NotePage } from './note-page.tsx'

type Props = {
  readonly loaded: LoadedNote
  readonly reload: () => void
  /** The tab beside the note, once one was chosen. */
  readonly besideTab: BesideTab | undefined
  readonly onBesideTab: (tab: BesideTab) => void
  /** The draft has just moved to this version of its definition. */
  readonly hasMoved: boolean
  readonly onMoved: (way: 'newer' | 'back') => void
}

/** Opens the note and its session as this device wants them, then hands them to the page. */
export function NoteEditor({ loaded, hasMoved, onMoved, ...others }: Props): ReactNode {
  const words = useWords()
  // What was read first is what the device starts from; newer copies come through the open note.
  const [first] = useState(loaded)
  const open = useOpenNote(first)

  if (!open) return <Loading what={words('note.the-note')} />
  const { definition } = first
  const version = (
    <>
      {hasMoved && definition && <MovedNotice version={definition.version} open={open} onMoved={onMoved} />}
      <NewerVersion loaded={first} open={open} onMoved={onMoved} />
    </>
  )
  return <NotePage loaded={first} open={open} {...others} version={version} />
}
