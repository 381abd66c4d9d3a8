import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { answeredVersion } from '#server/definitions/responses/answered-version.ts'
import { finishedResponse } from '#server/definitions/responses/finished-response.ts'
import { tellOfAlerts } from '#server/definitions/responses/tell-of-alerts.ts'
import { innerFindings } from '#server/note-parts/inner-findings.ts'
import type { Change, Context, Guard } from '#server/operations/handler.ts'
import { answeredCodeFindings } from '#server/stores/codes/answered-code-findings.ts'
import { withExpressed } from '#server/stores/expressions/with-expressed.ts'
import { answeredRecordFindings } from '#server/stores/references/answered-record-findings.ts'
import { type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { type Form as CompiledForm, compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { isMisshapen } from '#shared/forms/filling/is-misshapen.ts'
import { itemScores, scoreAnswers } from '#shared/forms/opening/score-answers.ts'
import { finalAnswers, validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { isOfPortal } from '#shared/permissions/circles-of.ts'
import { ageOn } from '#shared/time/calendar.ts'

/** Answers fit the questionnaire in the very version that they name; finished ones are complete, and the server scores them and says which alerts they raise. */
export const responseGuard: Guard<'QuestionnaireResponse'> = {
  beforeWrite: (context, change) => checkedResponse(context, change),
  afterWrite: (context, change) => tellOfResponse(context, change),
}

/** Whoever has to hear of a stored response hears of it. */
export async function tellOfResponse(
  context: Context,
  { operation, before, after }: Change<'QuestionnaireResponse'>,
): Promise<Outcome<void>> {
  if (operation === 'delete' || operation === 'restore' || !after.alerts) return succeeded(undefined)
  const questionnaire = await answeredVersion(context, after.questionnaire)
  return questionnaire.ok
    ? tellOfAlerts(context, { questionnaire: questionnaire.value, before, after })
    : questionnaire
}

/** The response as it is to be stored, or why it cannot be. */
export async function checkedResponse(
  context: Context,
  { operation, before, after }: Change<'QuestionnaireResponse'>,
): Promise<Outcome<QuestionnaireResponse>> {
  if (operation === 'delete' || operation === 'restore') return succeeded(after)
  if (after.status === 'EnteredInError') return inError(context, before, after)

  if (isRewritten(before, after)) return refuse('/status', 'definitions.finished-answers')

  const questionnaire = await answeredVersion(context, after.questionnaire)
  if (!questionnaire.ok) return questionnaire
  if (questionnaire.value.status === 'Draft' && !before)
    return notPublishable([stops('/questionnaire', 'definitions.not-in-use')])
  const form = compileForm(definitionOf(questionnaire.value))
  const answers = { before: before?.answers, after: after.answers }
  const findings = [
    ...(await answeredCodeFindings(context, form, answers)),
    ...(await answeredRecordFindings(context, form, answers)),
  ]
  if (findings.length > 0) return notFitting(findings)
  const surroundings = await contextIn(context, questionnaire.value, after)
  if (!surroundings.ok) return surroundings
  const inner = await innerFit(context, { form, response: after }, surroundings.value)
  if (!inner.ok) return inner
  const fit = fitted(
    questionnaire.value,
    answering(questionnaire.value, { before, after }),
    surroundings.value,
  )
  if (!fit.ok || after.status === 'Preliminary') return fit
  const finishing = { questionnaire: questionnaire.value, before, after: fit.value }
  return finishedResponse(context, { ...finishing, context: await alertContext(context, after) })
}

/** Finished answers are taken out of the record by staff alone, and stay as they were given. */
function inError(
  { actor }: Context,
  before: QuestionnaireResponse | undefined,
  after: QuestionnaireResponse,
): Outcome<QuestionnaireResponse> {
  const permission = 'QuestionnaireResponse:Update'
  if (before?.status !== 'Preliminary' && isOfPortal(actor))
    return failed({ kind: 'forbidden', permission, because: 'stores.staff-change-this' })
  return succeeded(after)
}

type Written = { readonly before: QuestionnaireResponse | undefined; readonly after: QuestionnaireResponse }

/** The row names the very version that it answers from the beginning. */
function answering(questionnaire: Questionnaire, { before, after }: Written): QuestionnaireResponse {
  return before ? after : { ...after, questionnaire: referenceTo(questionnaire) }
}

/** What stands inside the form, in forms of their own, fits those. */
async function innerFit(
  context: Context,
  { form, response }: { readonly form: CompiledForm; readonly response: QuestionnaireResponse },
  around: FormContext,
): Promise<Outcome<void>> {
  const isDone = response.status !== 'Preliminary'
  const filled = { form, answers: response.answers }
  const inner = await innerFindings(context, filled, { mode: isDone ? 'final' : 'draft', context: around })
  if (!inner.ok) return inner
  const unfit = inner.value.filter((each) => each.weight === 'blocks' && (isDone || isMisshapen(each)))
  return unfit.length > 0 ? notFitting(unfit) : succeeded(undefined)
}

/** Finished answers are amended, never changed in silence. */
function isRewritten(before: QuestionnaireResponse | undefined, after: QuestionnaireResponse): boolean {
  return before?.status === 'Final' && after.status === 'Final' && !sameAnswer(before.answers, after.answers)
}

function fitted(
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
  context: FormContext,
): Outcome<QuestionnaireResponse> {
  const form = compileForm(definitionOf(questionnaire))
  const answers = response.answers
  const isDone = response.status !== 'Preliminary'
  const findings = validateAnswers(form, answers, {
    mode: isDone ? 'final' : 'draft',
    context,
  })
    .filter(({ weight }) => weight === 'blocks')
    .filter((finding) => isDone || isMisshapen(finding))
  if (findings.length > 0) return notFitting(findings)

  const kept = isDone ? finalAnswers(form, answers, context) : answers
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

/** What stands around the answers; of finished ones also what the form's own expressions give. */
async function contextIn(
  context: Context,
  questionnaire: Questionnaire,
  response: QuestionnaireResponse,
): Promise<Outcome<FormContext>> {
  const known = contextOf(response)
  if (response.status === 'Preliminary') return succeeded(known)
  return withExpressed(context.express, {
    key: `${questionnaire.id}/${questionnaire.meta.versionId}`,
    form: compileForm(definitionOf(questionnaire)),
    answers: response.answers,
    context: known,
  })
}

function notFitting(findings: readonly Finding[]): Outcome<never> {
  const placed = findings.map((finding) => ({ ...finding, pointer: `/answers${finding.pointer}` }))
  return failed({ kind: 'invalid', findings: placed })
}

/** What alerts may ask beside the answers: the day, and of the patient what the writer may read. */
async function alertContext(context: Context, response: QuestionnaireResponse): Promise<FormContext> {
  const { values } = contextOf(response)
  const found = await context.stores.of('Patient').get(response.patient.id)
  if (!found.ok) return { values }
  const { birthDate, gender } = found.value
  return {
    values: { ...values, birthDate, 'patient.age': ageOn(birthDate, values.today), 'patient.gender': gender },
  }
}

function contextOf({ authored }: QuestionnaireResponse) {
  return { values: { today: authored.slice(0, 10) } }
}

function progressOf(answers: Answers, isDone: boolean): QuestionnaireResponse['progress'] {
  if (isDone) return 'Complete'
  return Object.keys(answers).length === 0 ? 'NotStarted' : 'InProgress'
}
