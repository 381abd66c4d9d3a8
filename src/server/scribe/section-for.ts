import type { Note } from '#generated/types/note.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { ownSections } from '#shared/notes/group/is-member-part.ts'

/** Which section of a note a drafted one goes to, among those that are written in this note itself: where the definition's map leads, else that of its key, else the first of its type. */
export function sectionFor(note: Note, { sectionMap = [] }: NoteDefinition, code: string): number {
  const key = sectionMap.find(({ formatSection }) => formatSection === code)?.sectionKey ?? code
  const own = ownSections(note)
  const section = own.find((each) => each.key === key) ?? own.find(({ type }) => type.code === code)
  return section ? note.sections.indexOf(section) : -1
}
