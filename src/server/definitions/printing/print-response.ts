import { registry } from '#generated/tables/registry.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { answeredVersion } from '#server/definitions/responses/answered-version.ts'
import { optional } from '#server/note-parts/optional.ts'
import { printSpeech } from '#server/note-parts/paper/print-speech.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { masked } from '#server/stores/references/masked.ts'
import { storedDocument, typedRow, untypedRow } from '#server/stores/typed-row.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { has } from '#shared/permissions/granted.ts'
import { responseDocument } from './response-document.ts'

/**
 * The answers to a questionnaire as the document that becomes a PDF (`src/server/operations/performed.ts`), for whoever reads them: what is kept from its reader on a screen is not on paper either.
 */
export const printResponse: Handler<'questionnaireResponse.print'> = async (context, { id }) => {
  const found = await context.stores.of('QuestionnaireResponse').get(id)
  if (!found.ok) return found
  const response = asSeen(context, 'QuestionnaireResponse', found.value)
  context.note({ patientId: response.patient.id })
  const questionnaire = await seenQuestions(context, response.questionnaire)
  if (!questionnaire.ok) return questionnaire
  const patient = await seenPatient(context, response.patient)
  if (!patient.ok) return patient
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences

  const { speech, drawn } = printSpeech(context, preferences.value)
  const printed = {
    response,
    questionnaire: questionnaire.value,
    patient: patient.value,
    preferences: preferences.value,
    printing: { printer: context.actor.profile?.display ?? '', now: context.now.iso },
  }
  const document = await drawn(() => responseDocument(printed, speech))
  return succeeded({
    name: `answers-${response.authored.slice(0, 10)}-${response.id.slice(-8)}.pdf`,
    pdf: JSON.stringify(document),
  })
}

/** The row as its reader may see it. */
function asSeen<Type extends ResourceType>(
  { actor }: Context,
  type: Type,
  row: ResourceTypes[Type],
): ResourceTypes[Type] {
  return typedRow<Type>(masked(actor, registry[type], storedDocument(untypedRow(row))))
}

/** The questions in the version that was answered, for whoever may read them. */
async function seenQuestions(
  context: Context,
  reference: Reference,
): Promise<Outcome<Questionnaire | undefined>> {
  if (!has(context.actor.granted, 'Questionnaire:Read')) return succeeded(undefined)
  return answeredVersion(context, reference)
}

/** Whom the answers are about, as far as the reader may know it; the name alone stands in the answers. */
async function seenPatient(context: Context, reference: Reference): Promise<Outcome<Patient | undefined>> {
  if (!has(context.actor.granted, 'Patient:Read')) return succeeded(undefined)
  const patient = await optional(context, 'Patient', reference)
  return patient.ok ? succeeded(patient.value && asSeen(context, 'Patient', patient.value)) : patient
}
