import { useEffect, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import type { OpenNote } from '#client/notes/open/open-note.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Note } from '#generated/types/note.ts'
import type { Transcription } from '#generated/types/transcription.ts'

/** What is drafted for a note: the draft in work, if there is one, and whether one was inserted before. */
export type Scribe = {
  readonly transcription: Transcription | undefined
  readonly isInserted: boolean
  readonly isKnown: boolean
  /** Asks again what is drafted. */
  readonly refresh: () => void
}

/** What is drafted for a note, where its practice, its writer and its definition allow a draft; the checks of the note hear of it. */
export function useScribe(loaded: LoadedNote, open: OpenNote, note: Note): Scribe | undefined {
  const { mayDo } = usePermissions()
  const isOffered = mayDo('transcription.draft') && mayBeDrafted(loaded, note)
  const patientId = note.patient?.id
  const asked = useMemo(
    () => (isOffered && patientId ? draftsOf(note.id, patientId) : undefined),
    [isOffered, note.id, patientId],
  )
  const answer = useAnswer('transcription.query', asked)
  const items = knownOf(answer)?.items
  useEffect(() => {
    if (items) open.judgeDrafted(items)
  }, [items, open])
  if (!asked) return undefined
  return {
    transcription: items?.find(({ acceptance }) => !acceptance),
    isInserted: items?.some(({ acceptance }) => acceptance !== undefined) ?? false,
    isKnown: items !== undefined,
    refresh: () => askAgain('transcription.query', asked),
  }
}

function mayBeDrafted(
  { preferences, definition }: LoadedNote,
  { composition, encounter, kind }: Note,
): boolean {
  const isWanted = preferences?.ambientListening === true
  const hasFormat = definition?.scribeFormat !== undefined || kind === 'ScribeSession'
  return isWanted && hasFormat && composition === 'Individual' && encounter !== undefined
}

function draftsOf(noteId: string, patientId: string): QueryCall {
  return { filters: [{ field: 'note', op: 'eq', value: noteId }], partition: patientId, pageSize: 50 }
}
