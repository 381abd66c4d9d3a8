import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useReader } from '#client/form/words/use-reader.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { notify } from '#client/ui/notices.tsx'
import { knownOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Patient } from '#generated/types/patient.ts'
import type { Answer, Answers } from '#shared/answers/answer.ts'
import { answerText } from '#shared/elements/element.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { type ChartDifference, chartDifferences } from '#shared/packets/chart-differences.ts'
import { ListComparison } from './list-comparison.tsx'

type Props = { readonly form: Definition; readonly answers: Answers; readonly patientId: string }

/** Answers that the chart holds otherwise, beside what it holds; each is taken over by a press. Nothing where nothing differs. */
export function ChartComparison(props: Props): ReactNode {
  return (
    <>
      <PatientComparison {...props} />
      <ListComparison {...props} />
    </>
  )
}

function PatientComparison({ form, answers, patientId }: Props): ReactNode {
  const patient = knownOf(useAnswer('patient.read', { id: patientId }))
  if (!patient) return null
  const differences = chartDifferences(form, answers, patient)
  return differences.length === 0 ? null : <Differences differences={differences} patient={patient} />
}

type TableProps = { readonly differences: readonly ChartDifference[]; readonly patient: Patient }

function Differences({ differences, patient }: TableProps): ReactNode {
  const words = useWords()
  const screenWords = useScreenWords()
  const reader = useReader(screenWords)
  const { mayDo } = usePermissions()
  const [failure, setFailure] = useState<SeenFailure>()
  const [busy, setBusy] = useState<string>()
  const written = ({ element }: ChartDifference, value: Answer | undefined) =>
    value === undefined ? '–' : answerText(element, value, reader)
  const take = async ({ element, taken }: ChartDifference) => {
    setBusy(element.id)
    const operations = Object.entries(taken).map(([name, value]) => ({
      op: 'add' as const,
      path: `/${name}`,
      value,
    }))
    const { id, meta } = patient
    const done = await send('patient.patch', { id, versionId: meta.versionId, operations })
    setBusy(undefined)
    setFailure(done.ok ? undefined : done.failure)
    refreshAnswers('Patient')
    if (done.ok) notify(words('filling.taken-over', { question: textOf(element, screenWords) }))
  }
  return (
    <section aria-labelledby="filling-chart">
      <h2 id="filling-chart">{words('filling.chart-differs', { count: differences.length })}</h2>
      {failure && <FailureNotice failure={failure} />}
      <div className="filling-scroll">
        <table className="filling-table">
          <thead>
            <tr>
              <th scope="col">{words('filling.question')}</th>
              <th scope="col">{words('filling.in-chart')}</th>
              <th scope="col">{words('filling.answered')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => {
              const name = textOf(difference.element, screenWords)
              return (
                <tr key={`${difference.element.id} ${written(difference, difference.answered)}`}>
                  <th scope="row">{name}</th>
                  <td>{written(difference, difference.charted)}</td>
                  <td>
                    <mark>{written(difference, difference.answered)}</mark>
                  </td>
                  <td>
                    {mayDo('patient.patch') && (
                      <Button
                        variant="default"
                        size="compact-sm"
                        aria-label={words('filling.take-over-of', { question: name })}
                        loading={busy === difference.element.id}
                        onClick={() => void take(difference)}
                      >
                        {words('filling.take-over')}
                      </Button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
