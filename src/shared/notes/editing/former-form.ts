import type { Note } from '#generated/types/note.ts'
import type { FormerForm } from '#shared/forms/opening/carried-answers.ts'

/** So far back answers are taken over where the definition says nothing. */
export const oldestDays = 365

/** A finished note as answers are taken over from it: all its sections, of two questions of one id the first. */
export function formerForm({
  id,
  sections,
  serviceDate,
}: Pick<Note, 'id' | 'sections' | 'serviceDate'>): FormerForm {
  const answers = Object.assign({}, ...sections.toReversed().map(({ data }) => data))
  return { answers, source: { from: { id, resourceType: 'Note' }, on: serviceDate.slice(0, 10) } }
}
