import type { NoteSection } from '#generated/types/note-section.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'

/** The section's free text stands among its questions on the screen under this id; in the note it has a field of its own. */
export const narrativeId = '~narrative'

/** The definition of a note's record with the free text as its last question. */
export function withNarrative({ elements, validations }: Definition): Definition {
  return {
    elements: [...elements, { id: narrativeId, type: 'Text', labelId: 'note.narrative' }],
    validations,
  }
}

/** The answers of a section with its free text among them. */
export function sheetAnswers({ data, narrative }: NoteSection): Answers {
  return narrative ? { ...data, [narrativeId]: narrative } : data
}

/** The section with these answers, the free text in its own field. */
export function withAnswers(section: NoteSection, answers: Answers): NoteSection {
  const { [narrativeId]: narrative, ...data } = answers
  const { narrative: _, ...rest } = section
  const own = { ...rest, data }
  return typeof narrative === 'string' ? { ...own, narrative } : own
}
