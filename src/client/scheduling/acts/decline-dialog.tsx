import { Button, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { cancellationReasons } from '#client/scheduling/cancelling/cancellation-draft.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { keptDeclines } from './kept-declines.ts'
import '#client/scheduling/finding/booking-form.css'

type Props = {
  readonly appointment: Appointment
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Declines what was asked for in a calendar: asks why, and tells what becomes of it. */
export function DeclineDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('acceptance.decline-title')} size="sm">
      {isOpen && <DeclineForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function DeclineForm({ appointment, onClose }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const kept = useKept(keptDeclines, appointment.id, () => ({ reason: '', comment: '' }))
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const { reason, comment } = kept.typed
  const item = cancellationReasons.find(({ code }) => code === reason)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!item) return
    setBusy(true)
    const said = comment.trim()
    const outcome = await send('appointment.decline', {
      id: appointment.id,
      versionId: appointment.meta.versionId,
      reason: { code: item.code, display: item.display },
      ...(said !== '' && { comment: said }),
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    kept.stored(kept.typed)
    notify(words('acceptance.declined'))
    onClose()
  }

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <p>
        {words('acceptance.decline-text', {
          who: appointment.acceptance?.askedBy?.display ?? words('acceptance.unknown'),
        })}
      </p>
      <Choice
        label={words('scheduling.why')}
        data={cancellationReasons.map((each) => ({
          value: each.code,
          label: locale === 'es' ? (each.spanish ?? each.display) : each.display,
        }))}
        value={reason}
        onChange={(next) => kept.type({ reason: next, comment })}
        error={isTried && !item ? words('scheduling.say-why') : undefined}
        searchable
        required
        data-autofocus
      />
      <Textarea
        label={words('scheduling.comment')}
        autosize
        minRows={2}
        maxLength={1000}
        value={comment}
        onChange={(event) => kept.type({ reason, comment: event.currentTarget.value })}
      />
      <OfflineWord says="owed.needs-connection" />
      {failure && <FailureNotice failure={failure} />}
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" color="red.9" loading={isBusy}>
          {words('acceptance.decline-now')}
        </Button>
      </div>
    </form>
  )
}
