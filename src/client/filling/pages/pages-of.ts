import { holdsAnswer } from '#shared/elements/element.ts'
import type { FormSection, SectionEntry } from '#shared/forms/cut-sections.ts'

/** How much of a form is filled on one page: all of it, one of its parts, or one question. */
export type PageSize = 'whole' | 'part' | 'question'

/** What is filled on one page. */
export type FormPage = { readonly id: string; readonly sections: readonly FormSection[] }

/** The pages of a form, in its order. What only shows something stands on the page of the question that follows. */
export function pagesOf(sections: readonly FormSection[], size: PageSize): readonly FormPage[] {
  if (size === 'whole') return [{ id: 'whole', sections }]
  if (size === 'part') return sections.map((section) => ({ id: section.id, sections: [section] }))
  return sections.flatMap(byQuestion)
}

function byQuestion(section: FormSection): readonly FormPage[] {
  return stretches(section.entries).map((entries, index) => ({
    id: `${section.id} ${index}`,
    sections: [{ ...section, entries, heading: index === 0 ? section.heading : undefined }],
  }))
}

function stretches(entries: readonly SectionEntry[]): readonly (readonly SectionEntry[])[] {
  const ends = entries.flatMap(({ element }, index) => (holdsAnswer(element) ? [index + 1] : []))
  const last = ends.at(-1) ?? entries.length
  const cuts = ends.length === 0 ? [last] : ends
  return cuts.map((end, index) =>
    entries.slice(index === 0 ? 0 : cuts[index - 1], end === last ? undefined : end),
  )
}

/** Is there a question on the page that is not hidden by its conditions? */
export function isShown(page: FormPage, get: (id: string) => { readonly visible: boolean }): boolean {
  return page.sections.some(({ entries }) => entries.some(({ element }) => get(element.id).visible))
}

/** On which page a question stands. */
export function pageOf(pages: readonly FormPage[], elementId: string): number {
  return pages.findIndex(({ sections }) =>
    sections.some(({ entries }) => entries.some(({ element }) => element.id === elementId)),
  )
}
