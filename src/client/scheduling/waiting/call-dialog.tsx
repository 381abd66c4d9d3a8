import { Button, Radio, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type CallOutcome, callOutcomes } from '#generated/enumerations/call-outcome.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import '#client/scheduling/finding/booking-form.css'

type Props = {
  readonly row: Appointment
  readonly onClose: () => void
  /** Something was kept. */
  readonly onDone: () => void
}

/** Notes what a call to somebody who waits came to. */
export function CallDialog({ row, onClose, onDone }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const [outcome, setOutcome] = useState<CallOutcome>('Interested')
  const [note, setNote] = useState('')
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const said = note.trim()
    const answer = await send('appointment.noteCall', {
      id: row.id,
      outcome,
      ...(said !== '' && { note: said }),
    })
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    notify(words('waiting.call-noted'))
    onDone()
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words('waiting.call-title', { who: whoOf(row) ?? row.display })}
      size="sm"
    >
      <form className="booking" onSubmit={submit} noValidate>
        <Radio.Group
          className="waiting-radios"
          label={words('waiting.call-outcome')}
          value={outcome}
          onChange={(value) => setOutcome(callOutcomes.find((each) => each === value) ?? outcome)}
        >
          {callOutcomes.map((each) => (
            <Radio
              key={each}
              value={each}
              label={labels(`enumeration.CallOutcome.${each}`)}
              {...(each === outcome && { 'data-autofocus': true })}
            />
          ))}
        </Radio.Group>
        <TextInput
          label={words('waiting.call-note')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {failure && <FailureNotice failure={failure} />}
        <div className="booking-end">
          <Button variant="default" onClick={onClose}>
            {words('ui.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words('waiting.call-keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
