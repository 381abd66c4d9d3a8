import { useMemo, useState } from 'react'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { checkNoteDefinition } from '#shared/notes/editing/check-note-definition.ts'
import { checkSectionForm } from '#shared/notes/editing/check-section-form.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'
import { partOf, type SectionPart, type SectionParts } from './sections/use-parts.tsx'

/** What stands in the way of publishing a note: in the note itself, in the sections that would be published with it, and what the server found in the note as it is now. */
export function useProblems(
  note: NoteDefinition,
  parts: SectionParts,
  findings: readonly Finding[],
): readonly Finding[] {
  const found = useFound(note, findings)
  return useMemo(() => {
    const { sections = [] } = note
    const forms = new Map(
      sections.flatMap((section) => {
        const part = partOf(parts, section)
        return part ? [[section.key, part.form] as const] : []
      }),
    )
    const isWhole = forms.size === new Set(sections.map(({ key }) => key)).size
    const own = checkNoteDefinition(note, forms).filter(
      // As long as a form has not come, nobody knows what is in it.
      ({ message }) => isWhole || message !== 'definitions.unknown-section-source',
    )
    const inside = sections.flatMap((section, index) => {
      const part = partOf(parts, section)
      return part ? partProblems(part, `/sections/${index}/sectionForm`) : []
    })
    const known = new Set([...own, ...inside].map(({ message }) => message))
    return [...own, ...inside, ...found.filter(({ message }) => !known.has(message))]
  }, [note, parts, found])
}

/** What the server found holds for the note as it was then; nothing of it is said of another one. */
function useFound(note: NoteDefinition, findings: readonly Finding[]): readonly Finding[] {
  const [seen, setSeen] = useState({ findings, note })
  if (seen.findings !== findings) setSeen({ findings, note })
  return seen.note === note ? seen.findings : none
}

const none: readonly Finding[] = []

function partProblems({ sectionForm, form }: SectionPart, place: string): readonly Finding[] {
  const retired = [sectionForm, form].find(({ status }) => status === 'Retired')
  if (retired && sectionForm.status !== 'Active')
    return [blocking(place, 'definitions.part-retired', { name: retired.name })]
  if (sectionForm.status === 'Retired')
    return [blocking(place, 'definitions.part-retired', { name: sectionForm.name })]
  if (sectionForm.status !== 'Draft') return []
  const asked = form.status === 'Draft' ? checkDefinition(definitionOf(form)) : []
  return [...asked, ...checkSectionForm(sectionForm, form)]
    .filter(({ weight }) => weight === 'blocks')
    .map((finding) => ({ ...finding, pointer: place }))
}
