import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { mostRows } from '#client/scheduling/day/use-appointments.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'
import { type Outside, outsideDays } from './use-outside.ts'

type Props = { readonly outside: Outside }

const mostListed = 6

/** How many appointments that are booked already fall outside the hours as they stand in the editor, and which. */
export function OutsidePart({ outside: { listed, fresh, isCut } }: Props): ReactNode {
  const words = useWords()
  if (listed.length === 0) return null
  return (
    <section className="hours-outside" aria-labelledby="hours-outside">
      <h2 id="hours-outside">
        <IconAlertTriangle size={16} aria-hidden="true" />{' '}
        {words('availability.outside', { count: listed.length })}
      </h2>
      <p>
        {fresh > 0 ? words('availability.outside-new', { count: fresh }) : words('availability.outside-text')}{' '}
        {isCut
          ? words('availability.outside-cut', { count: mostRows })
          : words('availability.outside-ahead', { count: outsideDays })}
      </p>
      <ul className="hours-lines">
        {listed.slice(0, mostListed).map((each) => (
          <Line key={each.id} appointment={each} />
        ))}
      </ul>
      {listed.length > mostListed && (
        <p>{words('availability.outside-more', { count: listed.length - mostListed })}</p>
      )}
    </section>
  )
}

function Line({ appointment }: { readonly appointment: Appointment }): ReactNode {
  const moments = useMoments()
  const { id, start = '', end = '', serviceType, title, owner } = appointment
  const day = moments.dayOf(start)
  return (
    <li>
      <span>
        <ScreenLink to={`/calendar?date=${day}&people=${owner.id}&event=${id}`}>
          {moments.day(day)}, {moments.time(start)}–{moments.time(end)}
        </ScreenLink>{' '}
        {[serviceType?.display, whoOf(appointment) ?? title].filter(Boolean).join(' – ')}
      </span>
    </li>
  )
}
