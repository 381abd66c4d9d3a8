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
import { seriesDaysAhead } from '#shared/scheduling/recurrence/occurrences-of.ts'
import { localDate } from '#shared/time/local-moment.ts'
import {
  goesOn,
  type RepeatFields,
  recurrenceOf,
  repeatProblems,
  usualRepeat,
} from './pattern/repeat-fields.ts'
import { usePattern } from './pattern/use-pattern.ts'
import { doneRowCount } from './plan/plan-row.ts'
import { PlanView } from './plan/plan-view.tsx'
import { StepEnd } from './plan/step-end.tsx'
import { useSeriesAct } from './plan/use-series-act.ts'
import { RepeatQuestions } from './repeat-questions.tsx'
import './series.css'

type Props = {
  readonly appointment: Appointment
  readonly isOpen: boolean
  readonly onClose: () => void
}

const keptRepeats = keepTyping<RepeatFields>()

/** Makes a series of an appointment: asks for the rule, shows what would be made, and makes it. */
export function RepeatDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('series.repeat-title')} size="lg">
      {isOpen && <RepeatForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function RepeatForm({ appointment, onClose }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const { instant } = useWorld()
  const { id, timezone, meta } = appointment
  const start = { day: localDate(appointment.start ?? '', timezone), timezone }
  const kept = useKept(keptRepeats, `${id}/${start.day}`, () => usualRepeat(start.day))
  const fields = kept.typed
  const recurrence = recurrenceOf(fields, start)
  const problems = repeatProblems(fields, start)
  const [isTried, setTried] = useState(false)
  const steps = useSeriesAct(
    ({ confirmed, planOnly }) =>
      send('appointment.repeat', { id, versionId: meta.versionId, recurrence, confirmed, planOnly }),
    {
      stored: () => kept.stored(fields),
      onDone: (rows) => {
        notify(words('series.made', { count: doneRowCount(rows) }))
        onClose()
      },
    },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(problems).length === 0) void steps.plan()
  }

  const sentence = Object.keys(problems).length === 0 && <Sentence recurrence={recurrence} />
  if (steps.shown) {
    const isLonger = goesOn(recurrence, localDate(instant(), timezone))
    const beside = (
      <>
        {sentence}
        {isLonger && <p className="series-hint">{words('series.goes-on', { days: seriesDaysAhead })}</p>}
      </>
    )
    return <PlanView act="repeat" steps={steps} shown={steps.shown} anchor={appointment} beside={beside} />
  }
  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <RepeatQuestions
        fields={fields}
        start={start}
        problems={isTried ? problems : {}}
        onChange={kept.type}
      />
      <div aria-live="polite">{sentence}</div>
      <StepEnd steps={steps} label={words('series.show-dates')} onClose={onClose} />
    </form>
  )
}

function Sentence({ recurrence }: { readonly recurrence: ReturnType<typeof recurrenceOf> }): ReactNode {
  const pattern = usePattern()
  return <p className="series-sentence">{pattern(recurrence)}</p>
}
