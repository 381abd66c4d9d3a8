import { type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type ReactNode } from 'react'
import type { MoveRights } from '#client/scheduling/acts/use-may-move.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import { EventBlock } from '#client/scheduling/day/event-block.tsx'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { isShortcutBegun } from '#client/ui/keys/use-shortcut.ts'
import { useWords } from '#client/ui/words.tsx'
import { type GridBounds, heightOf, topOf } from './bounds/grid-bounds.ts'
import { ColumnBackdrop } from './column-backdrop.tsx'
import type { Stop } from './cursor/cursor-step.ts'
import { CursorSlot } from './cursor-slot.tsx'
import { DrawnTime } from './drawing/drawn-time.tsx'
import { useDrawing } from './drawing/use-drawing.ts'
import { MoveGhost } from './moving/move-ghost.tsx'
import type { Moving } from './moving/use-moving.ts'
import { blockKey, type useGridCursor } from './use-grid-cursor.ts'
import { useIsNear } from './use-is-near.ts'

/** What is done in the grid; the same as long as it stands. */
export type GridActs = {
  readonly open: (event: DayEvent) => void
  /** Books from a minute; for so many minutes where a length was drawn. */
  readonly book: (column: DayColumn, minute: number, minutes?: number) => void
  readonly move: (event: DayEvent, lane: Lane) => void
  /** What a press of the mouse on an appointment begins. */
  readonly press: (event: DayEvent, lane: Lane) => (press: PointerEvent<HTMLElement>) => void
  readonly walk: (from: Stop) => (press: KeyboardEvent) => void
  readonly blocks: Cursor['blocks']
}

type Cursor = ReturnType<typeof useGridCursor>

type Props = {
  readonly column: DayColumn
  /** Its place among the columns. */
  readonly place: number
  /** True where there are so many columns that those out of sight are drawn without their appointments. */
  readonly isOneOfMany: boolean
  /** True for the first column of its day. */
  readonly isFirst: boolean
  /** What the column is called: the person, or the day. */
  readonly title: string
  readonly bounds: GridBounds
  /** Where the keyboard is, if it is in this column. */
  readonly cursor: Cursor | undefined
  readonly selectedId: string | undefined
  readonly mayBook: boolean
  readonly rights: MoveRights
  /** Which appointment is on its way. */
  readonly movingId: string | undefined
  /** The move, if it leads into this column. */
  readonly moving: Moving | undefined
  readonly acts: GridActs
}

const noEvents: readonly DayEvent[] = []

/** One column of the calendar: what stands in it, and where the keyboard is when it stands on no appointment. A key that moves something elsewhere costs it nothing. */
export const GridColumn = memo(function GridColumn(props: Props): ReactNode {
  const { column, place, title, bounds, cursor, selectedId, mayBook, rights, movingId, moving, acts } = props
  const words = useWords()
  const { events, slotMinutes, lane } = column
  const near = useIsNear(props.isOneOfMany)
  const isMeant = cursor !== undefined || moving !== undefined
  const isDrawn = near.isNear || isMeant || events.some(({ appointment: { id } }) => id === selectedId)

  const drawing = useDrawing({ ...bounds, slotMinutes }, ({ from, to }) => acts.book(column, from, to - from))
  const bookHere = (event: MouseEvent<HTMLElement>) => {
    if (!mayBook) return
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const minute = bounds.from + ((event.clientY - top) / height) * (bounds.to - bounds.from)
    acts.book(column, Math.floor(minute / slotMinutes) * slotMinutes)
  }

  return (
    <fieldset
      ref={near.place}
      className="day-column"
      data-first={props.isFirst || undefined}
      aria-label={`${title}, ${words('scheduling.count', { count: events.length })}`}
      style={{ gridColumn: place + 2, height: heightOf(bounds.to - bounds.from) }}
    >
      <button
        type="button"
        className="day-free"
        tabIndex={-1}
        aria-hidden="true"
        onClick={bookHere}
        onPointerDown={mayBook && !moving ? drawing.press : undefined}
      />
      <ColumnBackdrop column={column} bounds={bounds} />
      {cursor && (
        <CursorSlot
          {...{ column, place, title, bounds, cursor, mayBook }}
          onBook={(minute, minutes) => acts.book(column, minute, minutes)}
        />
      )}
      {(isDrawn ? events : noEvents).map((event, index) => (
        <EventBlock
          key={event.appointment.id}
          event={event}
          top={topOf(bounds, event.from)}
          height={heightOf(event.to - event.from)}
          isSelected={event.appointment.id === selectedId}
          isMoving={event.appointment.id === movingId}
          onPress={rights.refusal(event.appointment) ? undefined : acts.press(event, lane)}
          onOpen={() => acts.open(event)}
          onKeyDown={keysOf(props, event, index)}
          block={blockIn(acts, blockKey(column, event.appointment.id))}
        />
      ))}
      {drawing.span && <DrawnTime span={drawing.span} bounds={bounds} />}
      {moving?.target && <MoveGhost moving={moving} target={moving.target} bounds={bounds} />}
    </fieldset>
  )
})

/** Of the keys on an appointment, M moves it; the others walk. */
function keysOf({ place, column, acts }: Props, event: DayEvent, index: number) {
  return (press: KeyboardEvent) => {
    if (isShortcutBegun()) return
    const isBare = !press.altKey && !press.ctrlKey && !press.metaKey
    if (press.key.toLowerCase() !== 'm' || !isBare)
      return acts.walk({ kind: 'event', column: place, index })(press)
    press.preventDefault()
    acts.move(event, column.lane)
  }
}

function blockIn({ blocks }: GridActs, key: string) {
  return (element: HTMLButtonElement | null) => {
    if (element) blocks.current.set(key, element)
    else blocks.current.delete(key)
  }
}
