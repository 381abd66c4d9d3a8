import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf, type DayEvent } from '#client/scheduling/day/day-events.ts'
import { EventBlock } from '#client/scheduling/day/event-block.tsx'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { readerTime } from '#client/scheduling/day/reader-time.ts'
import { useReaderZones } from '#client/scheduling/day/use-reader-zones.ts'
import { isShortcutBegun } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { type GridBounds, heightOf, topOf } from './bounds/grid-bounds.ts'
import { ColumnBackdrop } from './column-backdrop.tsx'
import { stopAt } from './cursor/cursor-step.ts'
import { MoveGhost } from './moving/move-ghost.tsx'
import type { useDrag } from './moving/use-drag.ts'
import type { Moving } from './moving/use-moving.ts'
import { blockKey, type useGridCursor } from './use-grid-cursor.ts'

type Props = {
  readonly column: DayColumn
  /** Its place among the columns. */
  readonly place: number
  /** What the column is called: the person, or the day. */
  readonly title: string
  readonly bounds: GridBounds
  readonly cursor: ReturnType<typeof useGridCursor>
  readonly selectedId: string | undefined
  readonly mayBook: boolean
  readonly onOpen: (event: DayEvent) => void
  readonly onBook: (minute: number) => void
  readonly moving: Moving
  /** What a press of the mouse on an appointment begins. */
  readonly press: ReturnType<typeof useDrag>
  readonly onMove: (event: DayEvent, lane: Lane) => void
}

/** One column of the calendar: what stands in it, and where the keyboard is when it stands on no appointment. */
export function GridColumn(props: Props): ReactNode {
  const { column, place, title, bounds, cursor, selectedId, mayBook, onOpen, onBook, moving, press } = props
  const words = useWords()
  const { events, slotMinutes } = column

  const bookHere = (event: MouseEvent<HTMLElement>) => {
    if (!mayBook) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const minute = bounds.from + ((event.clientY - top) / height) * (bounds.to - bounds.from)
    onBook(Math.floor(minute / slotMinutes) * slotMinutes)
  }

  return (
    <fieldset
      className="day-column"
      aria-label={`${title}, ${words('scheduling.count', { count: events.length })}`}
      style={{ gridColumn: place + 2, height: heightOf(bounds.to - bounds.from) }}
    >
      <button type="button" className="day-free" tabIndex={-1} aria-hidden="true" onClick={bookHere} />
      <ColumnBackdrop column={column} bounds={bounds} />
      {cursor.slot.column === place && <CursorSlot {...props} />}
      {events.map((event, index) => (
        <EventBlock
          key={event.appointment.id}
          event={event}
          top={topOf(bounds, event.from)}
          height={heightOf(event.to - event.from)}
          isSelected={event.appointment.id === selectedId}
          isMoving={event.appointment.id === moving.appointment?.id}
          onPress={moving.rights.refusal(event.appointment) ? undefined : press(event, column.lane)}
          onOpen={() => onOpen(event)}
          onKeyDown={keysOf(props, event, index)}
          block={blockIn(cursor, blockKey(column, event.appointment.id))}
        />
      ))}
      {isTarget(column, moving) && moving.target && (
        <MoveGhost moving={moving} target={moving.target} bounds={bounds} />
      )}
    </fieldset>
  )
}

/** Of the keys on an appointment, M moves it; the others walk. */
function keysOf({ place, column, cursor, onMove }: Props, event: DayEvent, index: number) {
  const walk = cursor.walk({ kind: 'event', column: place, index })
  return (press: KeyboardEvent) => {
    if (isShortcutBegun()) return
    const isBare = !press.altKey && !press.ctrlKey && !press.metaKey
    if (press.key.toLowerCase() !== 'm' || !isBare) return walk(press)
    press.preventDefault()
    onMove(event, column.lane)
  }
}

function blockIn({ blocks }: Props['cursor'], key: string) {
  return (element: HTMLButtonElement | null) => {
    if (element) blocks.current.set(key, element)
    else blocks.current.delete(key)
  }
}

function isTarget({ lane, date }: DayColumn, { target }: Moving): boolean {
  return target?.lane.id === lane.id && target.date === date
}

/** Where the keyboard stands when it stands on no appointment. */
function CursorSlot({ column, place, title, bounds, cursor, mayBook, onBook }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { minute } = cursor.slot
  const { slotMinutes, unseen } = column
  const isTaken = stopAt(cursor.walked, place, minute).kind === 'event'
  const isUnseen = unseen.some(({ from, to }) => from < minute + slotMinutes && minute < to)
  const time = moments.clock(clockOf(minute))
  const zones = useReaderZones(useMemo(() => [column.date], [column.date]))
  const own = zones && moments.clock(readerTime(column.date, minute, zones).time)
  return (
    <button
      type="button"
      ref={cursor.slotButton}
      className="day-slot"
      style={{ top: topOf(bounds, minute), height: heightOf(slotMinutes) }}
      aria-label={words(slotWord({ isTaken, isUnseen, mayBook }), { time, where: title })}
      aria-description={own && words('scheduling.your-time', { time: own })}
      aria-disabled={!mayBook}
      onClick={() => mayBook && onBook(minute)}
      onKeyDown={cursor.walk({ kind: 'slot', column: place, minute })}
    >
      <IconPlus size={13} />
      {time}
    </button>
  )
}

type Slot = { readonly isTaken: boolean; readonly isUnseen: boolean; readonly mayBook: boolean }

function slotWord({ isTaken, isUnseen, mayBook }: Slot) {
  if (isTaken) return 'scheduling.slot-taken'
  if (isUnseen) return 'scheduling.slot-unseen'
  return mayBook ? 'scheduling.slot-free' : 'scheduling.slot-open'
}
