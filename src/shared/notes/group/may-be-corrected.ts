import type { Note } from '#generated/types/note.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { stateAfter } from '#shared/notes/note-lifecycle.ts'
import { signaturesOf } from '#shared/notes/steps-for.ts'
import { ownSections } from './is-member-part.ts'

type Standing = Pick<Note, 'signingState'>

const closed: readonly Note['signingState'][] = ['Signed', 'Amending', 'Voided']

/** Can an administrator still set right what belongs to a group's note: that all have in common is not final, voided or being amended? */
export function isBeforeFinal({ signingState }: Standing): boolean {
  return !closed.includes(signingState)
}

/** Can this member's part be set right now by an administrator? */
export function mayBeCorrected(part: Standing, common: Standing): boolean {
  return isBeforeFinal(common) && stateAfter(part.signingState, 'correct').ok
}

type Written = Pick<Note, 'author' | 'scribe' | 'participants'>

/** Does this profile take part in a group's note? Whoever does changes it in the note itself. */
export function takesPart(profileId: string | undefined, notes: readonly Written[]): boolean {
  return notes.some((note) => isWriter(note, profileId))
}

/** Is there anything in this part that its author would lose? */
export function isWritten(note: Note): boolean {
  const hasWords = ownSections(note).some(
    ({ progress }) => progress !== undefined && progress !== 'NotStarted',
  )
  return hasWords || signaturesOf(note).length > 0
}
