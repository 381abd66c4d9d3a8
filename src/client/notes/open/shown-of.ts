import { contentOf, type ShownNote, type StoredNote } from '#client/notes/signing/shown-note.ts'
import type { OpenNote } from './open-note.ts'

/** A note that is being written, as the screen has it. */
export function shownOf(open: OpenNote): ShownNote {
  const told = ({ note, encounter }: StoredNote) => contentOf(note, encounter)
  return {
    // Whoever may not read the session is asked about the answers alone.
    isSame: (stored) => {
      const { note, encounter } = open.settle()
      return told(stored) === told({ note, encounter: stored.encounter && encounter })
    },
    takeIn: async ({ note, encounter }) => {
      await open.takeIn(note, encounter)
      return told(open.read())
    },
  }
}
