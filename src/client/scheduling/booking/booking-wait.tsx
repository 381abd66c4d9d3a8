import { Button } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { send } from '#client/api/send.ts'
import { blankWait, waitingOf } from '#client/scheduling/waiting/wait-fields.ts'
import { WaitQuestions } from '#client/scheduling/waiting/wait-questions.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { bookingOf } from './state/booking-of.ts'
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
  const { timezone } = useMoments()
  const [fields, setFields] = useState(blankWait)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const top = useRef<HTMLHeadingElement>(null)
  useEffect(() => top.current?.focus(), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const entered = booking.form.getValues()
    const { program } = booking.choices.meant
    const body = waitingOf(bookingOf(entered, { timezone, program, status: 'booked' }), fields)
    const outcome = await send('appointment.create', { body })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    booking.haveStored(entered)
    notify(words('waiting.put'))
    onWaiting(outcome.value.id)
  }

  return (
    <form className="booking finding" onSubmit={submit} noValidate>
      <h3 ref={top} tabIndex={-1}>
        {words('waiting.put-title', { who: booking.form.getValues('patientLabel') })}
      </h3>
      <WaitQuestions fields={fields} onChange={setFields} />
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
