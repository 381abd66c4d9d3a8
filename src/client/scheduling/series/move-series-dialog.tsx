import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { offeredScopes } from './change-fields.ts'
import { moveChanges } from './move-changes.ts'
import { doneRowCount } from './plan/plan-row.ts'
import { PlanView } from './plan/plan-view.tsx'
import { StepEnd } from './plan/step-end.tsx'
import { useSeriesAct } from './plan/use-series-act.ts'
import { ScopeChoice } from './scope-choice.tsx'
import { canMoveBack, useSeriesBack } from './use-series-back.ts'
import './series.css'

type Props = {
  readonly appointment: Appointment
  /** The same as it is to be; undefined while nothing is asked. */
  readonly moved: Appointment | undefined
  readonly onClose: () => void
  readonly onDone: () => void
}

/** One of a series was moved in the calendar: asks how much of the series goes with it, shows what each will do, and does it. */
export function MoveSeriesDialog({ moved, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog
      isOpen={moved !== undefined}
      onClose={rest.onClose}
      title={words('scheduling.move-title')}
      size="lg"
    >
      {moved && <MoveSeriesForm key={rest.appointment.id} moved={moved} {...rest} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'moved'> & { readonly moved: Appointment }

function MoveSeriesForm({ appointment, moved, onClose, onDone }: FormProps): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const offered = offeredScopes(appointment, instant())
  const [scope, setScope] = useState(offered[0] ?? 'WholeSeries')
  const moveBack = useSeriesBack()
  const { id, meta } = appointment
  const steps = useSeriesAct(
    (asked) =>
      send('appointment.changeSeries', {
        id,
        versionId: meta.versionId,
        scope,
        changes: moveChanges(appointment, moved),
        ...asked,
      }),
    {
      stored: () => undefined,
      onDone: (rows) => {
        const done = { before: appointment, moved, scope, count: doneRowCount(rows) }
        const back = {
          label: words('scheduling.move-back'),
          act: () => moveBack(done),
          isUndo: true,
        } as const
        notify(words('series.changed', { count: done.count }), canMoveBack(done) ? back : undefined)
        onDone()
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void steps.plan()
  }
  if (steps.shown) return <PlanView act="change" steps={steps} shown={steps.shown} anchor={appointment} />

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <p className="series-hint">
        {words('series.moves-to', {
          from: moments.dateAndTime(appointment.start ?? ''),
          to: moments.dateAndTime(moved.start ?? ''),
        })}
      </p>
      <ScopeChoice offered={offered} value={scope} onChange={setScope} isFirst />
      <StepEnd steps={steps} label={words('series.show-changes')} onClose={onClose} />
    </form>
  )
}
