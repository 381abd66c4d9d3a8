import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { openOffer } from '#shared/scheduling/waiting/open-offer.ts'
import { agedDays, daysWaited, waitingSince } from '#shared/scheduling/waiting/waiting-order.ts'
import { MessageLines } from './message-lines.tsx'
import { useWishWords } from './use-wish-words.ts'

/** What can be done with somebody who waits; each answers why not, where it could not be done. */
export type WaitingActs = {
  readonly offer: (row: Appointment) => Promise<SeenFailure | undefined>
  readonly call: (row: Appointment) => void
  readonly answer: (
    row: Appointment,
    answer: 'Accepted' | 'Declined' | 'NoAnswer',
  ) => Promise<SeenFailure | undefined>
}

type Props = { readonly row: Appointment; readonly acts: WaitingActs; readonly offerLabel: string }

/** One of those who wait: who, for what, since when, with which wishes, what was tried; and what can be done now. */
export function WaitingRow({ row, acts, offerLabel }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { wishes, attempt } = useWishWords()
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const { waitlist, serviceType, owner } = row
  const patient = row.attendees?.find(({ subject }) => subject.resourceType === 'Patient')?.subject
  const last = waitlist?.attempts?.at(-1)
  const offer = openOffer(row)
  // A button that was pressed keeps the focus meanwhile, so it is not disabled.
  const run = async (act: () => Promise<SeenFailure | undefined>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(await act())
    setBusy(false)
  }

  return (
    <li className="waiting-row" data-priority={waitlist?.priority} data-waiting={row.id} tabIndex={-1}>
      <div className="waiting-facts">
        <div className="waiting-who">
          <b>
            {patient ? (
              <ScreenLink to={`/patients/${patient.id}`}>{whoOf(row) ?? row.display}</ScreenLink>
            ) : (
              row.display
            )}
          </b>
          <span className="waiting-priority">
            {labels(`enumeration.Priority.${waitlist?.priority ?? 'Normal'}`)}
          </span>
        </div>
        <span>{[serviceType?.display, owner.display].filter(Boolean).join(' · ')}</span>
        <Waited row={row} />
        {offer && <MessageLines messages={offer.messages ?? []} />}
        {wishes(row).length > 0 && <span>{wishes(row).join(' · ')}</span>}
        {waitlist?.notes && <span>{waitlist.notes}</span>}
        {last && !offer && <span>{attempt(last)}</span>}
      </div>
      <div className="waiting-acts">
        {offer ? (
          (['Accepted', 'Declined', 'NoAnswer'] as const).map((answer) => (
            <Button
              key={answer}
              variant={answer === 'Accepted' ? 'filled' : 'default'}
              aria-disabled={isBusy || undefined}
              onClick={() => run(() => acts.answer(row, answer))}
            >
              {labels(`enumeration.OfferAnswer.${answer}`)}
            </Button>
          ))
        ) : (
          <>
            <Button variant="default" onClick={() => acts.call(row)}>
              {words('waiting.call')}
            </Button>
            <Button aria-disabled={isBusy || undefined} onClick={() => run(() => acts.offer(row))}>
              {offerLabel}
            </Button>
          </>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </li>
  )
}

/** How long somebody has waited, said plainly when it is too long; while a time is held, which and until when. */
function Waited({ row }: { readonly row: Appointment }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { instant } = useWorld()
  const offer = openOffer(row)
  if (offer) {
    const until = moments.time(offer.until)
    const ranOut = Date.parse(offer.until) <= Date.parse(instant())
    const when = `${moments.dayAndTime(offer.start)}–${moments.time(offer.end)}`
    return <span>{words(ranOut ? 'waiting.ran-out-at' : 'waiting.held', { when, until })}</span>
  }
  const days = daysWaited(row, instant())
  const since = moments.date(moments.dayOf(waitingSince(row)))
  return (
    <span data-aged={days > agedDays || undefined}>
      {words(days > agedDays ? 'waiting.aged' : 'waiting.since', { days, since })}
    </span>
  )
}
