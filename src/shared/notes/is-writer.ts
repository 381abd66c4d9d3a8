import type { Note } from '#generated/types/note.ts'
import { isFrozen } from './note-lifecycle.ts'

/** Does this profile work on the note: its author, its scribe or one of its participants? Nobody else writes in a draft. */
export function isWriter(
  note: Pick<Note, 'author' | 'scribe' | 'participants'>,
  profileId: string | undefined,
): boolean {
  return profileId !== undefined && writersOf(note).includes(profileId)
}

/** The profiles that work on the note. */
export function writersOf({
  author,
  scribe,
  participants,
}: Pick<Note, 'author' | 'scribe' | 'participants'>): readonly string[] {
  return [author, scribe, ...participants.map(({ individual }) => individual)].flatMap(
    (person) => person?.id ?? [],
  )
}

type Writable = Pick<Note, 'author' | 'scribe' | 'participants' | 'signingState'>

/** Can this profile write in the note now: one that carries no signature, and on which it works? */
export function isOpenTo(note: Writable, profileId: string | undefined): boolean {
  return !isFrozen(note.signingState) && isWriter(note, profileId)
}

/** Can this profile choose who writes for it: its own note, while nobody has signed? */
export function mayHandOver(note: Writable, profileId: string | undefined): boolean {
  return note.author.id === profileId && isOpenTo(note, profileId)
}
