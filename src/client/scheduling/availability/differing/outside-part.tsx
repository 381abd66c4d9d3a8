import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { contentOf, type ScheduleContent } from '#client/scheduling/availability/saving/schedule-content.ts'
import type { HoursWork } from '#client/scheduling/availability/saving/use-hours.ts'
import { whoOf } from '#client/scheduling/day/day-events.ts'
import { type Owners, useAppointments } from '#client/scheduling/day/use-appointments.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import { hoursProblems } from '#shared/scheduling/hours/hours-problems.ts'
import { outsideHours } from '#shared/scheduling/hours/outside-hours.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { milliseconds } from '#shared/time/span.ts'

type Props = { readonly work: HoursWork; readonly today: string }

/** So many days ahead are looked at. */
const daysAhead = 120
const mostListed = 6

/** How many appointments that are booked already fall outside the hours as they stand in the editor, and which. */
export function OutsidePart({ work, today }: Props): ReactNode {
  const words = useWords()
  const { base, now, isChanged } = work
  const booked = useBooked(now, today)
  const outside = useMemo(
    () => (hoursProblems(now).some(({ stops }) => stops) ? [] : outsideHours(now, booked)),
    [now, booked],
  )
  const before = useMemo(
    () => new Set(base ? outsideHours(contentOf(base), booked).map(({ id }) => id) : []),
    [base, booked],
  )
  const fresh = outside.filter(({ id }) => !before.has(id))
  const listed = [...fresh, ...outside.filter(({ id }) => before.has(id))]
  if (outside.length === 0) return <p className="visually-hidden" role="status" />
  return (
    <section className="hours-outside" aria-labelledby="hours-outside">
      <h2 id="hours-outside">
        <IconAlertTriangle size={16} aria-hidden="true" />{' '}
        {words('availability.outside', { count: outside.length })}
      </h2>
      <p role="status">
        {isChanged && fresh.length > 0
          ? words('availability.outside-new', { count: fresh.length })
          : words('availability.outside-text')}
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

const none: readonly Appointment[] = []

/** What is booked of the owner from today on; nothing where the reader may not see it. */
function useBooked({ owner, ownerKind, timezone }: ScheduleContent, today: string): readonly Appointment[] {
  const { may } = usePermissions()
  const dates = useMemo(() => [today, plusDays(today, daysAhead)], [today])
  const id = owner.id
  const owners = useMemo((): Owners => {
    if (ownerKind === 'Practitioner') return [id]
    if (ownerKind === 'Location') return { field: 'location', ids: [id] }
    return ownerKind === 'Program' ? { field: 'program', ids: [id] } : 'nobody'
  }, [id, ownerKind])
  const answer = useAppointments(may('Appointment:Read') ? owners : 'nobody', dates, timezone)
  const { instant } = useWorld()
  const items = knownOf(answer)?.items
  // What has begun already is not moved any more.
  return useMemo(() => {
    const begins = milliseconds(instant())
    return items?.filter(({ start }) => start !== undefined && milliseconds(start) > begins) ?? none
  }, [items, instant])
}
