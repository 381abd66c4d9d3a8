import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import {
  blankCancellation,
  cancellationOf,
  keptCancellations,
} from '#client/scheduling/cancelling/cancellation-draft.ts'
import { CancellationFields } from '#client/scheduling/cancelling/cancellation-fields.tsx'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import '#client/scheduling/finding/booking-form.css'

type Props = {
  readonly appointment: Appointment
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Takes back what was asked for in a calendar: asks who does not want it any more, and why. */
export function WithdrawDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('acceptance.withdraw-title')} size="sm">
      {isOpen && <WithdrawForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function WithdrawForm({ appointment, onClose }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const kept = useKept(keptCancellations, appointment.id, () => blankCancellation)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const cancellation = cancellationOf(kept.typed)
    if (!cancellation) return
    setBusy(true)
    const { id, meta } = appointment
    const outcome = await send('appointment.withdraw', { id, versionId: meta.versionId, cancellation })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    kept.stored(kept.typed)
    notify(words('acceptance.withdrawn'))
    onClose()
  }

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <CancellationFields draft={kept.typed} onChange={kept.type} isTried={isTried} />
      <OfflineWord says="owed.needs-connection" />
      {failure && <FailureNotice failure={failure} />}
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" color="red.9" loading={isBusy}>
          {words('acceptance.withdraw-now')}
        </Button>
      </div>
    </form>
  )
}
