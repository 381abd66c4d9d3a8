import type { Form } from '#generated/types/form.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { unreadableExpressions } from '#server/stores/expressions/with-expressed.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { withPinnedForms } from './with-pinned-forms.ts'

/** Checks a Draft Form and makes it Active. */
export const publishForm: Handler<'form.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Form', input)
  return draft.ok ? publishFormRow(context, draft.value) : draft
}

/** The same for a row that is at hand, in the version that it has. */
export async function publishFormRow(context: Context, draft: Form): Promise<Outcome<Form>> {
  const unreadable = await unreadableExpressions(context.express, draft)
  if (!unreadable.ok) return unreadable
  const findings = [...checkDefinition(definitionOf(draft)), ...unreadable.value]
  const pinned = await withPinnedForms(context, draft)
  if (!pinned.ok) return pinned
  const row = pinned.value
  return publish(context, { type: 'Form', row, versionId: row.meta.versionId, findings })
}
