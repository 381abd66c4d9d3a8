import { IconPlus } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useSession } from '#client/api/session.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { OffStretch } from '#shared/scheduling/off-hours.ts'
import { type CursorStep, type Day, moved, type Stop, stopAt } from './cursor-step.ts'
import { clockOf, type DayEvent } from './day-events.ts'
import { EventBlock } from './event-block.tsx'
import { useNowMinute } from './use-now-minute.ts'

type Props = {
  readonly title: string
  readonly events: readonly DayEvent[]
  readonly off: readonly OffStretch[]
  readonly isToday: boolean
  readonly timezone: string
  readonly slotMinutes: number
  readonly selectedId: string | undefined
  readonly mayBook: boolean
  readonly onOpen: (event: DayEvent) => void
  readonly onBook: (minute: number) => void
}

/** One day as a column of hours. Arrows walk through slots and events, Enter opens one or books a new one, a click does the same. */
export function DayGrid(props: Props): ReactNode {
  const { title, events, off, isToday, timezone, slotMinutes, mayBook, selectedId, onOpen, onBook } = props
  const words = useWords()
  const moments = useMoments()
  const day = useMemo(() => boundsOf(events, slotMinutes), [events, slotMinutes])
  const [slot, setSlot] = useState(() => 9 * 60)
  const cursor = useRef<HTMLButtonElement>(null)
  const blocks = useRef(new Map<number, HTMLButtonElement>())
  const nowMinute = useNowMinute(timezone)
  useSelectedInView(blocks, events, selectedId)
  const scroller = useFirstScroll(isToday ? nowMinute : (events[0]?.from ?? 8 * 60), day)

  const walk = (from: Stop) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const next = moved(day, from, step)
    if (next.kind === 'event') return blocks.current.get(next.index)?.focus()
    setSlot(next.minute)
    requestAnimationFrame(() => cursor.current?.focus())
  }

  const bookHere = (event: MouseEvent<HTMLElement>) => {
    if (!mayBook) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const minute = day.from + ((event.clientY - top) / height) * (day.to - day.from)
    onBook(Math.floor(minute / slotMinutes) * slotMinutes)
  }

  const hours = Array.from({ length: (day.to - day.from) / 60 + 1 }, (_, index) => day.from + index * 60)
  const free = stopAt(day, slot)
  return (
    <section className="day-grid" aria-label={title} ref={scroller}>
      <Owner events={events} />
      <Hours day={day} hours={hours.slice(0, -1)} />
      <div className="day-column" style={{ height: heightOf(day.to - day.from) }}>
        <button type="button" className="day-free" tabIndex={-1} aria-hidden="true" onClick={bookHere} />
        {hours.map((minute) => (
          <i key={minute} className="day-line" style={{ top: topOf(day, minute) }} />
        ))}
        {off.map((stretch) => (
          <OffHours key={`${stretch.from}-${stretch.kind}`} stretch={stretch} day={day} />
        ))}
        {isToday && nowMinute >= day.from && nowMinute < day.to && (
          <i className="day-now" style={{ top: topOf(day, nowMinute) }} />
        )}
        <button
          type="button"
          ref={cursor}
          className="day-slot"
          style={{ top: topOf(day, slot), height: heightOf(slotMinutes) }}
          aria-label={words(free.kind === 'slot' ? 'scheduling.slot-free' : 'scheduling.slot-taken', {
            time: moments.clock(clockOf(slot)),
          })}
          aria-disabled={!mayBook}
          onClick={() => mayBook && onBook(slot)}
          onKeyDown={walk({ kind: 'slot', minute: slot })}
        >
          <IconPlus size={13} />
          {moments.clock(clockOf(slot))}
        </button>
        {events.map((event, index) => (
          <EventBlock
            key={event.appointment.id}
            event={event}
            top={topOf(day, event.from)}
            height={heightOf(event.to - event.from)}
            isSelected={event.appointment.id === selectedId}
            onOpen={() => onOpen(event)}
            onKeyDown={walk({ kind: 'event', index })}
            block={(element) => {
              if (element) blocks.current.set(index, element)
              else blocks.current.delete(index)
            }}
          />
        ))}
      </div>
    </section>
  )
}

/** The hours beside the column; the events say their times themselves. */
function Hours({ day, hours }: { readonly day: Day; readonly hours: readonly number[] }): ReactNode {
  const moments = useMoments()
  return (
    <div className="day-hours" style={{ height: heightOf(day.to - day.from) }} aria-hidden="true">
      {hours.map((minute) => (
        <span key={minute} style={{ top: topOf(day, minute) }}>
          {moments.clock(clockOf(minute))}
        </span>
      ))}
    </div>
  )
}

/** Whose day it is, and how full. */
function Owner({ events }: { readonly events: readonly DayEvent[] }): ReactNode {
  const words = useWords()
  const { profile } = useSession()
  return (
    <div className="day-owner">
      <b>{profile?.display}</b>
      <span>{words('scheduling.count', { count: events.length })}</span>
    </div>
  )
}

const steps: { readonly [key: string]: CursorStep } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
}

function OffHours({ stretch, day }: { readonly stretch: OffStretch; readonly day: Day }): ReactNode {
  const labels = useLabels()
  const words = useWords()
  const from = Math.max(stretch.from, day.from)
  const to = Math.min(stretch.to, day.to)
  if (from >= to) return null

  const kind =
    stretch.kind === 'Closed'
      ? words('scheduling.closed')
      : labels(`enumeration.AvailabilityKind.${stretch.kind}`)
  return (
    <div className="day-off" style={{ top: topOf(day, from), height: heightOf(to - from) }}>
      {stretch.reason ?? kind}
    </div>
  )
}

/** From seven to seven, and more when there is something before or after. */
function boundsOf(events: readonly DayEvent[], slot: number): Day {
  const from = Math.min(7 * 60, ...events.map((event) => Math.floor(event.from / 60) * 60))
  const to = Math.max(19 * 60, ...events.map((event) => Math.ceil(event.to / 60) * 60))
  return { events, from, to, slot }
}

/** A minute is so many pixels of the grid; `--hour` is set by the style sheet. */
function heightOf(minutes: number): string {
  return `calc(var(--hour) * ${minutes / 60})`
}

function topOf(day: Day, minute: number): string {
  return heightOf(minute - day.from)
}

/** What is chosen is seen, and seen again where it goes when it is moved. */
function useSelectedInView(
  blocks: RefObject<ReadonlyMap<number, HTMLElement>>,
  events: readonly DayEvent[],
  selectedId: string | undefined,
): void {
  const index = events.findIndex(({ appointment }) => appointment.id === selectedId)
  const from = events[index]?.from
  useEffect(() => {
    if (from !== undefined) blocks.current.get(index)?.scrollIntoView({ block: 'nearest' })
  }, [blocks, index, from])
}

/** Shows the hour that matters when the day is opened; after that the reader scrolls. */
function useFirstScroll(minute: number, day: Day) {
  const scroller = useRef<HTMLElement>(null)
  const first = useRef({ minute, from: day.from, length: day.to - day.from })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const share = (first.current.minute - 60 - first.current.from) / first.current.length
    element.scrollTop = Math.max(0, share * element.scrollHeight)
  }, [])
  return scroller
}
