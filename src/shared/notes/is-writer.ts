import type { Note } from '#generated/types/note.ts'

/** Does this profile work on the note: its author, its scribe or one of its participants? Nobody else writes in a draft. */
export function isWriter(
  { author, scribe, participants }: Pick<Note, 'author' | 'scribe' | 'participants'>,
  profileId: string | undefined,
): boolean {
  if (profileId === undefined) return false
  return [author, scribe, ...participants.map(({ individual }) => individual)].some(
    (person) => person?.id === profileId,
  )
}
