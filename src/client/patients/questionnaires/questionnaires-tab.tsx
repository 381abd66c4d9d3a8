import type { ReactNode } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { BeginQuestionnaire } from './begin-questionnaire.tsx'
import '#client/patients/tabs/tabs.css'

/** The questionnaires tab of a chart: what was answered and what is begun, with scores and alerts, and the beginning of another one. */
export function QuestionnairesTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const answer = useAnswer(
    'questionnaireResponse.query',
    rowsOf('patient', patient.id, { orderBy: 'authored', order: 'desc', pageSize: 100 }),
  )
  return (
    <>
      <BeginQuestionnaire patient={patient} />
      <Answered
        answer={answer}
        what={words('chart-tabs.questionnaires')}
        shape="rows"
        onRetry={() => refreshAnswers('QuestionnaireResponse')}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="tab-empty">{words('chart-questionnaires.none')}</p>}
      >
        {({ items }) => (
          <div className="tab-scroll">
            <table className="tab-table">
              <thead>
                <tr>
                  <th scope="col">{words('chart-questionnaires.questionnaire')}</th>
                  <th scope="col">{words('chart-questionnaires.score')}</th>
                  <th scope="col">{words('chart-questionnaires.alerts')}</th>
                  <th scope="col">{words('chart-questionnaires.when')}</th>
                  <th scope="col">{words('chart-questionnaires.state')}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((response) => (
                  <ResponseRow key={response.id} response={response} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Answered>
    </>
  )
}

function ResponseRow({ response }: { readonly response: QuestionnaireResponse }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const path = useRecordPath()
  const { id, questionnaire, display, scores = [], alerts = [], authored, status, reviewed } = response
  const open = alerts.filter(({ at }) => at === undefined).length
  const isFinished = status === 'Final' || status === 'Amended'
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={path('QuestionnaireResponse', id)}>{questionnaire.display ?? display}</ScreenLink>
      </th>
      <td>
        {isFinished &&
          scores.map(({ scoringId, value, band }) => (
            <div key={scoringId}>{[value ?? '–', band].filter((each) => each !== undefined).join(' · ')}</div>
          ))}
      </td>
      <td>{open > 0 && <b>{words('chart-questionnaires.open-alerts', { count: open })}</b>}</td>
      <td>{moments.dateAndTime(authored)}</td>
      <td>
        {labels(`enumeration.ReportStatus.${status}`)}
        {isFinished &&
          ` · ${words(reviewed ? 'chart-questionnaires.reviewed' : 'chart-questionnaires.unread')}`}
      </td>
    </tr>
  )
}
