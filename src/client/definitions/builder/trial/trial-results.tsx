import { type ReactNode, useEffect, useState } from 'react'
import type { Builder, BuilderOf } from '#client/definitions/builder/building/use-builder.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScoreDefinition } from '#generated/types/score-definition.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { type CalculationStep, calculationSteps } from '#shared/forms/opening/calculation-steps.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'
import { raisedAlerts } from '#shared/forms/opening/raised-alerts.ts'
import { itemScores, scoreAnswers } from '#shared/forms/opening/score-answers.ts'
import type { SampleContext } from './use-sample-context.ts'

type Props = {
  readonly form: Builder['form']
  readonly answers: OpenAnswers
  readonly context: SampleContext
  /** For whom it is tried out. */
  readonly children: ReactNode
}

/** What answers that are tried out come to: each score and each calculation step by step, and the alerts that they raise. */
export function TrialResults({ form, answers, context, children }: Props): ReactNode {
  const words = useWords()
  useEachChange(answers)
  const scoring = scoringOf(form)
  const calculated = standingsOf(form)
    .map(({ element }) => element)
    .filter((element) => element.calculation !== undefined)
  return (
    <section className="builder-results" aria-label={words('builder.results')}>
      {children}
      <h2>{words('builder.results')}</h2>
      {scoring.map((score) => (
        <ScoreSteps key={score.id} score={score} answers={answers} />
      ))}
      {calculated.map((element) => (
        <CalculatedSteps key={element.id} element={element} answers={answers} />
      ))}
      {form.resourceType === 'Questionnaire' && (
        <RaisedAlerts form={form} answers={answers} context={context} />
      )}
      {scoring.length + calculated.length === 0 && (
        <p className="builder-quiet">{words('builder.nothing-counted')}</p>
      )}
    </section>
  )
}

/** Only questionnaires are scored. */
function scoringOf(form: Props['form']): readonly ScoreDefinition[] {
  return (form.resourceType === 'Questionnaire' && form.scoring) || []
}

function useEachChange(answers: OpenAnswers): void {
  const [, drawAnew] = useState(0)
  useEffect(() => answers.subscribeAll(() => drawAnew((times) => times + 1)), [answers])
}

type ScoreProps = { readonly score: ScoreDefinition; readonly answers: OpenAnswers }

function ScoreSteps({ score, answers }: ScoreProps): ReactNode {
  const words = useWords()
  const given = answers.toAnswers('final')
  const points = itemScores(answers.form, given)
  const [result] = scoreAnswers(answers.form, given, [score])
  const steps = (score.itemIds ?? []).map((id): CalculationStep => {
    const element = answers.form.nodes.get(id)?.element
    return { source: id, ...(element && { element }), counts: points[id] }
  })
  const range = score.bands?.find(({ label }) => label === result?.band)
  return (
    <Steps title={score.name} steps={steps} result={result?.value}>
      {result?.value !== undefined && result.band && (
        <p>
          {range
            ? words('builder.band-of', { band: result.band, from: range.min, to: range.max })
            : result.band}
        </p>
      )}
      {result !== undefined && result.missing > 0 && (
        <p className="builder-quiet">
          {words(result.prorated ? 'builder.prorated' : 'form.score-missing', { count: result.missing })}
        </p>
      )}
    </Steps>
  )
}

function CalculatedSteps({
  element,
  answers,
}: {
  readonly element: Element
  readonly answers: OpenAnswers
}): ReactNode {
  const { steps, result } = calculationSteps(answers, element)
  const value = isRecord(result) ? result.value : result
  return (
    <Steps
      title={element.shortLabel ?? element.label ?? element.id}
      steps={steps}
      result={typeof value === 'number' || typeof value === 'string' ? value : undefined}
    />
  )
}

type StepsProps = {
  readonly title: string
  readonly steps: readonly CalculationStep[]
  readonly result: number | string | undefined
  readonly children?: ReactNode
}

function Steps({ title, steps, result, children }: StepsProps): ReactNode {
  const words = useWords()
  return (
    <section className="builder-steps">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{words('builder.question')}</th>
            <th scope="col">{words('builder.counts')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ source, element, counts }, index) => (
            // A question in rows stands once for each row.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={`${source} ${index}`}>
              <th scope="row">{element?.shortLabel ?? element?.label ?? source}</th>
              <td>{counts ?? '–'}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('builder.result')}</th>
            <td>{result ?? words('form.not-answered')}</td>
          </tr>
        </tfoot>
      </table>
      {children}
    </section>
  )
}

type AlertsProps = Omit<Props, 'form' | 'children'> & { readonly form: BuilderOf<'Questionnaire'>['form'] }

function RaisedAlerts({ form, answers, context }: AlertsProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { alerts = [] } = form
  if (alerts.length === 0) return null
  const given = answers.toAnswers('final')
  const scores = scoreAnswers(answers.form, given, scoringOf(form))
  const raised = raisedAlerts(form, { answers: given, scores, context: { values: context } })
  return (
    <section>
      <h3>{words('builder.alerts')}</h3>
      <ul className="builder-alerts" aria-live="polite">
        {raised.map(({ id, severity, message }) => (
          <li key={id} data-severity={severity}>
            <b>{labels(`enumeration.AlertSeverity.${severity}`)}</b> {message}
          </li>
        ))}
      </ul>
      {raised.length === 0 && <p className="builder-quiet">{words('builder.no-alert-raised')}</p>}
    </section>
  )
}
