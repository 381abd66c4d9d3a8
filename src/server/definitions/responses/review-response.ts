import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { staleVersion } from '#server/stores/row-store.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { answeredVersion } from './answered-version.ts'

/** Says that a practitioner has read finished responses, in the version that was read, and acknowledges their alerts; those that want an action only with what was done. */
export const reviewResponse: Handler<'questionnaireResponse.review'> = async (
  context,
  { id, versionId, action },
) => {
  const reviewer = context.actor.profile
  if (reviewer?.resourceType !== 'Practitioner')
    return failed({ kind: 'forbidden', permission: 'QuestionnaireResponse:Update' })
  const responses = context.stores.of('QuestionnaireResponse')
  const found = await responses.get(id)
  if (!found.ok) return found
  const { value: response } = found
  if (response.status !== 'Final' && response.status !== 'Amended')
    return failed({ kind: 'conflict', because: 'definitions.not-finished' })
  if (versionId === undefined)
    return failed({ kind: 'precondition', status: 428, because: 'stores.version-needed' })
  if (versionId !== response.meta.versionId) return failed(staleVersion(response.meta.versionId))

  const said = action?.trim() ?? ''
  const wants = await wantsAction(context, response)
  if (!wants.ok) return wants
  if (wants.value && said === '') return refuse('/action', 'definitions.action-needed')
  context.note({ patientId: response.patient.id })
  return responses.update({ id, versionId }, reviewedBy(response, { reviewer, said, at: context.now.iso }))
}

type Review = { readonly reviewer: Reference; readonly said: string; readonly at: string }

function reviewedBy(response: QuestionnaireResponse, { reviewer, said, at }: Review): QuestionnaireResponse {
  const alerts = response.alerts?.map((alert) =>
    alert.at === undefined
      ? { ...alert, acknowledgedBy: reviewer, at, ...(said !== '' && { action: said }) }
      : alert,
  )
  return { ...response, reviewed: { by: reviewer, at }, ...(alerts && { alerts }) }
}

/** Is one of the alerts that nobody has acknowledged critical, or meant by its author to be answered by an act? */
async function wantsAction(context: Context, response: QuestionnaireResponse): Promise<Outcome<boolean>> {
  const open = (response.alerts ?? []).filter(({ at }) => at === undefined)
  if (open.length === 0) return succeeded(false)
  const questionnaire = await answeredVersion(context, response.questionnaire)
  if (!questionnaire.ok) return questionnaire
  return succeeded(open.some(({ alertId }) => isPressing(questionnaire.value, alertId)))
}

function isPressing({ alerts = [] }: Questionnaire, alertId: string): boolean {
  const alert = alerts.find(({ id }) => id === alertId)
  return alert?.severity === 'Critical' || alert?.requireAcknowledgement === true
}
