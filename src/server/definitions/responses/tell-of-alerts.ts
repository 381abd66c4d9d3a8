import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Answers that were stored, and the alerts that stood there before. */
type Stored = {
  readonly questionnaire: Questionnaire
  readonly before: QuestionnaireResponse | undefined
  readonly after: QuestionnaireResponse
}

/**
 * Tells the patient's care team of today at once that responses raise a critical alert. What was answered, by whom and to what stands
 * nowhere in it: it may be seen on a locked screen, and leads to what those alone can open who may read the answers.
 */
export async function tellOfAlerts(context: Context, stored: Stored): Promise<Outcome<void>> {
  if (!isNewlyCritical(stored)) return succeeded(undefined)
  const { actor, now, stores } = context
  const { id, patient } = stored.after
  const known = await stores.of('Patient').get(patient.id)
  const team = known.ok ? (known.value.careTeam ?? []) : []
  const people = team
    .filter(({ period }) => isNow(period, now.iso))
    .map(({ member }) => member)
    .filter((member) => member.resourceType === 'Practitioner' && member.id !== actor.profile?.id)
  const speak = speakerFor(actor.locale, actor.labels)
  for (const recipient of new Set(people.map((member) => member.id))) {
    const told = await stores.of('Notification').create({
      recipient: { id: recipient, resourceType: 'Practitioner' },
      category: 'System',
      priority: 'Urgent',
      title: speak('definitions.alert-title', {}),
      target: { route: `/responses/${id}` },
      created: now.iso,
      channels: ['InApp'],
      dedupeKey: `response alert ${id}`,
    })
    if (!told.ok) return told
  }
  return succeeded(undefined)
}

function isNewlyCritical({ questionnaire, before, after }: Stored): boolean {
  const former = new Set((before?.alerts ?? []).map(({ alertId }) => alertId))
  const critical = (questionnaire.alerts ?? []).filter(({ severity }) => severity === 'Critical')
  const raised = (after.alerts ?? []).filter(({ alertId }) => !former.has(alertId))
  return raised.some(({ alertId }) => critical.some((alert) => alert.id === alertId))
}

function isNow(period: { readonly start?: string; readonly end?: string } | undefined, now: string): boolean {
  const today = now.slice(0, 10)
  return (period?.start ?? today) <= today && (period?.end ?? today) >= today
}
