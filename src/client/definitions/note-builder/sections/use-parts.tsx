import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import type { Form } from '#generated/types/form.ts'
import type { NoteDefinitionSection } from '#generated/types/note-definition-section.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'

/** What a section of a note asks: its section form and the form of that, as they are now. */
export type SectionPart = { readonly sectionForm: NoteSectionForm; readonly form: Form }

/** A part as far as it has come: nothing yet, what it is, or why it cannot be had. */
export type PartState =
  | { readonly kind: 'there'; readonly part: SectionPart }
  | { readonly kind: 'refused'; readonly failure: SeenFailure }

/** The parts by the id of the section form. */
export type SectionParts = ReadonlyMap<string, PartState>

/** Reads what the sections of a note ask, and keeps reading while drawn; `readers` has to be drawn. */
export function useParts(sections: readonly NoteDefinitionSection[]): {
  readonly parts: SectionParts
  readonly readers: ReactNode
} {
  const [parts, setParts] = useState<SectionParts>(new Map())
  const tell = useCallback(
    (id: string, state: PartState) => setParts((known) => new Map(known).set(id, state)),
    [],
  )
  const ids = [...new Set(sections.map(({ sectionForm }) => sectionForm.id))].join(' ')
  const readers = useMemo(
    () =>
      ids
        .split(' ')
        .filter((id) => id !== '')
        .map((id) => <PartReader key={id} id={id} onRead={tell} />),
    [ids, tell],
  )
  return { parts, readers }
}

type ReaderProps = { readonly id: string; readonly onRead: (id: string, state: PartState) => void }

/** Draws nothing: it reads one part. */
function PartReader({ id, onRead }: ReaderProps): ReactNode {
  const answer = useAnswer('noteSectionForm.read', { id })
  const sectionForm = answer?.ok ? answer.value : undefined
  const formAnswer = useAnswer('form.read', sectionForm && { id: sectionForm.form.id })
  const form = formAnswer?.ok && formAnswer.value.id === sectionForm?.form.id ? formAnswer.value : undefined
  const refused = [answer, formAnswer].find((each) => each && !each.ok)
  const failure = refused && !refused.ok ? refused.failure : undefined
  useEffect(() => {
    if (sectionForm && form) onRead(id, { kind: 'there', part: { sectionForm, form } })
    else if (failure) onRead(id, { kind: 'refused', failure })
  }, [id, onRead, sectionForm, form, failure])
  return null
}

/** The part of a section, where it has come. */
export function partOf(parts: SectionParts, { sectionForm }: NoteDefinitionSection): SectionPart | undefined {
  const state = parts.get(sectionForm.id)
  return state?.kind === 'there' ? state.part : undefined
}

/** What a section is called: in this note, by its own form, or by its key. */
export function titleOf(section: NoteDefinitionSection, parts: SectionParts): string {
  return (
    section.title ?? partOf(parts, section)?.sectionForm.name ?? section.sectionForm.display ?? section.key
  )
}
