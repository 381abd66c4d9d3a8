import type { Filter } from '#generated/types/filter.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import type { NotedResponse } from '#shared/notes/charted/noted-fact.ts'
import { noteInRound } from '#shared/notes/in-round.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { type ChartStep, type ChartWork, closingLabels, sourceOf, writingDoubt } from './chart-work.ts'
import { at } from './take-from-chart.ts'

/**
 * Answers to an instrument that stand inside a note, as answers of the chart: they are finished, scored and checked as those that are
 * given outside a note, raise the same alerts, and are told of to the same people. What was done about an alert stands in the note and is
 * signed with it, so the alert is acknowledged by the note's author.
 */
export const responseInChart = { keep, takeBack }

async function keep(work: ChartWork, fact: NotedResponse): Promise<Outcome<ChartStep>> {
  const { context } = work
  const { text } = fact
  const own = await ownResponse(work, fact.key)
  if (!own.ok) return own
  const before = own.value
  const doubt = writingDoubt(work, 'QuestionnaireResponse', before ? 'Update' : 'Create')
  if (doubt) return succeeded({ text, doubt })

  const guard = context.guardOf('QuestionnaireResponse')
  const row: QuestionnaireResponse = before
    ? { ...before, status: 'Amended', answers: fact.answers }
    : typedRow<'QuestionnaireResponse'>(fresh(work, fact))
  const guarded = await guard.beforeWrite(
    context,
    before ? { operation: 'update', before, after: row } : { operation: 'create', after: row },
  )
  if (!guarded.ok) return notTaken(work, fact)
  const after = acknowledged(work, guarded.value, fact)
  if (before && isSame(before, after)) return succeeded({ text })
  return succeeded({ text, write: () => written(work, before, after) })
}

/** Answers that raise no alert because the chart does not take them would be missed by everybody: the note is not finished with them. */
function notTaken({ note }: ChartWork, { key, text }: NotedResponse): Outcome<never> {
  const [section = '', ...place] = key.split('/')
  const index = noteInRound(note).sections.findIndex((each) => each.key === section)
  return refuse(`/sections/${index}/data/${place.join('/')}`, 'notes.instrument-not-taken', {
    parameters: { name: text },
    subStatus: subStatuses.rulesFailed,
  })
}

/** What a note no longer says was never answered; where another hand has amended the answers since, they stay. */
async function takeBack(work: ChartWork, fact: NotedResponse): Promise<Outcome<ChartStep>> {
  const { text } = fact
  const own = await ownResponse(work, fact.key)
  if (!own.ok || !own.value) return own.ok ? succeeded({ text }) : own
  const row = own.value
  if (!sameAnswer(row.answers, fact.answers)) return succeeded({ text, doubt: 'ChangedSince' })
  const { stores } = work.context
  const write = () => stores.of('QuestionnaireResponse').update(at(row), { ...row, status: 'EnteredInError' })
  return succeeded({ text, write })
}

function fresh(work: ChartWork, { key, questionnaire, answers }: NotedResponse) {
  const { note, patient, effectiveAt } = work
  return {
    questionnaire,
    patient,
    status: 'Final',
    authored: effectiveAt(key).moment,
    author: note.author,
    source: 'Clinician',
    mode: 'InSession',
    language: { code: 'en', display: 'English' },
    answers,
    ...(note.encounter && { encounter: note.encounter }),
    ...sourceOf(work, key),
  }
}

/** The alerts that they raise, those of which the note says what was done as acknowledged with it. */
function acknowledged(
  { context, note }: ChartWork,
  row: QuestionnaireResponse,
  { actions }: NotedResponse,
): QuestionnaireResponse {
  const { author } = note
  const alerts = row.alerts?.map((alert) => {
    const action = actions[alert.alertId]?.trim()
    if (!action || alert.action === action) return alert
    return { ...alert, acknowledgedBy: author, at: context.now.iso, action }
  })
  return { ...row, ...(alerts && { alerts }) }
}

function isSame(before: QuestionnaireResponse, after: QuestionnaireResponse): boolean {
  const told = ({ alerts = [] }: QuestionnaireResponse) =>
    alerts.map(({ alertId, action }) => `${alertId} ${action ?? ''}`).join('\n')
  return sameAnswer(before.answers, after.answers) && told(before) === told(after)
}

async function written(
  { context, note }: ChartWork,
  before: QuestionnaireResponse | undefined,
  after: QuestionnaireResponse,
): Promise<Outcome<unknown>> {
  const store = context.stores.of('QuestionnaireResponse')
  const stored = await (before ? store.update(at(before), after) : store.create(after))
  // Who may not read the note is not told that there is something in it.
  if (!stored.ok || closingLabels(note).length > 0) return stored
  const change = before
    ? ({ operation: 'update', before, after: stored.value } as const)
    : ({ operation: 'create', after: stored.value } as const)
  return context.guardOf('QuestionnaireResponse').afterWrite(context, change)
}

/** The answers of the chart that came from this question of the note and stand. */
async function ownResponse(
  { context, note }: ChartWork,
  key: string,
): Promise<Outcome<QuestionnaireResponse | undefined>> {
  const filters: readonly Filter[] = [{ field: 'note', op: 'eq', value: note.id }]
  const found = await context.stores.of('QuestionnaireResponse').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  const stands = ({ noteRow, status }: QuestionnaireResponse) =>
    noteRow === key && status !== 'EnteredInError'
  return succeeded(found.value.rows.find(stands))
}
