import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

type Naming = Pick<NoteSectionForm, 'requiredElements' | 'hiddenElements'>

/** What stands in the way of publishing a section of notes beside what its form has: questions that it names and that are not there. */
export function checkSectionForm(section: Naming, form: Pick<Form, 'elements'>): readonly Finding[] {
  const { nodes } = compileForm(definitionOf(form))
  return (['requiredElements', 'hiddenElements'] as const).flatMap((field) =>
    (section[field] ?? []).flatMap((id, index) =>
      nodes.has(id) ? [] : [blocking(`/${field}/${index}`, 'definitions.unknown-element', { id })],
    ),
  )
}
