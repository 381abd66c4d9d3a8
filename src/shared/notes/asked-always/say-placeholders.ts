import type { Note } from '#generated/types/note.ts'
import { narrativeId } from '#shared/notes/editing/with-narrative.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'
import { sectionsInRound } from '#shared/notes/in-round.ts'
import { placeholdersIn } from '#shared/shorthand/pieces-of.ts'
import { type Opinion, wrong } from './opinion.ts'

/** A placeholder of a snippet that nobody has filled in, and where it stands. */
export type OpenPlaceholder = {
  readonly sectionId: string
  readonly path: string
  readonly placeholder: string
}

/** The first placeholder that is left in the note's own texts. */
export function openPlaceholder(note: Note): OpenPlaceholder | undefined {
  for (const { id, data, narrative, hidden } of ownSections({ ...note, sections: sectionsInRound(note) })) {
    if (hidden) continue
    for (const [path, answer] of [...Object.entries(data), [narrativeId, narrative] as const]) {
      const [placeholder] = typeof answer === 'string' ? placeholdersIn(answer) : []
      if (placeholder !== undefined) return { sectionId: id, path, placeholder }
    }
  }
  return undefined
}

/** A note isn't ready while a placeholder stands in it; nothing is said where none does. */
export function sayPlaceholders(note: Note): Opinion | undefined {
  const open = openPlaceholder(note)
  return open && wrong('notes.open-placeholder', { placeholder: open.placeholder }, 'Block')
}
