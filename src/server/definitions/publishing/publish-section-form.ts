import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { checkSectionForm } from '#shared/notes/editing/check-section-form.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishFormRow } from './publish-form.ts'

/** Checks a Draft section form, publishes its Form when that is a Draft too, and pins the Form's version. */
export const publishSectionForm: Handler<'noteSectionForm.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'NoteSectionForm', input)
  return draft.ok ? publishSectionFormRow(context, draft.value) : draft
}

/** The same for a row that is at hand. */
export async function publishSectionFormRow(
  context: Context,
  row: NoteSectionForm,
): Promise<Outcome<NoteSectionForm>> {
  const form = await usableForm(context, row)
  if (!form.ok) return form

  const pinned = { ...row, form: referenceTo(form.value) }
  const findings = checkSectionForm(row, form.value)
  return publish(context, { type: 'NoteSectionForm', row: pinned, versionId: row.meta.versionId, findings })
}

async function usableForm(context: Context, row: NoteSectionForm): Promise<Outcome<Form>> {
  const form = await context.stores.of('Form').get(row.form.id)
  if (!form.ok) return form
  if (form.value.status === 'Draft') return publishFormRow(context, form.value)
  if (form.value.status === 'Active') return succeeded(form.value)
  return notPublishable([stops('/form', 'definitions.part-retired', { name: form.value.name })])
}
