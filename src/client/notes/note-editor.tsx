import { type ReactNode, useState } from 'react'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { type Draft, useDraft } from '#client/sync/drafts/use-draft.ts'
import { Loading } from '#client/ui/states/loading.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Encounter } from '#generated/types/encounter.ts'
import { NoteDesk } from './note-desk.tsx'

type Props = { readonly loaded: LoadedNote; readonly reload: () => void }

/** Opens the note and its session as this device wants them, then hands them to the desk. */
export function NoteEditor({ loaded, reload }: Props): ReactNode {
  const words = useWords()
  // What was read first is what the device starts from; newer copies come through the draft.
  const [first] = useState(loaded)
  const draft = useDraft('Note', first.parts.note)
  const encounter = first.parts.session?.encounter

  if (!draft) return <Loading what={words('note.the-note')} />
  if (!encounter) return <NoteDesk loaded={first} draft={draft} session={undefined} reload={reload} />
  return <WithSession loaded={first} draft={draft} encounter={encounter} reload={reload} />
}

type WithSessionProps = Props & { readonly draft: Draft<'Note'>; readonly encounter: Encounter }

function WithSession({ loaded, draft, encounter, reload }: WithSessionProps): ReactNode {
  const words = useWords()
  const session = useDraft('Encounter', encounter)
  if (!session) return <Loading what={words('note.the-note')} />
  return <NoteDesk loaded={loaded} draft={draft} session={session} reload={reload} />
}
