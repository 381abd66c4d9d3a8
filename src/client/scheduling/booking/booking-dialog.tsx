import { Button, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Controller } from 'react-hook-form'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import { DecidesLine } from '#client/scheduling/acceptance/decides-line.tsx'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useAskedText } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { BookingClock } from './booking-clock.tsx'
import { BookingOwner } from './booking-owner.tsx'
import { BookingPlace } from './booking-place.tsx'
import { BookingTimes } from './booking-times.tsx'
import { BookingWait } from './booking-wait.tsx'
import { ClashStrip } from './clash-strip.tsx'
import { FindButton, type Looking } from './find-button.tsx'
import { LiveFindings } from './live-findings.tsx'
import { OwnClash } from './own-clash.tsx'
import { UnfitChoice } from './unfit-choice.tsx'
import { UnseenTimes } from './unseen-times.tsx'
import { type BookingStart, useBooking } from './use-booking.ts'
import { useLastService } from './use-last-service.ts'
import { useUsualChoices } from './use-usual-choices.ts'
import { WaitingLink } from './waiting-link.tsx'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onBooked: (id: string) => void
  readonly start: BookingStart
  /** What the calendar shows. */
  readonly columns: readonly DayColumn[]
}

/** Books a visit with a patient: who, what, when, where. What it collides with is shown, and may be confirmed where the practice allows it. */
export function BookingDialog({ isOpen, onClose, onBooked, start, columns }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words('scheduling.new')} size="md">
      {isOpen && <BookingForm onClose={onClose} onBooked={onBooked} start={start} columns={columns} />}
    </Dialog>
  )
}

/** The booking, and in its place the finding of a time or the wishes of who is to wait. */
function BookingForm({ onClose, onBooked, start, columns }: Omit<Props, 'isOpen'>): ReactNode {
  const booking = useBooking(start, onBooked)
  const [looking, setLooking] = useState<Looking>('never')
  const [isWaiting, setWaiting] = useState(false)
  useUsualChoices(booking.form, booking.choices)
  if (looking === 'now') return <BookingTimes booking={booking} onDone={() => setLooking('done')} />
  if (isWaiting) return <BookingWait booking={booking} onBack={() => setWaiting(false)} onWaiting={onClose} />
  return (
    <Questions
      booking={booking}
      columns={columns}
      looking={looking}
      onFind={() => setLooking('now')}
      onWait={() => setWaiting(true)}
      onClose={onClose}
    />
  )
}

type QuestionsProps = Pick<Props, 'columns' | 'onClose'> & {
  readonly booking: ReturnType<typeof useBooking>
  readonly looking: Looking
  readonly onFind: () => void
  readonly onWait: () => void
}

function Questions({ booking, columns, looking, onFind, onWait, onClose }: QuestionsProps): ReactNode {
  const words = useWords()
  const { form, choices, book, failure, forget } = booking
  const textOf = useAskedText()
  const hasPatient = form.watch('patientId') !== ''
  const isAsBefore = useLastService(form, choices.services)
  const noEpisode = words(hasPatient ? 'ui.none-found' : 'scheduling.patient-missing')
  return (
    <form className="booking" onSubmit={book(false)} onChange={forget} noValidate>
      <StillThere isFromBefore={booking.isFromBefore} onStartOver={booking.startOver} />
      {failure && <FailureNotice failure={failure} />}
      <Controller
        control={form.control}
        name="patientId"
        rules={{ required: words('scheduling.patient-missing') }}
        render={({ field, fieldState }) => (
          <PatientSearch
            value={field.value}
            label={form.getValues('patientLabel')}
            onChange={(id, label) => {
              form.setValue('patientLabel', label)
              field.onChange(id)
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      {/* Never disabled while it is awaited: the way of the Tab key must not depend on when an answer comes. */}
      <Controller
        control={form.control}
        name="episodeId"
        render={({ field }) => (
          <Choice
            {...field}
            label={words('scheduling.enrollment')}
            data={choices.episodes.map(({ id, display }) => ({ value: id, label: display }))}
            {...(hasPatient && { asked: choices.asked.episodes })}
            emptyText={noEpisode}
            placeholder={hasPatient ? textOf(choices.asked.episodes) : noEpisode}
            clearable
          />
        )}
      />
      <Controller
        control={form.control}
        name="serviceId"
        rules={{ required: words('scheduling.service-missing') }}
        render={({ field, fieldState }) => (
          <Choice
            {...field}
            label={words('scheduling.service')}
            data={choices.services.map(({ id, name }) => ({ value: id, label: name }))}
            asked={choices.asked.services}
            error={fieldState.error?.message}
            description={isAsBefore && words('scheduling.as-before')}
            data-field="service"
            searchable
            required
          />
        )}
      />
      <BookingOwner form={form} />
      <BookingClock form={form} />
      <FindButton looking={looking} onFind={onFind} />
      <WaitingLink form={form} />
      <BookingPlace form={form} locations={choices.locations} asked={choices.asked.locations} />
      <Textarea
        label={words('scheduling.description')}
        autosize
        minRows={2}
        {...form.register('description')}
      />
      <Said booking={booking} columns={columns} />
      <BookingEnd booking={booking} onClose={onClose} onWait={onWait} />
    </form>
  )
}

/** What stands against the booking, and who decides on it. */
function Said({ booking, columns }: Pick<QuestionsProps, 'booking' | 'columns'>): ReactNode {
  const { form, choices, clashes } = booking
  return (
    <>
      <UnfitChoice form={form} choices={choices} />
      <OwnClash form={form} columns={columns} />
      <UnseenTimes form={form} columns={columns} />
      {clashes.length > 0 ? (
        <ClashStrip clashes={clashes} />
      ) : (
        <LiveFindings form={form} choices={choices} status={booking.status} />
      )}
      {booking.status === 'pending' && <DecidesLine owner={form.watch('ownerLabel')} />}
    </>
  )
}

type EndProps = {
  readonly booking: ReturnType<typeof useBooking>
  readonly onClose: () => void
  readonly onWait: () => void
}

function BookingEnd({ booking, onClose, onWait }: EndProps): ReactNode {
  const words = useWords()
  const { form, book, clashes, canConfirm } = booking
  const asks = booking.status === 'pending'
  const { isSubmitting } = form.formState
  useShortcut('mod+Enter', () => void book(false)(), 'scheduling.book')
  const wait = async () => {
    if (await form.trigger(['patientId', 'serviceId', 'ownerId'])) onWait()
  }
  return (
    <div className="booking-end">
      <Button variant="default" onClick={onClose}>
        {words('scheduling.do-not-book')}
      </Button>
      <Button variant="default" onClick={wait}>
        {words('waiting.put-open')}
      </Button>
      {clashes.length > 0 && canConfirm ? (
        <Button type="button" loading={isSubmitting} onClick={book(true)}>
          {words(asks ? 'acceptance.ask-anyway' : 'scheduling.book-anyway')}
        </Button>
      ) : (
        <Button type="submit" loading={isSubmitting} aria-keyshortcuts="Control+Enter">
          {words(asks ? 'acceptance.ask-now' : 'scheduling.book')}
        </Button>
      )}
    </div>
  )
}
