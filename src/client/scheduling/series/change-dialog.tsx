import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import {
  type ChangeFields,
  changeFieldsOf,
  changeProblems,
  changesOf,
  offeredScopes,
  touchedFields,
  withTouched,
} from './change-fields.ts'
import { ChangeQuestions } from './change-questions.tsx'
import { doneRowCount } from './plan/plan-row.ts'
import { PlanView } from './plan/plan-view.tsx'
import { StepEnd } from './plan/step-end.tsx'
import { useSeriesAct } from './plan/use-series-act.ts'
import { ScopeChoice } from './scope-choice.tsx'
import './series.css'

type Props = {
  readonly appointment: Appointment
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Hears when this appointment starts from now on. */
  readonly onMoved: (start: string) => void
}

/** Only what was touched: upon a newer copy of the appointment nothing else is taken back. */
const keptChanges = keepTyping<Partial<ChangeFields>>()

/** Changes one appointment of a series, those that follow too, or all: asks what and how much, shows what each will do, and does it. */
export function ChangeDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('series.change-title')} size="lg">
      {isOpen && <ChangeForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function ChangeForm({ appointment, onClose, onMoved }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const { instant } = useWorld()
  const { id, meta } = appointment
  const kept = useKept(keptChanges, id, () => ({}))
  const own = changeFieldsOf(appointment, instant())
  const offered = offeredScopes(appointment, instant())
  const fields = withTouched(own, kept.typed, offered)
  const type = (next: ChangeFields) => kept.type(touchedFields(own, next))
  const [isTried, setTried] = useState(false)
  const problems = changeProblems(fields)
  const isFit = Object.keys(problems).length === 0
  const changes = isFit ? changesOf(fields, appointment) : undefined
  const steps = useSeriesAct(
    (asked) =>
      send('appointment.changeSeries', {
        id,
        versionId: meta.versionId,
        scope: fields.scope,
        changes: changes ?? {},
        ...asked,
      }),
    {
      stored: () => kept.stored(kept.typed),
      onDone: (rows) => {
        notify(words('series.changed', { count: doneRowCount(rows) }))
        onClose()
        const here = rows.find((row) => row.appointment?.id === id)
        if (here) onMoved(here.start)
      },
    },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (changes) void steps.plan()
  }
  if (steps.shown) return <PlanView act="change" steps={steps} shown={steps.shown} anchor={appointment} />

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <ChangeQuestions
        appointment={appointment}
        fields={fields}
        problems={isTried ? problems : {}}
        onChange={type}
      />
      <ScopeChoice offered={offered} value={fields.scope} onChange={(scope) => type({ ...fields, scope })} />
      {isTried && isFit && !changes && (
        <p className="series-trouble" role="alert">
          {words('series.nothing-changed')}
        </p>
      )}
      <StepEnd steps={steps} label={words('series.show-changes')} onClose={onClose} />
    </form>
  )
}
