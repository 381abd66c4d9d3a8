import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'
import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { changeOfScore } from '#shared/chart/change-of-score.ts'

type Props = {
  readonly response: QuestionnaireResponse
  readonly questionnaire: Questionnaire | undefined
  /** The answers to the same instrument before these. */
  readonly previous: QuestionnaireResponse | undefined
}

/** The scores of answers with their bands, and how each has changed since the answers before. */
export function ScoreTable({ response, questionnaire, previous }: Props): ReactNode {
  const words = useWords()
  const { scores = [] } = response
  if (scores.length === 0) return null
  return (
    <section aria-labelledby="filling-scores">
      <h2 id="filling-scores">{words('filling.scores')}</h2>
      <div className="filling-scroll">
        <table className="filling-table">
          <thead>
            <tr>
              <th scope="col">{words('filling.score')}</th>
              <th scope="col">{words('filling.value')}</th>
              <th scope="col">{words('filling.band')}</th>
              {previous && <th scope="col">{words('filling.before')}</th>}
              {previous && <th scope="col">{words('filling.change')}</th>}
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => {
              const definition = questionnaire?.scoring?.find(({ id }) => id === score.scoringId)
              const before = previous?.scores?.find(({ scoringId }) => scoringId === score.scoringId)
              const change = changeOfScore(definition, score, before)
              return (
                <tr key={score.scoringId}>
                  <th scope="row">{definition?.name ?? score.shortName ?? score.scoringId}</th>
                  <td>{score.value ?? '–'}</td>
                  <td>
                    {score.band}
                    {score.prorated && ` (${words('filling.prorated', { missing: score.missing ?? 0 })})`}
                  </td>
                  {previous && <td>{before?.value ?? '–'}</td>}
                  {previous && <td>{change && words(`filling.change-${change.kind}`, { by: change.by })}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
