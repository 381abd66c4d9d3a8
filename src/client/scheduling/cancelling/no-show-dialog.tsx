import { Button, Checkbox, Radio } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { keptNoShows, noShowActions, noShowOf, usualNoShow } from './no-show-draft.ts'

type NoShow = NonNullable<Appointment['noShow']>

type Props = {
  readonly appointmentId: string
  readonly who: string
  readonly isOpen: boolean
  /** Why it was not taken. */
  readonly failure: SeenFailure | undefined
  readonly onClose: () => void
  /** Answers whether the appointment is a no-show now. */
  readonly onNoShow: (noShow: NoShow) => Promise<boolean>
  /** Looks for another time, once that was chosen and the no-show is stored. */
  readonly onReschedule: () => void
}

/** The dialog of a visit that was missed: what is done about it (workflows: Cancel, no-show, move). */
export function NoShowDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={rest.onClose}
      title={words('scheduling.no-show-title', { who: rest.who })}
      size="sm"
    >
      {isOpen && <NoShowForm key={rest.appointmentId} {...rest} />}
    </Dialog>
  )
}

function NoShowForm({
  appointmentId,
  failure,
  onClose,
  onNoShow,
  onReschedule,
}: Omit<Props, 'isOpen' | 'who'>): ReactNode {
  const words = useWords()
  const locale = useLocale()
  const kept = useKept(keptNoShows, appointmentId, () => usualNoShow)
  const [isBusy, setBusy] = useState(false)
  const draft = kept.typed
  const leadsOn = draft.action === 'reschedule'

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const noShow = noShowOf(draft)
    if (!noShow) return
    setBusy(true)
    const isStored = await onNoShow(noShow)
    setBusy(false)
    if (!isStored) return
    kept.stored(draft)
    onClose()
    if (leadsOn) onReschedule()
  }

  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <Radio.Group
        label={words('scheduling.no-show-action')}
        value={draft.action}
        onChange={(action) => kept.type({ ...draft, action })}
      >
        <div className="no-show-actions">
          {noShowActions.map((item) => (
            <Radio
              key={item.code}
              value={item.code}
              label={locale === 'es' ? (item.spanish ?? item.display) : item.display}
              {...(item.code === draft.action && { 'data-autofocus': true })}
            />
          ))}
        </div>
      </Radio.Group>
      <Checkbox
        label={words('scheduling.no-show-contacted')}
        checked={draft.contacted}
        onChange={(event) => kept.type({ ...draft, contacted: event.currentTarget.checked })}
      />
      {failure && <FailureNotice failure={failure} />}
      <OfflineWord says="owed.offline-change" />
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" loading={isBusy}>
          {words(leadsOn ? 'scheduling.no-show-reschedule' : 'scheduling.no-show-now')}
        </Button>
      </div>
    </form>
  )
}
