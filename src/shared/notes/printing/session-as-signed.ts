import type { Condition } from '#generated/types/condition.ts'
import type { Note } from '#generated/types/note.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { SessionParts } from '#shared/notes/note-parts.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { signedWords } from './signed-words.ts'

/** Reads a problem in the version that a reference pins; nothing where its reader does not see it. */
export type ReadPinned = (reference: Reference) => Promise<Outcome<Condition | undefined>>

/**
 * The session of a note as whoever reads or prints it is told of it: the problems that a label closed when the note was signed as they
 * were called then, for whoever reads them; of a draft as they are called now.
 */
export async function sessionAsSigned(
  note: Note,
  session: SessionParts | undefined,
  read: ReadPinned,
): Promise<Outcome<SessionParts | undefined>> {
  const problems = signedWords(note)?.problems ?? []
  if (!session || problems.length === 0) return succeeded(session)
  const conditions: Condition[] = []
  for (const condition of session.conditions) {
    const kept = problems.find(({ id }) => id === condition.id)
    const told = kept ? await read(kept) : succeeded(undefined)
    if (!told.ok) return told
    conditions.push(told.value ?? condition)
  }
  return succeeded({ ...session, conditions })
}
