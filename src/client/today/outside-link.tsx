import { IconRoute } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { ScreenLink } from '#client/routing/use-go.tsx'
import { laterPart } from '#client/ui/states/later-part.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Appointment } from '#generated/types/appointment.ts'

/** Fetched by those who are on the road. */
const ReadyStops = laterPart({ open: () => import('./ready-stops.tsx'), pick: (file) => file.ReadyStops })

type Props = { readonly day: string; readonly appointments: readonly Appointment[] }

/** The way from the own day to the day on the road, where some of its visits are outside. */
export function OutsideLink({ day, appointments }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const count = appointments.filter(({ serviceLocation, status }) => {
    const { kind } = serviceLocation ?? {}
    return status !== 'cancelled' && (kind === 'PatientHome' || kind === 'Community')
  }).length
  if (count === 0 || !mayDo('itinerary.open')) return null
  return (
    <p className="day-count">
      <ScreenLink to={`/itineraries/${day}`}>
        <IconRoute size={16} aria-hidden="true" /> {words('today.outside', { count })}
      </ScreenLink>
      <ReadyStops day={day} />
    </p>
  )
}
