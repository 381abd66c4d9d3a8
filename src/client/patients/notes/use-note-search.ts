import { useEffect, useMemo, useState } from 'react'
import { send } from '#client/api/send.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Note } from '#generated/types/note.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type NoteWords, noteWords, passageOf } from './note-words.ts'

/** A search through the words of a patient's notes: those found so far with the passage, how many were read, and whether that was all. */
export type NoteSearch = {
  readonly found: readonly { readonly note: Note; readonly passage: string }[]
  readonly read: number
  readonly isDone: boolean
  readonly failure: SeenFailure | undefined
}

type ReadNote = { readonly note: Note; readonly words: NoteWords }
type Read = { readonly notes: readonly ReadNote[]; readonly isDone: boolean; readonly failure?: SeenFailure }

const nothing: Read = { notes: [], isDone: false }
const pageSize = 100

/** Searches all notes of the patient that the reader may read, newest first, as they come; an empty text asks for nothing. The words never leave this page. */
export function useNoteSearch(patientId: string, text: string): NoteSearch {
  const isWanted = text.trim() !== ''
  const [read, setRead] = useState(nothing)
  useEffect(() => {
    if (!isWanted) return
    let isOver = false
    setRead(nothing)
    void readAll(patientId, (next) => {
      if (!isOver) setRead(next)
      return !isOver
    })
    return () => {
      isOver = true
    }
  }, [patientId, isWanted])
  const found = useMemo(() => {
    if (!isWanted) return []
    return read.notes.flatMap(({ note, words }) => {
      const passage = passageOf(words, text)
      return passage === undefined ? [] : [{ note, passage }]
    })
  }, [read.notes, text, isWanted])
  return { found, read: read.notes.length, isDone: read.isDone, failure: read.failure }
}

/** Reads page after page and tells each time what there is by now, for as long as somebody wants it. */
async function readAll(patientId: string, tell: (read: Read) => boolean): Promise<void> {
  const call: QueryCall = rowsOf('patient', patientId, {
    crossPartition: true,
    orderBy: 'serviceDate',
    order: 'desc',
    pageSize,
  })
  let notes: readonly ReadNote[] = []
  let continuation: string | undefined
  do {
    const page = await send('note.query', continuation === undefined ? call : { ...call, continuation })
    if (!page.ok) return void tell({ notes, isDone: false, failure: page.failure })
    notes = [...notes, ...page.value.items.map((note) => ({ note, words: noteWords(note) }))]
    continuation = page.value.continuation
  } while (tell({ notes, isDone: continuation === undefined }) && continuation !== undefined)
}
