import { send } from '#client/api/send.ts'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** A response that is opened: its answers, and the questionnaire in the version that they answer; absent where the reader may not read that. */
export type LoadedResponse = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire | undefined
}

/** Reads a response and the questionnaire in its own version. */
export async function loadResponse(id: string): Promise<Outcome<LoadedResponse>> {
  const response = await send('questionnaireResponse.read', { id })
  if (!response.ok) return response
  const questionnaire = await answeredVersion(response.value.questionnaire)
  if (questionnaire.ok) return succeeded({ response: response.value, questionnaire: questionnaire.value })
  const isRefused = ['forbidden', 'missing', 'gone'].includes(questionnaire.failure.kind)
  return isRefused ? succeeded({ response: response.value, questionnaire: undefined }) : questionnaire
}

function answeredVersion({ id, versionId }: Reference): Promise<Outcome<Questionnaire>> {
  return versionId === undefined
    ? send('questionnaire.read', { id })
    : send('questionnaire.readVersion', { id, versionId })
}
