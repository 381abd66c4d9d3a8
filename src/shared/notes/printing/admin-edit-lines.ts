import type { Note } from '#generated/types/note.ts'
import type { NoteSpeech } from './note-speech.ts'

/** Tells, one line each, what administrators who take no part in a group's note have corrected in it: who, when and what. */
export function adminEditLines(
  { adminEdits = [] }: Pick<Note, 'adminEdits'>,
  { say, moments }: NoteSpeech,
): readonly string[] {
  return adminEdits.map(({ by, at, changes }) =>
    say('note.edited-by', {
      who: by.display ?? '–',
      at: moments.dateAndTime(at),
      what: changes.map((change) => say(`enumeration.GroupCorrection.${change}`)).join(', '),
    }),
  )
}
