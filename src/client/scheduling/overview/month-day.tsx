import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTone } from '#client/scheduling/day/coloring.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import { statusIcons } from '#client/scheduling/day/status-icons.ts'
import { WaitsMark } from '#client/scheduling/owed/waits-mark.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { useEventLine } from './use-event-line.ts'

/** So many appointments of a day are named in a month. */
const mostNamed = 3

/** So many points stand for the appointments of a day where there is no room for their names. */
const mostPoints = 4

type Props = {
  readonly column: DayColumn
  /** It belongs to the month before or after. */
  readonly isOutside: boolean
  /** There is more on this day than was read. */
  readonly isCut: boolean
  readonly isWaiting: boolean
  /** Its appointments stand beneath the month; undefined where those of no day do. */
  readonly isChosen: boolean | undefined
  /** The keyboard stands here. */
  readonly isHere: boolean
  readonly onDay: () => void
}

/** A day of the month: how many appointments it has, and the first of them; on a phone a point for each. */
export function MonthDay(props: Props): ReactNode {
  const { column, isOutside, isCut, isWaiting, isChosen, isHere, onDay } = props
  const words = useWords()
  const said = useSaid(props)
  const { date, events, unseen, isToday, holiday } = column
  const left = events.length - mostNamed

  return (
    <td
      data-outside={isOutside || undefined}
      aria-current={isToday ? 'date' : undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className="month-day"
        tabIndex={isHere ? 0 : -1}
        aria-pressed={isChosen}
        data-date={date}
        onClick={onDay}
      >
        <span className="visually-hidden">{said}</span>
        <span className="month-seen" aria-hidden="true">
          <span className="month-head">
            <b>{Number(date.slice(8))}</b>
            {events.length > 0 && !isWaiting && (
              <span className="month-count">{isCut ? `${events.length}+` : events.length}</span>
            )}
          </span>
          {holiday && <span className="month-holiday">{holiday}</span>}
          <span className="month-points">
            {events.slice(0, mostPoints).map(({ appointment }) => (
              <Point key={appointment.id} appointment={appointment} />
            ))}
          </span>
          {events.slice(0, mostNamed).map((event) => (
            <MonthLine key={event.appointment.id} event={event} />
          ))}
          {left > 0 && <span className="month-more">{words('scheduling.more', { count: left })}</span>}
          {unseen.length > 0 && (
            <span className="month-more">
              <IconLock size={12} /> {words('scheduling.unseen')}
            </span>
          )}
        </span>
      </button>
    </td>
  )
}

/** The whole day as one sentence after the other for those who listen. */
function useSaid({ column, isCut, isWaiting }: Props): string {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const lineOf = useEventLine()
  const { date, events, unseen, holiday } = column
  if (isWaiting) return moments.day(date)
  const count = { count: events.length }
  const left = events.length - mostNamed
  const named = events
    .slice(0, mostNamed)
    .map(
      (event) => `${lineOf(event)}, ${labels(`enumeration.AppointmentStatus.${event.appointment.status}`)}`,
    )
  return [
    `${moments.day(date)}: ${words(isCut ? 'scheduling.count-at-least' : 'scheduling.count', count)}`,
    ...(holiday ? [holiday] : []),
    ...named,
    ...(left > 0 ? [words('scheduling.more', { count: left })] : []),
    ...(unseen.length > 0 ? [words('scheduling.unseen')] : []),
  ].join('. ')
}

function Point({ appointment }: Pick<DayEvent, 'appointment'>): ReactNode {
  return <i data-status={appointment.status} data-tone={useTone(appointment)} />
}

function MonthLine({ event }: { readonly event: DayEvent }): ReactNode {
  const lineOf = useEventLine()
  const tone = useTone(event.appointment)
  const { status } = event.appointment
  const Picture = statusIcons[status]
  return (
    <span className="month-line" data-status={status} data-tone={tone}>
      <Picture size={12} stroke={1.8} aria-hidden="true" />
      <WaitsMark id={event.appointment.id} />
      {lineOf(event)}
    </span>
  )
}
