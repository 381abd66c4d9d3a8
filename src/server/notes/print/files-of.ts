import type { SignedFiles } from '#server/note-parts/paper/picture-book.ts'
import type { PrintedNote } from './printed-note.ts'

/** The files that were called ready with a note and the parts that are printed with it. */
export function filesOf({ note, services }: PrintedNote): SignedFiles {
  return [...(note.files ?? []), ...services.flatMap(filesOf)]
}
