import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { Answered } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { appointmentStatuses } from '#generated/enumerations/appointment-status.ts'
import type { Appointment } from '#generated/types/appointment.ts'
import type { Location } from '#generated/types/location.ts'
import { takingPlace, type useTodayAt } from './use-today-at.ts'

type Props = {
  readonly location: Location
  readonly rooms: readonly Location[] | undefined
  readonly today: ReturnType<typeof useTodayAt>
}

/** What happens at a place today, in counts, and the way into the calendar of it. */
export function TodayPart({ location, rooms = [], today: { answer, onRetry } }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const title = words('locations.today')
  if (!mayDo('appointment.query')) return null
  const bookedRooms = rooms.filter(isRoom)
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Answered answer={answer} what={title} shape="rows" onRetry={onRetry}>
        {({ items }) => <Counts appointments={items} />}
      </Answered>
      {location.status === 'active' && (
        <p>
          <ScreenLink to={`/calendar?by=${isRoom(location) ? 'room' : 'location'}&lanes=${location.id}`}>
            {words('locations.calendar')}
          </ScreenLink>
        </p>
      )}
      {bookedRooms.length > 0 && (
        <p>
          <ScreenLink to={`/calendar?by=room&lanes=${bookedRooms.map(({ id }) => id).join(',')}`}>
            {words('locations.calendar-rooms', { count: bookedRooms.length })}
          </ScreenLink>
        </p>
      )}
    </section>
  )
}

/** A room or a vehicle is booked by itself. */
function isRoom({ kind }: Location): boolean {
  return kind === 'Room' || kind === 'Vehicle'
}

function Counts({ appointments }: { readonly appointments: readonly Appointment[] }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const states = appointmentStatuses
    .map((status) => ({ status, count: appointments.filter((each) => each.status === status).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <p>{words('locations.today-count', { count: takingPlace(appointments) })}</p>
      {states.length > 0 && (
        <ul>
          {states.map(({ status, count }) => (
            <li key={status} className="belonging-text">
              {words('locations.of-state', {
                count,
                state: labels(`enumeration.AppointmentStatus.${status}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
