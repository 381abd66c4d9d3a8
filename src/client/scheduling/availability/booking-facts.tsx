import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ScheduleContent } from './saving/schedule-content.ts'

/** How these hours are booked, for those who only read it. */
export function BookingFacts({ hours }: { readonly hours: ScheduleContent }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { slotMinutes, buffers, bookingWindow, doubleBooking, timezone, period } = hours
  const yesNo = (isSo: boolean) => words(isSo ? 'availability.yes' : 'availability.no')
  const day = (date: string | undefined) => (date === undefined ? '–' : moments.date(date.slice(0, 10)))
  const facts = [
    [words('availability.slot'), slotMinutes],
    [words('availability.buffer-before'), buffers.beforeMinutes ?? 0],
    [words('availability.buffer-after'), buffers.afterMinutes ?? 0],
    [words('availability.least-hours'), bookingWindow.minHours ?? 0],
    [words('availability.most-days'), bookingWindow.maxDays ?? 365],
    [words('availability.double-most'), doubleBooking.allowed ? (doubleBooking.max ?? 1) : 1],
    [words('availability.timezone'), timezone],
    [words('availability.period-start'), day(period?.start)],
    [words('availability.period-end'), day(period?.end)],
    [words('acceptance.setting'), labels(`enumeration.BookingAcceptance.${hours.acceptance ?? 'None'}`)],
    [words('availability.public-booking'), yesNo(hours.publicBooking)],
    [words('availability.active'), yesNo(hours.active)],
  ] as const
  return (
    <section aria-labelledby="hours-booking">
      <h2 id="hours-booking">{words('availability.booking')}</h2>
      <dl className="hours-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
