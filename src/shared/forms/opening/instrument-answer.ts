import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { scoreAnswers } from './score-answers.ts'

/** A questionnaire that is filled inside another form: in one version, with its scores and alerts. */
export type Instrument = Definition & {
  readonly version: Reference
  readonly shortName: string
  readonly scoring?: readonly ScoreDefinition[] | undefined
  readonly alerts?: readonly QuestionnaireAlert[] | undefined
}

/** When a form opens an instrument inside itself: what its answer holds, with the version that was answered, the scores that follow and what was done about its alerts. The server works out the same scores. */
export function instrumentAnswer(
  instrument: Instrument,
  answers: Answers,
  alerts: readonly Answer[] = [],
): Answers | undefined {
  if (Object.keys(answers).length === 0) return undefined
  const scores = instrumentScores(instrument, answers)
  return {
    questionnaire: instrument.version,
    answers,
    ...(scores.length > 0 && { scores }),
    ...(alerts.length > 0 && { alerts }),
  }
}

/** The scores of an instrument as the rows of its answer. */
export function instrumentScores(
  { scoring = [], shortName, ...definition }: Instrument,
  answers: Answers,
): readonly Answer[] {
  const names = new Map(scoring.map(({ id, name }) => [id, name]))
  return scoreAnswers(compileForm(definition), answers, scoring).map(({ scoringId, value, band }, at) => ({
    _rowId: `score-${at + 1}`,
    name: names.get(scoringId) ?? shortName,
    ...(value === undefined ? {} : { value }),
    ...(band === undefined ? {} : { band }),
  }))
}
