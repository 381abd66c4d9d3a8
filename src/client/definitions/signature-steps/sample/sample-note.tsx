import { type ReactNode, useEffect, useState } from 'react'
import { send } from '#client/api/send.ts'
import { NoteChoice } from '#client/definitions/drafting/note-choice.tsx'
import { sendReader } from '#client/sync/send-reader.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { readNoteParts } from '#shared/notes/read-note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type Sampled, sampledNote } from './sampled.ts'

/** A note that is there, of those that this person may see. */
export function SampleNote({ show }: { readonly show: (sampled: Sampled) => ReactNode }): ReactNode {
  const [noteId, setNoteId] = useState<string>()
  const sampled = useSampled(noteId)
  return (
    <>
      <NoteChoice value={noteId} onChange={setNoteId} />
      {sampled?.ok && show(sampled.value)}
      {sampled && !sampled.ok && <FailureNotice failure={sampled.failure} />}
    </>
  )
}

function useSampled(id: string | undefined): Outcome<Sampled> | undefined {
  const [read, setRead] = useState<{ readonly id: string; readonly sampled: Outcome<Sampled> }>()
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    void readSampled(id).then((sampled) => isWanted && setRead({ id, sampled }))
    return () => {
      isWanted = false
    }
  }, [id])
  return read?.id === id ? read?.sampled : undefined
}

async function readSampled(id: string): Promise<Outcome<Sampled>> {
  const [note, preferences] = await Promise.all([
    send('note.read', { id }),
    send('practicePreferences.read', { id: 'default' }),
  ])
  if (!note.ok) return note
  if (!preferences.ok) return preferences
  const parts = await readNoteParts(sendReader, note.value, [])
  return parts.ok ? succeeded(sampledNote(parts.value, preferences.value.ageOfMajority)) : parts
}
