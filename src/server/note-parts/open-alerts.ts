import type { Note } from '#generated/types/note.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Finding, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking } from '#shared/outcome/refuse.ts'

/** What keeps a note from being signed: critical alerts of answers that belong to it, while nobody has acknowledged them. */
export async function openAlerts(
  context: Context,
  { id }: Pick<Note, 'id'>,
): Promise<Outcome<readonly Finding[]>> {
  const found = await context.stores.of('QuestionnaireResponse').find({
    filters: [
      { field: 'note', op: 'eq', value: id },
      { field: 'status', op: 'in', value: ['Final', 'Amended'] },
    ],
    pageSize: 100,
  })
  if (!found.ok) return found
  const findings: Finding[] = []
  for (const response of found.value.rows) {
    const isCritical = await hasCritical(context, response)
    if (!isCritical.ok) return isCritical
    const name = response.questionnaire.display ?? response.display
    if (isCritical.value) findings.push(blocking('', 'notes.open-alert', { name }))
  }
  return succeeded(findings)
}

async function hasCritical(
  { stores }: Context,
  { alerts = [], questionnaire }: QuestionnaireResponse,
): Promise<Outcome<boolean>> {
  const open = alerts.filter(({ at }) => at === undefined).map(({ alertId }) => alertId)
  if (open.length === 0) return succeeded(false)
  const { id, versionId } = questionnaire
  const store = stores.of('Questionnaire')
  const version = await (versionId === undefined ? store.get(id) : store.getVersion(id, versionId))
  if (!version.ok) return version
  const critical = (version.value.alerts ?? []).filter(({ severity }) => severity === 'Critical')
  return succeeded(critical.some((alert) => open.includes(alert.id)))
}
