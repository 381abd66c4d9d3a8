import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { activeOf } from '#server/definitions/definition/active-of.ts'
import { checkedResponse } from '#server/definitions/guards/response-guard.ts'
import { answeredVersion } from '#server/definitions/responses/answered-version.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { upgradedAnswers } from '#shared/forms/opening/upgraded-answers.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/**
 * Moves answers that somebody is giving to the version of their questionnaire that is in use, or back as long as nothing else has
 * changed. The answers as they were stay in the history, those too that are no longer asked.
 */
export const upgradeResponse: Handler<'questionnaireResponse.upgrade'> = async (
  context,
  { id, versionId, isUndone = false },
) => {
  const responses = context.stores.of('QuestionnaireResponse')
  const found = await responses.get(id)
  if (!found.ok) return found
  const { value: response } = found
  context.note({ patientId: response.patient.id })
  if (response.status !== 'Preliminary' || response.note || response.packetResponse)
    return failed({ kind: 'conflict', because: 'definitions.not-upgraded' })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== response.meta.versionId) return failed(staleVersion(response.meta.versionId))
  const next = isUndone ? await former(context, response) : await upgraded(context, response)
  if (!next.ok) return next
  const checked = await checkedResponse(context, { operation: 'update', before: response, after: next.value })
  if (!checked.ok) return checked
  if (isUndone) return responses.update({ id, versionId }, checked.value)
  // What saves itself leaves no history: the answers as they are now are kept before they change.
  const kept = await responses.update({ id, versionId }, response)
  if (!kept.ok) return kept
  const { meta } = kept.value
  return responses.update({ id, versionId: meta.versionId }, { ...checked.value, meta })
}

async function upgraded(
  context: Context,
  response: QuestionnaireResponse,
): Promise<Outcome<QuestionnaireResponse>> {
  const answered = await answeredVersion(context, response.questionnaire)
  if (!answered.ok) return answered
  const active = await activeOf(context, 'Questionnaire', answered.value.key)
  if (!active.ok) return active
  if (!active.value || active.value.version <= answered.value.version)
    return refuse('', 'definitions.no-newer-version', { kind: 'conflict' })
  return { ok: true, value: movedTo(active.value, response) }
}

function movedTo(questionnaire: Questionnaire, response: QuestionnaireResponse): QuestionnaireResponse {
  const form = compileForm(definitionOf(questionnaire))
  const context = { values: { today: response.authored.slice(0, 10) } }
  const { answers } = upgradedAnswers(form, response.answers, context)
  const { id, meta } = questionnaire
  return {
    ...response,
    questionnaire: { id, resourceType: 'Questionnaire', versionId: meta.versionId },
    answers,
  }
}

/** The answers as they were before they were moved; a conflict when the last change was another one. */
async function former(
  { stores }: Context,
  response: QuestionnaireResponse,
): Promise<Outcome<QuestionnaireResponse>> {
  const before = `${Number(response.meta.versionId) - 1}`
  const found = await stores.of('QuestionnaireResponse').getVersion(response.id, before)
  const isMoved = found.ok && found.value.questionnaire.id !== response.questionnaire.id
  if (!isMoved) return refuse('', 'definitions.nothing-to-undo', { kind: 'conflict' })
  const { questionnaire, answers } = found.value
  return { ok: true, value: { ...response, questionnaire, answers } }
}
