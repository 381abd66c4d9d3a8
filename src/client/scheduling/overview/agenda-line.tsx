import { IconLock, IconVideo } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { useTone, useToneWord } from '#client/scheduling/day/coloring.ts'
import type { UnseenSpan } from '#client/scheduling/day/day-column.ts'
import { clockOf, type DayEvent, whoOf } from '#client/scheduling/day/day-events.ts'
import { SeriesMark } from '#client/scheduling/day/series-mark.tsx'
import { statusIcons } from '#client/scheduling/day/status-icons.ts'
import { WaitsLine } from '#client/scheduling/owed/waits-mark.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { AgendaLineOf } from './agenda-rows.ts'

type Props = {
  readonly event: DayEvent
  /** The line says with whom the appointment is. */
  readonly isOfSeveral: boolean
  readonly onOpen: (event: DayEvent) => void
}

/** An appointment in a list, large enough for a thumb. */
export const AgendaLine = memo(function AgendaLine({ event, isOfSeveral, onOpen }: Props): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const words = useWords()
  const { appointment, from, to } = event
  const { status, serviceType, title, kind, mode, location, owner } = appointment
  const tone = useTone(appointment)
  const toneWord = useToneWord(appointment)
  const Picture = statusIcons[status]
  const who = whoOf(appointment)
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)

  return (
    <button
      type="button"
      className="agenda-line"
      data-status={status}
      data-tone={tone}
      onClick={() => onOpen(event)}
    >
      <span className="agenda-time">
        <strong>{moments.clock(clockOf(from))}</strong>
        <span>{moments.clock(clockOf(to))}</span>
      </span>
      <span className="agenda-what">
        <b>{who ?? what}</b>
        <span>
          {who ? what : location?.display}
          {toneWord && !(isOfSeveral && toneWord === owner.display) && ` · ${toneWord}`}
          {isOfSeveral && owner.display && ` · ${words('scheduling.with-person', { who: owner.display })}`}{' '}
          {mode === 'Telehealth' && <IconVideo size={13} />} <SeriesMark appointment={appointment} />
        </span>
        <WaitsLine id={appointment.id} />
      </span>
      <span className="agenda-state" data-status={status}>
        <Picture size={14} stroke={1.8} />
        {labels(`enumeration.AppointmentStatus.${status}`)}
      </span>
    </button>
  )
})

/** A time that is taken by what the reader does not see. */
export function UnseenLine({ span }: { readonly span: UnseenSpan }): ReactNode {
  const words = useWords()
  const moments = useMoments()
  return (
    <div className="agenda-line" data-unseen>
      <span className="agenda-time">
        <strong>{moments.clock(clockOf(span.from))}</strong>
        <span>{moments.clock(clockOf(span.to))}</span>
      </span>
      <span>
        {words('scheduling.unseen')}
        {span.who !== undefined && ` · ${span.who}`}
      </span>
      <IconLock size={14} aria-hidden="true" />
    </div>
  )
}

/** A line that somebody flies past: when and who, drawn as cheaply as can be; it is drawn whole as soon as it can be read. */
export function PassingLine({ line }: { readonly line: AgendaLineOf }): ReactNode {
  const moments = useMoments()
  const when = moments.clock(clockOf(line.from))
  const who = 'appointment' in line && whoOf(line.appointment)
  return <div className="agenda-line">{who ? `${when} ${who}` : when}</div>
}
