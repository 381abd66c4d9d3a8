import type { Note } from '#generated/types/note.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'

/** What the session of a note was called when it was signed; a draft, and a note from before this was kept, have today's words. */
export function signedWords({ signingState, sessionWords }: Note): Note['sessionWords'] {
  return isFrozen(signingState) ? sessionWords : undefined
}
