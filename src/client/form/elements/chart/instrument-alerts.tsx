import { useMemo } from 'react'
import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import type { QuestionnaireAlert } from '#generated/types/questionnaire-alert.ts'
import type { Answers } from '#shared/answers/answer.ts'
import {
  alertActions,
  alertRows,
  instrumentAlerts,
  wantsAction,
} from '#shared/forms/opening/instrument-alerts.ts'
import { type Instrument, instrumentAnswer } from '#shared/forms/opening/instrument-answer.ts'
import type { FormContext } from '#shared/forms/reading.ts'

type Props = Pick<ViewProps<Parts>, 'id' | 'value' | 'change' | 'leave' | 'isReadOnly'> & {
  readonly instrument: Instrument
  readonly answers: Answers
  readonly context: FormContext
}

/** The chart's alerts that an instrument raises as it is filled, each with what was done about it where that has to be said before signing. */
export function InstrumentAlerts(props: Props) {
  const { id, value, change, leave, isReadOnly, instrument, answers, context } = props
  const raised = useMemo(() => instrumentAlerts(instrument, answers, context), [instrument, answers, context])
  const done = alertActions(value)
  const say = (alert: QuestionnaireAlert, action: string) => {
    const rows = alertRows(raised, new Map([...done, [alert.id, action]]))
    change(instrumentAnswer(instrument, answers, rows))
  }
  return raised.map((alert) => (
    <Alert
      key={alert.id}
      id={`${id}-${alert.id}`}
      alert={alert}
      action={done.get(alert.id) ?? ''}
      say={(action) => say(alert, action)}
      leave={leave}
      isReadOnly={isReadOnly}
    />
  ))
}

type AlertProps = Pick<Props, 'id' | 'leave' | 'isReadOnly'> & {
  readonly alert: QuestionnaireAlert
  readonly action: string
  readonly say: (action: string) => void
}

function Alert({ id, alert, action, say, leave, isReadOnly }: AlertProps) {
  const words = useWords()
  const { message, severity } = alert
  return (
    <div className="form-alert">
      <p className="form-finding" data-weight={severity === 'Critical' ? 'blocks' : 'warns'} role="alert">
        {words('form.instrument-alert', { message })}
      </p>
      {wantsAction(alert) && (
        <>
          <label className="form-label" htmlFor={id}>
            {words('form.instrument-action')}
          </label>
          <textarea
            id={id}
            className="form-input"
            rows={2}
            maxLength={500}
            value={action}
            readOnly={isReadOnly}
            aria-describedby={`${id}-why`}
            onChange={(event) => say(event.currentTarget.value)}
            onBlur={leave}
          />
          <p id={`${id}-why`} className="form-help">
            {words('form.instrument-action-needed')}
          </p>
        </>
      )}
    </div>
  )
}
