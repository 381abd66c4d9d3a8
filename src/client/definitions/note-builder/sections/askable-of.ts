import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { type Definition, definitionOf } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { partOf, type SectionParts, titleOf } from './use-parts.tsx'

/** The questions that a condition of a section may ask: those of the other sections, each with the section that it stands in. */
export function askableOf(
  sections: readonly NoteDefinitionSection[],
  parts: SectionParts,
  except?: string,
): Definition {
  return {
    elements: sections
      .filter(({ id }) => id !== except)
      .flatMap((section) => {
        const part = partOf(parts, section)
        if (!part) return []
        const title = titleOf(section, parts)
        return standingsOf(definitionOf(part.form))
          .map(({ element }) => element)
          .filter((element) => holdsAnswer(element) && element.type !== 'Repeater')
          .map(({ children: _children, shortLabel, ...element }) => ({
            ...element,
            id: `section.${section.key}.${element.id}`,
            label: `${title}: ${shortLabel ?? element.label ?? element.id}`,
          }))
      }),
  }
}
