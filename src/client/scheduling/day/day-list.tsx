import { IconCloudUp, IconLock, IconVideo } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useIsOwed } from '#client/scheduling/owed/owed-appointments.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useTone, useToneWord } from './coloring.ts'
import type { DayColumn, UnseenSpan } from './day-column.ts'
import { clockOf, type DayEvent, whoOf } from './day-events.ts'
import { SeriesMark } from './series-mark.tsx'
import { statusIcons } from './status-icons.ts'

type Props = {
  readonly title: string
  readonly column: DayColumn
  /** The lines say with whom each appointment is. */
  readonly isOfSeveral?: boolean
  readonly onOpen: (event: DayEvent) => void
}

/** The same day for a narrow screen: one line for each appointment, large enough for a thumb. */
export function DayList({ title, column, isOfSeveral = false, onOpen }: Props): ReactNode {
  return (
    <ol className="agenda" aria-label={title}>
      {linesOf(column).map((line) =>
        'appointment' in line ? (
          <li key={line.appointment.id}>
            <AgendaLine event={line} isOfSeveral={isOfSeveral} onOpen={() => onOpen(line)} />
          </li>
        ) : (
          <li key={`${line.from} ${line.who ?? ''}`}>
            <UnseenLine span={line} />
          </li>
        ),
      )}
    </ol>
  )
}

/** Appointments and what is not shown, in the order of time. */
function linesOf({ events, unseen }: DayColumn): readonly (DayEvent | UnseenSpan)[] {
  return [...events, ...unseen].sort((one, other) => one.from - other.from)
}

function UnseenLine({ span }: { readonly span: UnseenSpan }): ReactNode {
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

type LineProps = {
  readonly event: DayEvent
  readonly isOfSeveral: boolean
  readonly onOpen: () => void
}

function AgendaLine({ event, isOfSeveral, onOpen }: LineProps): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const words = useWords()
  const { appointment, from, to } = event
  const { status, serviceType, title, kind, mode, location, owner } = appointment
  const isWaiting = useIsOwed(appointment.id)
  const tone = useTone(appointment)
  const toneWord = useToneWord(appointment)
  const Picture = statusIcons[status]
  const who = whoOf(appointment)
  const what = serviceType?.display ?? title ?? labels(`enumeration.AppointmentKind.${kind}`)

  return (
    <button type="button" className="agenda-line" data-status={status} data-tone={tone} onClick={onOpen}>
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
          {isWaiting && (
            <IconCloudUp size={13} role="img" aria-label={words('scheduling.waits-to-be-sent')} />
          )}
        </span>
      </span>
      <span className="agenda-state" data-status={status}>
        <Picture size={14} stroke={1.8} />
        {labels(`enumeration.AppointmentStatus.${status}`)}
      </span>
    </button>
  )
}
