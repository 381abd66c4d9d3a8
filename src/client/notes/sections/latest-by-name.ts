import type { QueryCall } from '#generated/operations/plain.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

type Score = NonNullable<QuestionnaireResponse['scores']>[number]

/** A score and the moment of its answers. */
export type Dated = { readonly on: string; readonly score: Score }

/** The first score of each of these answers, by the instrument's short name, in their order. */
export function latestByName(rows: readonly QuestionnaireResponse[]): ReadonlyMap<string, readonly Dated[]> {
  const all = new Map<string, Dated[]>()
  for (const { authored, scores = [] } of rows) {
    const [score] = scores
    if (score?.shortName === undefined || score.value === undefined) continue
    all.set(score.shortName, [...(all.get(score.shortName) ?? []), { on: authored, score }])
  }
  return all
}

/** So many answers of before are looked at. */
const most = 50

/** Asks for the newest finished answers of the patient. */
export function answersAsked(patientId: string): QueryCall {
  return {
    filters: [
      { field: 'patient', op: 'eq', value: patientId },
      { field: 'status', op: 'in', value: ['Final', 'Amended'] },
    ],
    partition: patientId,
    orderBy: 'authored',
    order: 'desc',
    pageSize: most,
  }
}
