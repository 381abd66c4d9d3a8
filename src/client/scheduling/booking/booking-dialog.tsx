import { Button, Loader, Textarea } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { DecidesLine } from '#client/scheduling/acceptance/decides-line.tsx'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { OfflineWord } from '#client/scheduling/owed/offline-word.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import { BookingClock } from './booking-clock.tsx'
import { BookingMore } from './booking-more.tsx'
import { BookingOwner } from './booking-owner.tsx'
import { BookingPlace } from './booking-place.tsx'
import { BookingTimes } from './booking-times.tsx'
import { BookingUnits } from './booking-units.tsx'
import { BookingWait } from './booking-wait.tsx'
import { ClashStrip } from './clash-strip.tsx'
import { FindButton, type Looking } from './find-button.tsx'
import { LiveFindings } from './live-findings.tsx'
import { OwnClash } from './own-clash.tsx'
import { type Whom, whomOf } from './state/booking-fields.ts'
import { type BookingStart, type OnBooked, useBooking } from './state/use-booking.ts'
import { useUsualChoices } from './state/use-usual-choices.ts'
import { UnfitChoice } from './unfit-choice.tsx'
import { UnseenTimes } from './unseen-times.tsx'
import { WaitingLink } from './waiting-link.tsx'
import { WhomChoice } from './whom/whom-choice.tsx'
import { WithGroup } from './whom/with-group.tsx'
import { WithPatient } from './whom/with-patient.tsx'
import { WithoutPatient } from './whom/without-patient.tsx'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onBooked: OnBooked
  readonly start: BookingStart
  /** What the calendar shows. */
  readonly columns: readonly DayColumn[]
}

const titles = {
  patient: 'scheduling.new',
  group: 'scheduling.new-meeting',
  other: 'scheduling.new-time',
} as const

/** Books a visit with a patient or a meeting of a group, or keeps a time for something else: who, what, when, where. What it collides with is shown, and may be confirmed where the practice allows it. */
export function BookingDialog({ isOpen, onClose, onBooked, start, columns }: Props): ReactNode {
  const words = useWords()
  const [whom, setWhom] = useState<Whom>('patient')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words(titles[whom])} size="md">
      {isOpen && <BookingForm {...{ onClose, onBooked, start, columns }} onWhom={setWhom} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'isOpen'> & {
  /** Hears whom it is with. */
  readonly onWhom: (whom: Whom) => void
}

/** The booking, and in its place the finding of a time or the wishes of who is to wait. */
function BookingForm({ onClose, onBooked, start, columns, onWhom }: FormProps): ReactNode {
  const booking = useBooking(start, onBooked)
  const whom = whomOf(booking.form.watch())
  useEffect(() => onWhom(whom), [onWhom, whom])
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
  const whom = whomOf(form.watch())
  const hasPatient = whom === 'patient'
  return (
    <form className="booking" onSubmit={book(false)} onChange={forget} noValidate>
      <StillThere isFromBefore={booking.isFromBefore} onStartOver={booking.startOver} />
      <OfflineWord says="owed.offline" />
      {failure && <FailureNotice failure={failure} />}
      <WhomChoice form={form} onChange={forget} />
      <With booking={booking} whom={whom} />
      <BookingOwner form={form} />
      <BookingClock form={form} />
      {hasPatient && <BookingUnits form={form} choices={choices} status={booking.status} />}
      {hasPatient && <FindButton looking={looking} onFind={onFind} />}
      {hasPatient && <WaitingLink form={form} />}
      <BookingPlace form={form} locations={choices.locations} asked={choices.asked.locations} whom={whom} />
      <Textarea
        label={words('scheduling.description')}
        autosize
        minRows={2}
        {...form.register('description')}
      />
      <BookingMore booking={booking} />
      <Said booking={booking} columns={columns} />
      <BookingEnd booking={booking} onClose={onClose} onWait={onWait} />
    </form>
  )
}

type WithProps = Pick<QuestionsProps, 'booking'> & { readonly whom: Whom }

/** Who comes, and for what. */
function With({ booking, whom }: WithProps): ReactNode {
  if (whom === 'patient') return <WithPatient booking={booking} />
  return whom === 'group' ? <WithGroup booking={booking} /> : <WithoutPatient form={booking.form} />
}

/** What stands against the booking, and who decides on it. */
function Said({ booking, columns }: Pick<QuestionsProps, 'booking' | 'columns'>): ReactNode {
  const { form, choices, clashes } = booking
  return (
    <>
      {whomOf(form.watch()) !== 'other' && <UnfitChoice form={form} choices={choices} />}
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

/** What the button says that sends it. */
const sendWords = {
  asked: { now: 'acceptance.ask-now', anyway: 'acceptance.ask-anyway' },
  visit: { now: 'scheduling.book', anyway: 'scheduling.book-anyway' },
  time: { now: 'scheduling.keep-time', anyway: 'scheduling.keep-anyway' },
} as const

function withOrWithout(whom: Whom): 'visit' | 'time' {
  return whom === 'other' ? 'time' : 'visit'
}

function BookingEnd({ booking, onClose, onWait }: EndProps): ReactNode {
  const words = useWords()
  const { form, book, clashes, canConfirm } = booking
  const { isSubmitting } = form.formState
  const whom = whomOf(form.watch())
  const manner = booking.status === 'pending' ? 'asked' : withOrWithout(whom)
  useShortcut('mod+Enter', () => void book(false)(), 'scheduling.book')
  // It keeps the focus while it works, for what is asked next is asked there; a key that is held does not answer that.
  const sending = {
    'aria-disabled': isSubmitting || undefined,
    leftSection: isSubmitting && <Loader size={14} color="currentColor" />,
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.preventDefault(),
  }
  const wait = async () => {
    if (await form.trigger(['patientId', 'serviceId', 'ownerId'])) onWait()
  }
  return (
    <div className="booking-end">
      <Button variant="default" onClick={onClose}>
        {words('scheduling.do-not-book')}
      </Button>
      {whom === 'patient' && (
        <Button variant="default" onClick={wait}>
          {words('waiting.put-open')}
        </Button>
      )}
      {clashes.length > 0 && canConfirm ? (
        <Button type="button" {...sending} onClick={book(true)}>
          {words(sendWords[manner].anyway)}
        </Button>
      ) : (
        <Button type="submit" {...sending} aria-keyshortcuts="Control+Enter">
          {words(sendWords[manner].now)}
        </Button>
      )}
    </div>
  )
}
