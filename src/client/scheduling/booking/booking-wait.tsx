import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { blankWait, waitingOf } from '#client/scheduling/waiting/wait-fields.ts'
import { WaitQuestions } from '#client/scheduling/waiting/wait-questions.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import type { useBooking } from './state/use-booking.ts'

type Props = {
  readonly booking: ReturnType<typeof useBooking>
  readonly onBack: () => void
  /** Hears the appointment that waits now. */
  readonly onWaiting: (id: string) => void
}

/** Puts somebody on the waiting list instead of booking a time: who and what are entered already, here come the wishes. */
export function BookingWait({ booking, onBack, onWaiting }: Props): ReactNode {
  const words = useWords()
  const [fields, setFields] = useState(blankWait)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const entered = booking.form.getValues()
    const made = await booking.make(waitingOf(booking.bodyOf(entered, 'booked'), fields), false)
    setBusy(false)
    setFailure(made.kind === 'refused' ? made.failure : undefined)
    if (made.kind === 'refused' || made.kind === 'lost') return
    booking.haveStored(entered)
    if (made.kind === 'stored') notify(words('waiting.put'))
    onWaiting(made.id)
  }

  return (
    <form className="booking finding" onSubmit={submit} noValidate>
      <h3 ref={top} tabIndex={-1}>
        {words('waiting.put-title', { who: booking.form.getValues('patientLabel') })}
      </h3>
      <WaitQuestions fields={fields} onChange={setFields} />
      <OfflineWord says="owed.wait-offline" />
      {failure && <FailureNotice failure={failure} />}
      <div className="booking-end">
        <Button variant="default" onClick={onBack}>
          {words('finding.back')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words('waiting.put-now')}
        </Button>
      </div>
    </form>
  )
}
