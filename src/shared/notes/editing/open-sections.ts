import type { Note } from '#generated/types/note.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { linkSections } from '#shared/forms/opening/link-sections.ts'
import { type FillContext, type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { sheetAnswers } from './with-narrative.ts'

/** A section of a note with its answers opened. */
export type OpenedSection = {
  readonly index: number
  readonly id: string
  readonly key: string
  readonly title: string
  readonly isRequired: boolean
  readonly answers: OpenAnswers
  /** The answers as the note holds them, seen from this section. */
  readonly data: Answers
}

/** Opens the sections of a note by their definitions, in the note's order; each may ask the others. */
export function openSections(
  sections: Note['sections'],
  definitions: readonly Definition[],
  context: FillContext,
): readonly OpenedSection[] {
  const opened = sections.map((section, index) => {
    const form = compileForm(definitions[index] ?? { elements: [] })
    const data = sheetAnswers(section)
    return {
      index,
      id: section.id,
      key: section.key,
      title: section.title,
      isRequired: section.required === true,
      answers: openAnswers(form, data, context),
      data,
    }
  })
  linkSections(opened)
  return opened
}
