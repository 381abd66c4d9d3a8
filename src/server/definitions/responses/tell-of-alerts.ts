import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { receiversOf } from './receivers-of.ts'

/** Answers that were stored, and the alerts that stood there before. */
type Stored = {
  readonly questionnaire: Questionnaire
  readonly before: QuestionnaireResponse | undefined
  readonly after: QuestionnaireResponse
}

/**
 * Tells those at once whom the alerts of responses name, of a critical one always somebody. What was answered, by whom and to what stands
 * nowhere in it: it may be seen on a locked screen, and leads to what those alone can open who may read the answers.
 */
export async function tellOfAlerts(context: Context, stored: Stored): Promise<Outcome<void>> {
  const alerts = newlyRaised(stored)
  if (alerts.length === 0) return succeeded(undefined)
  const { actor, now, stores } = context
  const { id } = stored.after
  const isUrgent = alerts.some(({ severity }) => severity === 'Critical')
  const speak = speakerFor(actor.locale, actor.labels)
  for (const recipient of await receiversOf(context, { response: stored.after, alerts })) {
    const told = await stores.of('Notification').create({
      recipient: { id: recipient, resourceType: 'Practitioner' },
      category: 'System',
      priority: isUrgent ? 'Urgent' : 'Normal',
      title: speak(isUrgent ? 'definitions.alert-title' : 'definitions.alert-title-calm', {}),
      target: { route: `/responses/${id}` },
      created: now.iso,
      channels: ['InApp'],
      // What is less pressing never takes the place of what is pressing.
      dedupeKey: isUrgent ? `response alert ${id}` : `response notice ${id}`,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

function newlyRaised({ questionnaire, before, after }: Stored): readonly QuestionnaireAlert[] {
  const former = new Set((before?.alerts ?? []).map(({ alertId }) => alertId))
  const raised = new Set((after.alerts ?? []).map(({ alertId }) => alertId))
  return (questionnaire.alerts ?? []).filter(({ id }) => raised.has(id) && !former.has(id))
}
