import type { Draft } from '#client/definitions/drafting/use-draft.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import { editedSections, type SectionEdit, sectionsInOrder } from '#shared/notes/editing/edited-sections.ts'
import type { SectionParts } from './use-parts.tsx'

/** A note definition that somebody builds: its sections, which of them is in hand, and what can be done to them. */
export type NoteWork = {
  readonly draft: Draft<'NoteDefinition'>
  readonly sections: readonly NoteDefinitionSection[]
  readonly parts: SectionParts
  readonly selected: string | undefined
  readonly select: (id: string | undefined) => void
  readonly edit: (edit: SectionEdit, about?: string) => void
}

type Choice = Pick<NoteWork, 'parts' | 'selected' | 'select'>

/** The work on the sections of a draft; what is new is in hand, and where what was in hand is gone, what now stands in its place. */
export function noteWork(draft: Draft<'NoteDefinition'>, choice: Choice): NoteWork {
  const sections = sectionsInOrder(draft.now)
  const selected = sections.some(({ id }) => id === choice.selected) ? choice.selected : sections[0]?.id
  return {
    ...choice,
    draft,
    sections,
    selected,
    edit: (edit, about) => {
      const at = edit.kind === 'remove' ? sections.findIndex(({ id }) => id === edit.id) : -1
      draft.change((now) => editedSections(now, edit), about)
      if (edit.kind === 'add') choice.select(edit.section.id)
      if (at >= 0) choice.select((sections[at + 1] ?? sections[at - 1])?.id)
    },
  }
}

/** Where a new section goes: behind the one in hand. */
export function placeAfter({ sections, selected }: Pick<NoteWork, 'sections' | 'selected'>): number {
  const at = sections.findIndex(({ id }) => id === selected)
  return at < 0 ? sections.length : at + 1
}
