import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import type { Instrument } from './instrument-answer.ts'
import { raisedAlerts } from './raised-alerts.ts'
import { scoreAnswers } from './score-answers.ts'

/** The alerts that the answers to an instrument raise where it is opened inside another form. */
export function instrumentAlerts(
  instrument: Instrument,
  answers: Answers,
  context: FormContext,
): readonly QuestionnaireAlert[] {
  const scores = scoreAnswers(compileForm(instrument), answers, instrument.scoring ?? [])
  return raisedAlerts(instrument, { answers, scores, context })
}

/** What was done about each alert, by its id, as the whole answer to an instrument says it. */
export function alertActions(value: Answers | undefined): ReadonlyMap<string, string> {
  const rows = listOf(value?.alerts).filter(isRecord)
  return new Map(rows.map(({ _rowId, action }) => [String(_rowId), String(action ?? '')]))
}

/** Whether somebody has to say what was done about an alert before the form around it is finished. */
export function wantsAction({ severity, requireAcknowledgement }: QuestionnaireAlert): boolean {
  return severity === 'Critical' || requireAcknowledgement === true
}

/** The alerts of an answered instrument about which nobody has said yet what was done, though it has to be said. */
export function openInstrumentAlerts(
  instrument: Instrument,
  value: Answers,
  context: FormContext,
): readonly QuestionnaireAlert[] {
  const answers = isRecord(value.answers) ? value.answers : {}
  const done = alertActions(value)
  return instrumentAlerts(instrument, answers, context)
    .filter(wantsAction)
    .filter(({ id }) => !done.get(id)?.trim())
}

/** What was done about alerts, as rows of an instrument's answer: only of those that are raised. */
export function alertRows(
  raised: readonly QuestionnaireAlert[],
  done: ReadonlyMap<string, string>,
): readonly Answer[] {
  return raised.flatMap(({ id, message }) => {
    const action = done.get(id)
    return action ? [{ _rowId: id, message, action }] : []
  })
}
