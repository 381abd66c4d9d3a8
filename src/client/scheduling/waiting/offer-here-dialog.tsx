import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { useHoldMinutes } from './use-hold-minutes.ts'
import type { OfferedTime } from './waiting-address.ts'

type Props = {
  readonly row: Appointment
  readonly time: OfferedTime
  /** What the one is called whose time it is. */
  readonly owner: string
  readonly onClose: () => void
  readonly onOffer: (time: OfferedTime) => Promise<SeenFailure | undefined>
}

/** Asks once whether the time that was pointed at is to be offered to somebody who waits, and says why not, where it meets anything. */
export function OfferHereDialog({ row, time, owner, onClose, onOffer }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const minutes = useHoldMinutes()
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const when = `${moments.dayAndTime(time.start)}–${moments.time(time.end)}`
  const offer = async () => {
    setBusy(true)
    const refused = await onOffer(time)
    setBusy(false)
    setFailure(refused)
    if (!refused) onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={words('waiting.offer-title', { who: whoOf(row) ?? row.display })}>
      <p>{words('waiting.offer-here', { when, owner, minutes })}</p>
      {failure && <FailureNotice failure={failure} />}
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button data-autofocus loading={isBusy} onClick={offer}>
          {words('waiting.offer-this')}
        </Button>
      </div>
    </Dialog>
  )
}
