import type { Note } from '#generated/types/note.ts'
import { isServicePart } from '#shared/notes/group/is-member-part.ts'

/** A note of a chart's list, and the passage of it that was sought. */
export type Listed = { readonly note: Note; readonly passage?: string }

/** What stands in the list: a note of several services once, a part of it alone only where the whole is not in the list. */
export function listedNotes<Row extends Listed>(notes: readonly Row[]): readonly Row[] {
  const known = new Set(notes.map(({ note }) => note.id))
  return notes.filter(({ note }) => !isServicePart(note) || !known.has(note.partOf?.id ?? ''))
}
