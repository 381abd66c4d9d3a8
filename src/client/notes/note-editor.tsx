import { type ReactNode, useState } from 'react'
import { useOpenNote } from '#client/notes/open/use-open-note.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import { NotePage } from './note-page.tsx'

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** Opens the note and its session as this device wants them, then hands them to the page. */
export function NoteEditor({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  // What was read first is what the device starts from; newer copies come through the open note.
  const [first] = useState(loaded)
  const open = useOpenNote(first)

  if (!open) return <Loading what={words('note.the-note')} />
  return <NotePage loaded={first} open={open} reload={reload} />
}
