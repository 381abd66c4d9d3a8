import { Button } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useBookedLine } from '#client/scheduling/owed/use-booked-line.ts'
import { useOutbox, useStuck } from '#client/sync/outbox/use-outbox.tsx'
import { Findings } from '#client/ui/states/failure-notice.tsx'
import { failureSentence } from '#client/ui/states/failure-sentence.ts'
import { ToDecide } from '#client/ui/states/to-decide.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { bookingsTakenBack, type StuckBooking, stuckBookings } from './stuck-booking.ts'
import { useDeciding } from './use-deciding.ts'

/** A booking that is to be entered anew, and who hears once it is booked otherwise. */
export type BookedAnew = { readonly booked: Appointment; readonly settle: () => Promise<void> }

type Props = {
  /** Asks for the dialog with what was entered; undefined where nothing may be booked. */
  readonly onChange: ((anew: BookedAnew) => void) | undefined
}

/** Above the calendar: each booking that waited and was refused, with everything that was entered, until somebody decides. */
export function StuckBookings({ onChange }: Props): ReactNode {
  const words = useWords()
  const outbox = useOutbox()
  const stuck = useStuck()
  useEffect(() => {
    for (const { id } of bookingsTakenBack(stuck)) void outbox.discard(id)
  }, [outbox, stuck])
  const bookings = stuckBookings(stuck)
  if (bookings.length === 0) return null
  return (
    <section aria-label={words('owed.refused-list')}>
      {bookings.map((booking) => (
        <OneBooking key={booking.entry.id} stuck={booking} onChange={onChange} />
      ))}
    </section>
  )
}

const reasons = { taken: 'owed.taken', full: 'owed.full', refused: 'owed.refused' } as const

function OneBooking({ stuck, onChange }: Props & { readonly stuck: StuckBooking }): ReactNode {
  const words = useWords()
  const lineOf = useBookedLine()
  const { entry, booked, because } = stuck
  const { isBusy, bookAnyway, again, takeTheirs } = useDeciding([entry])
  const { failure } = entry
  const settle = async () => void (await takeTheirs())
  return (
    <ToDecide
      title={words('owed.not-booked', { what: lineOf(booked) })}
      why={
        because === 'refused'
          ? `${words(failureSentence(failure).id)} ${words('owed.refused')}`
          : words(reasons[because])
      }
      sides={booked.description ? [{ name: words('scheduling.description'), said: booked.description }] : []}
      ways={
        <>
          {because === 'taken' && (
            <Button loading={isBusy} onClick={bookAnyway}>
              {words('scheduling.book-anyway')}
            </Button>
          )}
          {onChange && booked.start !== undefined && (
            <Button variant="default" disabled={isBusy} onClick={() => onChange({ booked, settle })}>
              {words('owed.change')}
            </Button>
          )}
          {because === 'refused' && (
            <Button variant="default" disabled={isBusy} onClick={again}>
              {words('ui.try-again')}
            </Button>
          )}
          <Button variant="default" disabled={isBusy} onClick={takeTheirs}>
            {words('owed.let-go')}
          </Button>
        </>
      }
    >
      {'findings' in failure && <Findings findings={failure.findings ?? []} />}
    </ToDecide>
  )
}
