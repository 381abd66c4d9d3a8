import { useEffect, useState } from 'react'
import { InnerForm } from '#client/form/elements/composed/inner-form.tsx'
import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Reference } from '#generated/types/reference.ts'
import { type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import { alertActions, alertRows, instrumentAlerts } from '#shared/forms/opening/instrument-alerts.ts'
import { type Instrument, instrumentAnswer } from '#shared/forms/opening/instrument-answer.ts'
import { InstrumentAlerts } from './instrument-alerts.tsx'
import { useAlertContext } from './use-alert-context.ts'

/** An element's questionnaire that is filled where it stands: its questions, its scores as they follow, and the alerts that they raise. */
export function FilledInstrument(props: ViewProps<Parts>) {
  const { element, id, label, value, change, isReadOnly } = props
  const words = useWords()
  const answers = answersIn(value)
  const instrument = useInstrument(element.questionnaire, value)
  const context = useAlertContext()
  if (instrument === undefined) return <p id={id}>{words('form.opening')}</p>
  if (instrument === 'unreachable') return <p id={id}>{words('form.form-unreachable')}</p>
  return (
    <>
      <InnerForm
        id={id}
        definition={instrument}
        value={answers}
        change={(given) => {
          const raised = instrumentAlerts(instrument, given, context)
          change(instrumentAnswer(instrument, given, alertRows(raised, alertActions(value))))
        }}
        isReadOnly={isReadOnly}
        within="answers"
      />
      <Scores value={value} label={label} />
      <InstrumentAlerts {...props} instrument={instrument} answers={answers} context={context} />
    </>
  )
}

function answersIn(value: Parts | undefined): Answers {
  const answers = value?.answers
  return isRecord(answers) ? answers : {}
}

/** The version that was answered; of unanswered ones the one that the form names, else the present one. */
function useInstrument(asked: Reference | undefined, value: Parts | undefined) {
  const { loadInstrument } = useFormRoom().setting
  const [instrument, setInstrument] = useState<Instrument | 'unreachable'>()
  const answered = isRecord(value?.questionnaire) ? value.questionnaire.versionId : undefined
  const versionId = typeof answered === 'string' ? answered : asked?.versionId
  const id = asked?.id
  useEffect(() => {
    let isWanted = true
    if (!loadInstrument || id === undefined) return setInstrument('unreachable')
    const wanted: Reference = { id, resourceType: 'Questionnaire', ...(versionId ? { versionId } : {}) }
    const take = (loaded: Instrument | 'unreachable') =>
      isWanted && setInstrument((known) => same(known, loaded))
    loadInstrument(wanted).then((loaded) => take(loaded.ok ? loaded.value : 'unreachable'))
    return () => {
      isWanted = false
    }
  }, [loadInstrument, id, versionId])
  return instrument
}

/** The first answer names the version that is open already. */
function same(known: Instrument | 'unreachable' | undefined, loaded: Instrument | 'unreachable') {
  if (known === undefined || known === 'unreachable' || loaded === 'unreachable') return loaded
  return known.version.versionId === loaded.version.versionId ? known : loaded
}

function Scores({ value, label }: { readonly value: Parts | undefined; readonly label: string }) {
  const words = useWords()
  const rows = listOf(value?.scores).filter(isRecord)
  const said = rows.map(({ name, value: number, band }) =>
    [name, number, band === 'Incomplete' ? words('form.score-incomplete') : band]
      .filter((part) => part !== undefined)
      .join(' '),
  )
  const whole = said.join(', ')
  useEffect(() => {
    const timer = setTimeout(() => whole !== '' && announce(`${label}: ${whole}`), 1_500)
    return () => clearTimeout(timer)
  }, [whole, label])
  if (rows.length === 0) return null
  return (
    <p className="form-result" aria-live="off">
      {said.map((line) => (
        <strong key={line}>{line}</strong>
      ))}
    </p>
  )
}
