import type { Form } from '#generated/types/form.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { unreadableExpressions } from '#server/stores/expressions/with-expressed.ts'
import { exportFhir } from '#shared/exports/export-fhir.ts'
import { placedElements } from '#shared/forms/comparing/placed-elements.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishQuestionnaireRow } from './publish-questionnaire.ts'
import { withPinnedForms } from './with-pinned-forms.ts'

/** Checks a Draft Form and makes it Active. */
export const publishForm: Handler<'form.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Form', input)
  return draft.ok ? publishFormRow(context, draft.value) : draft
}

/** The same for a row that is at hand, in the version that it has; Draft instruments inside it are published on the way. */
export async function publishFormRow(context: Context, draft: Form): Promise<Outcome<Form>> {
  const instruments = await publishInstruments(context, draft)
  if (!instruments.ok) return instruments
  const unreadable = await unreadableExpressions(context.express, draft)
  if (!unreadable.ok) return unreadable
  const findings = [...checkDefinition(definitionOf(draft)), ...unreadable.value]
  const pinned = await withPinnedForms(context, draft)
  if (!pinned.ok) return pinned
  const row = { ...pinned.value, fhirQuestionnaire: fhirOf(pinned.value) }
  return publish(context, { type: 'Form', row, versionId: row.meta.versionId, findings })
}

/** The form as FHIR, for those who read it from outside; a draft has none, for it changes with each word. */
function fhirOf(form: Form): NonNullable<Form['fhirQuestionnaire']> {
  return exportFhir({ ...form, status: 'Active' }, 'R4').questionnaire
}

/** What is filled in place is answered in a version that is in use. */
async function publishInstruments(context: Context, draft: Form): Promise<Outcome<void>> {
  const named = placedElements(definitionOf(draft).elements).flatMap(({ element }) =>
    element.type === 'Instrument' && element.questionnaire ? [element.questionnaire.id] : [],
  )
  for (const id of new Set(named)) {
    const found = await context.stores.of('Questionnaire').get(id)
    if (!found.ok || found.value.status !== 'Draft') continue
    const done = await publishQuestionnaireRow(context, found.value)
    if (!done.ok) return done
  }
  return succeeded(undefined)
}
