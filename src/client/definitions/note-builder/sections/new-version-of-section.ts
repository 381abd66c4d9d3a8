import { send, sendPlain } from '#client/api/send.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A Draft of the next version of a section with a Draft of the next version of its questions; where there are such Drafts already, those. */
export async function newVersionOfSection(
  section: NoteSectionForm,
): Promise<Outcome<{ readonly id: string }>> {
  const draft = await send('noteSectionForm.newVersion', { id: section.id })
  if (!draft.ok) return draft
  const form = await send('form.newVersion', { id: draft.value.form.id })
  if (!form.ok) return form
  if (form.value.id === draft.value.form.id) return succeeded(draft.value)

  const value = { id: form.value.id, resourceType: 'Form' }
  return sendPlain('NoteSectionForm', 'patch', {
    id: draft.value.id,
    versionId: draft.value.meta.versionId,
    operations: [{ op: 'replace', path: '/form', value }],
  })
}
