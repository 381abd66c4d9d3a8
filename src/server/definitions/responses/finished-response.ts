import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Context } from '#server/operations/handler.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { raisedBy } from './raised-by.ts'

/** A response that is written, in the version of the questionnaire that it answers. */
export type Finishing = {
  readonly questionnaire: Questionnaire
  readonly before: QuestionnaireResponse | undefined
  readonly after: QuestionnaireResponse
  readonly context: FormContext
}

/**
 * What the server says of finished answers beside their scores: the alerts that they raise, and the answers to the same instrument
 * before them. Whoever has read them, or acknowledged an alert, has read these answers: changed ones are unread again.
 */
export async function finishedResponse(
  context: Context,
  finishing: Finishing,
): Promise<Outcome<QuestionnaireResponse>> {
  const { before, after } = finishing
  const { reviewed, alerts: _alerts, previous: _previous, ...rest } = after
  const previous = await previousOf(context, finishing)
  if (!previous.ok) return previous
  const isSame = before !== undefined && sameAnswer(before.answers, after.answers)
  const alerts = alertsOf(context, finishing, isSame)
  return succeeded({
    ...rest,
    ...(alerts.length > 0 && { alerts }),
    ...(isSame && reviewed && { reviewed }),
    ...(previous.value && { previous: previous.value }),
  })
}

type KeptAlert = NonNullable<QuestionnaireResponse['alerts']>[number]

function alertsOf({ now }: Context, finishing: Finishing, isSame: boolean): readonly KeptAlert[] {
  const known = new Map((finishing.before?.alerts ?? []).map((alert) => [alert.alertId, alert]))
  return raisedBy(finishing).map(({ id }) => {
    const former = known.get(id)
    return isSame && former ? former : { alertId: id, raisedAt: former?.raisedAt ?? now.iso }
  })
}

const finished = ['Final', 'Amended']

/** The last finished answers of the patient to any version of the instrument, as far as the writer may see them. */
async function previousOf(
  { stores }: Context,
  { questionnaire, before, after }: Finishing,
): Promise<Outcome<Reference | undefined>> {
  if (before && finished.includes(before.status)) return succeeded(before.previous)
  const versions = await stores
    .of('Questionnaire')
    .find({ filters: [{ field: 'key', op: 'eq', value: questionnaire.key }], pageSize: 200 })
  if (!versions.ok) return versions
  const found = await stores.of('QuestionnaireResponse').find({
    partition: after.patient.id,
    filters: [
      { field: 'patient', op: 'eq', value: after.patient.id },
      { field: 'questionnaire', op: 'in', value: versions.value.rows.map(({ id }) => id) },
      { field: 'status', op: 'in', value: finished },
      { field: 'authored', op: 'lt', value: after.authored },
    ],
    orderBy: 'authored',
    order: 'desc',
    pageSize: 1,
  })
  if (!found.ok) return found
  const [last] = found.value.rows
  return succeeded(last && { id: last.id, resourceType: 'QuestionnaireResponse' as const })
}
