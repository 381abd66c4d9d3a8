import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { answeredCodeFindings } from '#server/stores/codes/answered-code-findings.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { itemScores, scoreAnswers } from '#shared/forms/opening/score-answers.ts'
import { finalAnswers, validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Answers fit the questionnaire in the very version that they name; finished ones are complete, and the server scores them. */
export const responseGuard: Guard<'QuestionnaireResponse'> = {
  beforeWrite: (context, change) => checked(context, change),
}

async function checked(
  context: Context,
  { operation, before, after }: Change<'QuestionnaireResponse'>,
): Promise<Outcome<QuestionnaireResponse>> {
  if (operation === 'delete' || operation === 'restore' || after.status === 'EnteredInError')
    return succeeded(after)

  const questionnaire = await answered(context, after.questionnaire)
  if (!questionnaire.ok) return questionnaire
  if (questionnaire.value.status === 'Draft' && !before)
    return notPublishable([stops('/questionnaire', 'definitions.not-in-use')])
  const form = compileForm(definitionOf(questionnaire.value))
  const answers = { before: before?.answers, after: after.answers }
  const findings = await answeredCodeFindings(context, form, answers)
  return findings.length > 0 ? notFitting(findings) : fitted(questionnaire.value, after)
}

/** The version that is answered; it becomes pinned when it is stored. */
function answered(context: Context, { id, versionId }: Reference): Promise<Outcome<Questionnaire>> {
  const store = context.stores.of('Questionnaire')
  return versionId === undefined ? store.get(id) : store.getVersion(id, versionId)
}

function fitted(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
): Outcome<QuestionnaireResponse> {
  const form = compileForm(definitionOf(questionnaire))
  const answers = response.answers
  const isDone = response.status !== 'Preliminary'
  const findings = validateAnswers(form, answers, {
    mode: isDone ? 'final' : 'draft',
    context: contextOf(response),
  })
    .filter(({ weight }) => weight === 'blocks')
    .filter((finding) => isDone || isMisshapen(finding))
  if (findings.length > 0) return notFitting(findings)

  const kept = isDone ? finalAnswers(form, answers, contextOf(response)) : answers
  return succeeded({
    ...response,
    answers: kept,
    progress: progressOf(kept, isDone),
    itemScores: itemScores(form, kept),
    scores: scoreAnswers(form, kept, questionnaire.scoring ?? []).map((score) => ({
      ...score,
      shortName: questionnaire.shortName,
    })),
  })
}

function notFitting(findings: readonly Finding[]): Outcome<never> {
  const placed = findings.map((finding) => ({ ...finding, pointer: `/answers${finding.pointer}` }))
  return failed({ kind: 'invalid', findings: placed })
}

/** Unfinished answers may break their author's limits; what has the wrong shape is never stored. */
function isMisshapen({ message }: Finding): boolean {
  return message === 'forms.unknown-element' || message === 'forms.invalid'
}

function contextOf({ authored }: QuestionnaireResponse) {
  return { values: { today: authored.slice(0, 10) } }
}

function progressOf(answers: Answers, isDone: boolean): QuestionnaireResponse['progress'] {
  if (isDone) return 'Complete'
  return Object.keys(answers).length === 0 ? 'NotStarted' : 'InProgress'
}
