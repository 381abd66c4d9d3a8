import { Button } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { OfferDialog } from '#client/scheduling/waiting/offer-dialog.tsx'
import { OfferHereDialog } from '#client/scheduling/waiting/offer-here-dialog.tsx'
import { useOffers } from '#client/scheduling/waiting/use-offers.ts'
import { useWaitlist } from '#client/scheduling/waiting/use-waitlist.ts'
import { useWishWords } from '#client/scheduling/waiting/use-wish-words.ts'
import type { OfferedTime } from '#client/scheduling/waiting/waiting-address.ts'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { daysWaited, waitingSince } from '#shared/scheduling/waiting/waiting-order.ts'
import { OfferGhost } from './offer-ghost.tsx'
import { useOfferDrag } from './use-offer-drag.ts'

/** So many of those who wait are shown beside the calendar; the list has all. */
const mostShown = 20

/** Of whom a time is found, or to whom which one is offered. */
type Asking = { readonly row: Appointment; readonly time?: OfferedTime }

/** Who waits for a time, beside the calendar: dragged to a free time, or by the button, it is offered to them. */
export function WaitingBeside({ columns }: { readonly columns: readonly DayColumn[] }): ReactNode {
  const words = useWords()
  const list = useWaitlist()
  const offers = useOffers(list.askAgain)
  const [asking, setAsking] = useState<Asking>()
  const drag = useOfferDrag(columns, (row, time) => setAsking({ row, time }))
  const close = () => setAsking(undefined)
  const left = list.waiting.length - mostShown

  return (
    <section className="waiting-beside">
      <header>
        <h2>{words('waiting.beside', { count: list.waiting.length })}</h2>
        <ScreenLink to="/waitlist">{words('waiting.open')}</ScreenLink>
      </header>
      {list.failure && <FailureNotice failure={list.failure} onRetry={list.askAgain} />}
      {!list.failure && !list.isThere && <Loading what={words('scheduling.screen.waitlist')} shape="cards" />}
      {list.isThere && list.waiting.length === 0 && <p>{words('waiting.none')}</p>}
      {list.waiting.length > 0 && <p>{words('waiting.drag')}</p>}
      <ul>
        {list.waiting.slice(0, mostShown).map((row) => (
          <WaitingCard key={row.id} row={row} onPress={drag.press(row)} onOffer={() => setAsking({ row })} />
        ))}
      </ul>
      {left > 0 && <p>{words('scheduling.more', { count: left })}</p>}
      {drag.ghost && <OfferGhost ghost={drag.ghost} />}
      {asking && !asking.time && (
        <OfferDialog
          row={asking.row}
          onClose={close}
          onOffer={(chosen) => offers.offer(asking.row, chosen)}
        />
      )}
      {asking?.time && (
        <OfferHereDialog
          row={asking.row}
          time={asking.time}
          owner={ownerOf(columns, asking)}
          onClose={close}
          onOffer={(chosen) => offers.offer(asking.row, chosen)}
        />
      )}
    </section>
  )
}

/** What the one is called who would see the patient then. */
function ownerOf(columns: readonly DayColumn[], { row, time }: Asking): string {
  const lane = columns.find(({ lane: { id } }) => id === time?.owner)?.lane
  return lane?.display ?? row.owner.display ?? ''
}

type CardProps = {
  readonly row: Appointment
  readonly onPress: (press: PointerEvent<HTMLElement>) => void
  readonly onOffer: () => void
}

function WaitingCard({ row, onPress, onOffer }: CardProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { instant } = useWorld()
  const { wishes } = useWishWords()
  const { waitlist, serviceType, duration } = row
  const priority = waitlist?.priority ?? 'Normal'
  const who = whoOf(row) ?? row.display ?? ''
  const what = [serviceType?.display, words('waiting.minutes', { minutes: duration })].filter(Boolean)
  const since = moments.date(moments.dayOf(waitingSince(row)))
  const wished = wishes(row)
  return (
    <li className="waiting-card" data-priority={priority} onPointerDown={onPress}>
      <b>
        <IconGripVertical size={14} aria-hidden="true" />
        {who}
        {priority !== 'Normal' && <span>{labels(`enumeration.Priority.${priority}`)}</span>}
      </b>
      <span>{what.join(' · ')}</span>
      {wished.length > 0 && <span>{wished.join(' · ')}</span>}
      <span>{words('waiting.since', { days: daysWaited(row, instant()), since })}</span>
      <Button className="waiting-card-offer" size="compact-sm" variant="default" onClick={onOffer}>
        {words('waiting.offer')}
      </Button>
    </li>
  )
}
