import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { exportQuestionnaire } from '#shared/exports/export-questionnaire.ts'
import { present } from '#shared/exports/questions/form-writing.ts'
import type { Release } from '#shared/exports/release.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'
import { exportOpenResponse, exportResponse } from './export-response.ts'

const statuses: { readonly [Status in QuestionnaireResponse['status']]?: string } = {
  Preliminary: 'in-progress',
  Amended: 'amended',
  EnteredInError: 'entered-in-error',
}

/** For which release, and whether somebody wants the answers to sensitive questions too. */
type Leaving = { readonly release: Release; readonly withSensitive?: boolean }

/** Answers as a FHIR QuestionnaireResponse of its own: what was answered, with about whom, by whom and when. */
export function writeResponse(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  { release, withSensitive = false }: Leaving,
): ForeignObject {
  const given = asAnswer(response.answers)
  const answers: Answers = isRecord(given) ? given : {}
  const form = exportQuestionnaire(questionnaire, release)
  const written = withSensitive ? exportResponse(form, answers) : exportOpenResponse(form, answers)
  const { id, patient, author, authored, status } = response
  return present({
    ...written,
    id,
    status: statuses[status] ?? 'completed',
    subject: { reference: `Patient/${patient.id}` },
    authored,
    author: { reference: `${author.resourceType}/${author.id}` },
  })
}
