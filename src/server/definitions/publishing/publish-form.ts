import type { Handler } from '#server/operations/handler.ts'
import { draftOf } from './publish.ts'
import { publishFormRow } from './publish-form-row.ts'

/** Checks a Draft Form and makes it Active. */
export const publishForm: Handler<'form.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Form', input)
  return draft.ok ? publishFormRow(context, draft.value) : draft
}
