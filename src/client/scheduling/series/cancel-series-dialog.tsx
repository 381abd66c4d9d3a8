import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import {
  blankCancellation,
  type CancellationDraft,
  cancellationOf,
} from '#client/scheduling/cancelling/cancellation-draft.ts'
import { CancellationFields } from '#client/scheduling/cancelling/cancellation-fields.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { EditScope } from '#generated/enumerations/edit-scope.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { offeredScopes } from './change-fields.ts'
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
}

type Fields = { readonly scope: EditScope; readonly draft: CancellationDraft }

const keptFields = keepTyping<Fields>()

/** Cancels one appointment of a series, those that follow too, or all: asks why and how much, shows which, and does it. */
export function CancelSeriesDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('series.cancel-title')} size="lg">
      {isOpen && <CancelSeriesForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function CancelSeriesForm({ appointment, onClose }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const { instant } = useWorld()
  const { id, meta } = appointment
  const offered = offeredScopes(appointment, instant())
  const kept = useKept(keptFields, id, () => ({
    scope: offered[0] ?? 'WholeSeries',
    draft: blankCancellation,
  }))
  const { scope, draft } = kept.typed
  const [isTried, setTried] = useState(false)
  const cancellation = cancellationOf(draft)
  const steps = useSeriesAct(
    async ({ overwrite, planOnly }) => {
      if (!cancellation) return refuse('/cancellation', 'scheduling.cancellation-needed')
      const meant = { id, versionId: meta.versionId, scope, cancellation }
      return send('appointment.cancelSeries', { ...meant, overwrite, planOnly })
    },
    {
      stored: () => kept.stored(kept.typed),
      onDone: (rows) => {
        notify(words('series.cancelled', { count: doneRowCount(rows) }))
        onClose()
      },
    },
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (cancellation) void steps.plan()
  }
  if (steps.shown) return <PlanView act="cancel" steps={steps} shown={steps.shown} anchor={appointment} />

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <CancellationFields
        draft={draft}
        onChange={(next) => kept.type({ scope, draft: next })}
        isTried={isTried}
      />
      <ScopeChoice offered={offered} value={scope} onChange={(next) => kept.type({ scope: next, draft })} />
      <StepEnd steps={steps} label={words('series.show-cancelled')} onClose={onClose} />
    </form>
  )
}
