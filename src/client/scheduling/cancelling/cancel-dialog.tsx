import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Cancellation } from '#generated/types/cancellation.ts'
import { blankCancellation, cancellationOf, keptCancellations } from './cancellation-draft.ts'
import { CancellationFields } from './cancellation-fields.tsx'

type Props = {
  readonly appointmentId: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Answers whether the appointment is cancelled now. */
  readonly onCancel: (cancellation: Cancellation) => Promise<boolean>
}

/** The dialog of an event that asks who cancelled and why; without that nothing is cancelled. */
export function CancelDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('scheduling.cancel-title')} size="sm">
      {isOpen && <CancelForm key={rest.appointmentId} {...rest} />}
    </Dialog>
  )
}

function CancelForm({ appointmentId, onClose, onCancel }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const kept = useKept(keptCancellations, appointmentId, () => blankCancellation)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const cancellation = cancellationOf(kept.typed)
    if (!cancellation) return
    setBusy(true)
    const isCancelled = await onCancel(cancellation)
    setBusy(false)
    if (isCancelled) kept.stored(kept.typed)
  }

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <CancellationFields draft={kept.typed} onChange={kept.type} isTried={isTried} />
      <OfflineWord says="owed.offline-change" />
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('scheduling.keep')}
        </Button>
        <Button type="submit" color="red.9" disabled={isBusy}>
          {words('scheduling.cancel-now')}
        </Button>
      </div>
    </form>
  )
}
