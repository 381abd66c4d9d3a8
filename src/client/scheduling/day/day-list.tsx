import { IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import { clockOf, type DayEvent, whoOf } from './day-events.ts'
import { SeriesMark } from './series-mark.tsx'
import { statusIcons } from './status-icons.ts'

type Props = {
  readonly title: string
  readonly events: readonly DayEvent[]
  readonly onOpen: (event: DayEvent) => void
}

/** The same day for a narrow screen: one line for each appointment, large enough for a thumb. */
export function DayList({ title, events, onOpen }: Props): ReactNode {
  return (
    <ol className="agenda" aria-label={title}>
      {events.map((event) => (
        <li key={event.appointment.id}>
          <AgendaLine event={event} onOpen={() => onOpen(event)} />
        </li>
      ))}
    </ol>
  )
}

function AgendaLine({ event, onOpen }: { readonly event: DayEvent; readonly onOpen: () => void }): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const { appointment, from, to } = event
  const { status, serviceType, title, kind, mode, location } = appointment
  const Picture = statusIcons[status]
  const who = whoOf(appointment)
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)

  return (
    <button type="button" className="agenda-line" data-status={status} onClick={onOpen}>
      <span className="agenda-time">
        <strong>{moments.clock(clockOf(from))}</strong>
        <span>{moments.clock(clockOf(to))}</span>
      </span>
      <span className="agenda-what">
        <b>{who ?? what}</b>
        <span>
          {who ? what : location?.display} {mode === 'Telehealth' && <IconVideo size={13} />}{' '}
          <SeriesMark appointment={appointment} />
        </span>
      </span>
      <span className="agenda-state">
        <Picture size={14} stroke={1.8} />
        {labels(`enumeration.AppointmentStatus.${status}`)}
      </span>
    </button>
  )
}
