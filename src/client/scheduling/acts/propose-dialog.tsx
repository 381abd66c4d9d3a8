import { Button, NumberInput, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { send } from '#client/api/send.ts'
import { ClashStrip } from '#client/scheduling/booking/clash-strip.tsx'
import { isFull } from '#client/scheduling/booking/state/is-full.ts'
import { usePlaces } from '#client/scheduling/finding/use-places.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { isCalendarDay } from '#shared/time/calendar.ts'
import { localMoment, momentOf } from '#shared/time/local-moment.ts'
import { plusMinutes } from '#shared/time/span.ts'
import { keptProposals, type ProposalDraft } from './proposal-draft.ts'
import '#client/scheduling/finding/booking-form.css'

type Props = {
  readonly appointment: Appointment
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Proposes another time for what was asked for in a calendar: day, time, length, where, and a word. */
export function ProposeDialog({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('acceptance.propose-title')} size="md">
      {isOpen && <ProposeForm key={rest.appointment.id} {...rest} />}
    </Dialog>
  )
}

function ProposeForm({ appointment, onClose }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const kept = useKept(keptProposals, appointment.id, () => draftOf(appointment))
  const { isBusy, failure, propose, forget } = usePropose(appointment, () => {
    kept.stored(kept.typed)
    onClose()
  })
  const [isTried, setTried] = useState(false)
  const clashes = failure?.kind === 'conflict' ? (failure.findings ?? []) : []
  const isTaken = failure !== undefined && isFull(failure)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isTime(kept.typed)) void propose(kept.typed, clashes.length > 0)
  }
  const type = (draft: ProposalDraft) => {
    forget()
    kept.type(draft)
  }
  return (
    <form className="booking" onSubmit={submit} noValidate>
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={kept.startOver} />
      <ProposalFields draft={kept.typed} onChange={type} isTried={isTried} appointment={appointment} />
      {clashes.length > 0 && <ClashStrip clashes={clashes} />}
      <OfflineWord says="owed.needs-connection" />
      {failure && clashes.length === 0 && <FailureNotice failure={failure} />}
      <div className="booking-end">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit" loading={isBusy} disabled={isTaken}>
          {words(clashes.length > 0 ? 'acceptance.propose-anyway' : 'acceptance.propose-now')}
        </Button>
      </div>
    </form>
  )
}

type FieldsProps = {
  readonly draft: ProposalDraft
  readonly onChange: (draft: ProposalDraft) => void
  readonly isTried: boolean
  readonly appointment: Appointment
}

function ProposalFields({ draft, onChange, isTried, appointment }: FieldsProps): ReactNode {
  const words = useWords()
  const { places, asked } = usePlaces()
  const missing = isTried && !isTime(draft) ? words('scheduling.time-missing') : undefined
  const own = appointment.location
  const isListed = !own || places.some(({ id }) => id === own.id)
  return (
    <>
      <div className="booking-row">
        <TextInput
          type="date"
          label={words('scheduling.date')}
          value={draft.date}
          onChange={(event) => onChange({ ...draft, date: event.currentTarget.value })}
          error={missing}
          required
          data-autofocus
        />
        <TextInput
          type="time"
          step={300}
          label={words('scheduling.time')}
          value={draft.time}
          onChange={(event) => onChange({ ...draft, time: event.currentTarget.value })}
          required
        />
        <NumberInput
          label={words('scheduling.minutes')}
          value={draft.minutes}
          onChange={(value) => onChange({ ...draft, minutes: Number(value) })}
          min={5}
          max={960}
          step={5}
        />
      </div>
      <Choice
        label={words('scheduling.place')}
        data={[
          ...(isListed ? [] : [{ value: own.id, label: own.display ?? words('scheduling.place') }]),
          ...places.map(({ id, display }) => ({ value: id, label: display })),
        ]}
        value={draft.locationId}
        onChange={(locationId) => onChange({ ...draft, locationId })}
        asked={asked}
        allowDeselect={false}
        searchable
      />
      <Textarea
        label={words('scheduling.comment')}
        autosize
        minRows={2}
        maxLength={500}
        value={draft.comment}
        onChange={(event) => onChange({ ...draft, comment: event.currentTarget.value })}
      />
    </>
  )
}

/** The way of a proposal to the server, and what it meets there. */
function usePropose({ id, meta, timezone, location: own }: Appointment, onDone: () => void) {
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const propose = async (draft: ProposalDraft, confirmed: boolean) => {
    const start = momentOf({ date: draft.date, time: draft.time }, timezone).instant
    const said = draft.comment.trim()
    setBusy(true)
    const outcome = await send('appointment.propose', {
      ...{ id, versionId: meta.versionId, start, end: plusMinutes(start, draft.minutes), confirmed },
      ...(draft.locationId !== '' && draft.locationId !== own?.id && { location: draft.locationId }),
      ...(said !== '' && { comment: said }),
    })
    setBusy(false)
    setFailure(outcome.ok ? undefined : outcome.failure)
    if (!outcome.ok) return
    notify(words('acceptance.proposed'))
    onDone()
  }
  return { isBusy, failure, propose, forget: () => setFailure(undefined) }
}

function draftOf({ start = '', timezone, duration, location }: Appointment): ProposalDraft {
  const { date, time } = localMoment(start, timezone)
  return { date, time: time.slice(0, 5), minutes: duration, locationId: location?.id ?? '', comment: '' }
}

function isTime({ date, time, minutes }: ProposalDraft): boolean {
  return isCalendarDay(date) && /^\d\d:\d\d$/.test(time) && minutes >= 5 && minutes <= 960
}
