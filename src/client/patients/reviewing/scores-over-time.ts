import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

/** How one score of a questionnaire went, the oldest value first. */
export type ScoreCourse = {
  readonly key: string
  readonly name: string
  readonly values: readonly number[]
  /** What the newest value means, where the questionnaire says so. */
  readonly band: string
}

/** The scores of finished questionnaires over time, each questionnaire's scores by themselves. */
export function scoresOverTime(responses: readonly QuestionnaireResponse[]): readonly ScoreCourse[] {
  const found = new Map<string, ScoreCourse>()
  const finished = responses
    .filter(({ status }) => status === 'Final' || status === 'Amended')
    .toSorted((one, other) => (one.authored ?? '').localeCompare(other.authored ?? ''))
  for (const { questionnaire, scores = [] } of finished)
    for (const { scoringId, shortName = '', value, band = '' } of scores) {
      if (value === undefined) continue
      const key = `${questionnaire.id}/${scoringId}`
      const name = shortName || (questionnaire.display ?? '')
      found.set(key, { key, name, values: [...(found.get(key)?.values ?? []), value], band })
    }
  return [...found.values()]
}
