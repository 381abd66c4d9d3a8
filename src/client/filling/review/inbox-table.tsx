import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'

/** A list of answers: whose, to which instrument, what they score, and whether an alert waits; open alerts first. */
export function InboxTable({
  responses,
}: {
  readonly responses: readonly QuestionnaireResponse[]
}): ReactNode {
  const words = useWords()
  const inOrder = [...responses].sort((one, other) => openAlerts(other) - openAlerts(one))
  return (
    <div className="filling-scroll">
      <table className="filling-table">
        <thead>
          <tr>
            <th scope="col">{words('filling.whose')}</th>
            <th scope="col">{words('filling.alerts')}</th>
            <th scope="col">{words('filling.score')}</th>
            <th scope="col">{words('filling.when')}</th>
            <th scope="col">{words('filling.how')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map((response) => (
            <Row key={response.id} response={response} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function openAlerts({ alerts = [] }: QuestionnaireResponse): number {
  return alerts.some(({ at }) => at === undefined) ? 1 : 0
}

function Row({ response }: { readonly response: QuestionnaireResponse }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { id, patient, questionnaire, scores = [], alerts = [], authored, mode, author, display } = response
  const open = alerts.filter(({ at }) => at === undefined).length
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={path('QuestionnaireResponse', id)}>
          {patient.display ?? display}: {questionnaire.display ?? scores[0]?.shortName ?? display}
        </ScreenLink>
      </th>
      <td>
        {open > 0 ? (
          <span className="filling-mark">
            <IconAlertTriangle size={15} aria-hidden="true" /> {words('filling.open-alerts', { count: open })}
          </span>
        ) : (
          alerts.length > 0 && words('filling.alerts-done')
        )}
      </td>
      <td>
        {scores.map(({ scoringId, value, band }) => (
          <div key={scoringId}>
            {value ?? '–'}
            {band !== undefined && ` · ${band}`}
          </div>
        ))}
      </td>
      <td>{moments.dateAndTime(authored)}</td>
      <td>
        {labels(`enumeration.AnswerMode.${mode}`)}
        {author.display !== undefined && ` · ${author.display}`}
      </td>
    </tr>
  )
}
