import type { Amendment } from '#generated/types/amendment.ts'
import type { Note } from '#generated/types/note.ts'
import type { NoteSection } from '#generated/types/note-section.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import type { Json } from '#shared/patch/patch-operation.ts'

const places = /^\/sections\/\d+\/(data(\/|$)|narrative$)/

/** Where a section is added that all members of a group have in common and nobody had written in before. */
const end = '/sections/-'

/** The sections with these changes; refused where one is of something else than answers and texts, or does not fit. */
export function sectionsWith(
  sections: readonly NoteSection[],
  changes: NonNullable<Amendment['sectionChanges']>,
): Outcome<readonly NoteSection[]> {
  if (changes.some(isOther)) return refuse('/sectionChanges', 'signatures.only-answers')
  if (changes.length === 0) return succeeded(sections)

  const document: Json = JSON.parse(JSON.stringify({ sections }))
  const changed = applyPatch(document, changes)
  if (!changed.ok) return refuse('/sectionChanges', 'signatures.changes-do-not-fit')
  const next: Pick<Note, 'sections'> = JSON.parse(JSON.stringify(changed.value))
  return succeeded(next.sections)
}

type Change = NonNullable<Amendment['sectionChanges']>[number]

function isOther({ op, path }: Change): boolean {
  if (path === end) return op !== 'add'
  return !['add', 'remove', 'replace'].includes(op) || !places.test(path)
}

/** Does somebody ask for a section to be added? Only what is amended for a whole group adds one to its members' parts. */
export function addsSection({ path }: Change): boolean {
  return path === end
}
