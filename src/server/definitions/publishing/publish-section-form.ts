import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { checkSectionForm } from '#shared/notes/editing/check-section-form.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishFormRow } from './publish-form-row.ts'
import { usablePart } from './usable-part.ts'

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
  const part = { type: 'Form', reference: row.form, place: '/form', publishRow: publishFormRow } as const
  const form = await usablePart(context, part)
  if (!form.ok) return form

  const pinned = { ...row, form: referenceTo(form.value) }
  const findings = checkSectionForm(row, form.value)
  return publish(context, { type: 'NoteSectionForm', row: pinned, versionId: row.meta.versionId, findings })
}
