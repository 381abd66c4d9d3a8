import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import type { DayEvent } from '#client/scheduling/day/day-events.ts'
import type { Lane } from '#client/scheduling/day/lane.ts'
import { useNowMinute } from '#client/scheduling/day/use-now-minute.ts'
import { useReaderZones } from '#client/scheduling/day/use-reader-zones.ts'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { type GridBounds, gridBounds, topOf } from './bounds/grid-bounds.ts'
import { type GridActs, GridColumn } from './grid-column.tsx'
import { gridRoles } from './grid-roles.ts'
import { HourAxis } from './hour-axis.tsx'
import { ghostSpan } from './moving/move-ghost.tsx'
import { moveKey } from './moving/move-key.ts'
import { useDrag } from './moving/use-drag.ts'
import type { Moving } from './moving/use-moving.ts'
import { useFocusAfterMove } from './use-focus-after-move.ts'
import { blockKey, useGridCursor } from './use-grid-cursor.ts'
import { ZoneCorner } from './zone-corner.tsx'

/** So many columns are drawn whole, whether they are in sight or not: the weeks of three. */
const fewColumns = 21

type ColumnHeads = 'lanes' | 'days' | 'days-of-lanes'

type Props = {
  readonly title: string
  readonly columns: readonly DayColumn[]
  /** What the columns are told apart by: whose they are, of which day, or both. */
  readonly headed: ColumnHeads
  readonly isWaiting: boolean
  readonly selectedId: string | undefined
  readonly mayBook: (column: DayColumn) => boolean
  readonly onOpen: (event: DayEvent) => void
  readonly onBook: (column: DayColumn, minute: number, minutes?: number) => void
  readonly moving: Moving
}

/**
 * The calendar: hours downwards, a column for each person, room or day. Arrows walk through slots, events and columns, digits go to a
 * time, Enter opens an appointment or books one, a click does the same; M or the mouse moves one.
 */
export function CalendarGrid(props: Props): ReactNode {
  const { title, columns, headed, isWaiting, selectedId, mayBook, onOpen, onBook, moving } = props
  const moments = useMoments()
  const bounds = useBounds(columns, moving)
  const dates = useMemo(() => columns.map(({ date }) => date), [columns])
  const zones = useReaderZones(dates)
  const nowMinute = useNowMinute(moments.timezone)
  const cursor = useGridCursor(columns, bounds, nowMinute)
  const isNow = columns.some(({ isToday }) => isToday)
  const scroller = useFirstScroll(isNow ? nowMinute : earliestOf(columns), bounds)
  useSelectedInView(cursor.blocks, columns, selectedId)
  const press = useDrag({ scroller, columns, bounds, moving })
  useFocusAfterMove({ moving, columns, blocks: cursor.blocks, scroller })
  const move = ({ appointment }: DayEvent, lane: Lane) => {
    if (moving.begin(appointment, lane, 'keys')) scroller.current?.focus({ preventScroll: true })
  }
  useMoveKey(columns, selectedId, move)
  const acts = useGridActs({
    open: onOpen,
    book: onBook,
    move,
    press,
    walk: cursor.walk,
    blocks: cursor.blocks,
  })
  const { titleOf, dayOf } = useHeads(headed)

  return (
    <section
      className="day-grid"
      {...gridRoles.grid}
      aria-label={title}
      aria-busy={isWaiting}
      data-zones={zones ? 2 : undefined}
      data-heads={headed}
      ref={scroller}
      tabIndex={-1}
      onKeyDownCapture={keysOf(moving)}
      style={{ gridTemplateColumns: `var(--axis) repeat(${columns.length}, minmax(var(--column), 1fr))` }}
    >
      <ZoneCorner dates={dates} zones={zones} />
      <div {...gridRoles.row}>
        {columns.map((column, place) => (
          <ColumnHead
            key={column.key}
            column={column}
            title={headed === 'days' ? titleOf(column) : column.lane.display}
            day={dayOf(column)}
            isFirst={isFirstOfDay(columns, place)}
            isMarked={headed !== 'lanes' && column.isToday}
            isWaiting={isWaiting}
          />
        ))}
      </div>
      <HourAxis bounds={bounds} date={dates[0]} zones={zones} />
      <div {...gridRoles.row}>
        {columns.map((column, place) => (
          <div key={column.key} {...gridRoles.cell}>
            <GridColumn
              {...{ column, place, bounds, selectedId, acts }}
              isFirst={isFirstOfDay(columns, place)}
              isOneOfMany={columns.length > fewColumns}
              title={titleOf(column)}
              cursor={cursor.slot.column === place ? cursor : undefined}
              mayBook={mayBook(column)}
              rights={moving.rights}
              movingId={moving.appointment?.id}
              moving={isTarget(column, moving) ? moving : undefined}
            />
          </div>
        ))}
      </div>
      {isNow && <NowLine columns={columns} minute={nowMinute} bounds={bounds} />}
    </section>
  )
}

/** True where a day begins among columns of several. */
function isFirstOfDay(columns: readonly DayColumn[], place: number): boolean {
  return columns[place]?.date !== columns[place - 1]?.date
}

/** What the columns are called, and the day that stands above the name of whose it is. */
function useHeads(headed: ColumnHeads) {
  const { shortDay } = useMoments()
  const words = useWords()
  return {
    titleOf: ({ lane, date }: DayColumn) => {
      if (headed === 'lanes') return lane.display
      return headed === 'days'
        ? shortDay(date)
        : words('scheduling.day-of', { day: shortDay(date), who: lane.display })
    },
    dayOf: ({ date }: DayColumn) => (headed === 'days-of-lanes' ? shortDay(date) : undefined),
  }
}

/** The hours that are shown; the same as long as they are. */
function useBounds(columns: readonly DayColumn[], { target }: Moving): GridBounds {
  const { from, to } = useMemo(() => gridBounds(columns, ghostSpan({ target })), [columns, target])
  return useMemo(() => ({ from, to }), [from, to])
}

/** What is done in the grid, the same as long as it stands, so that a column is drawn anew only when it looks otherwise. */
function useGridActs(acts: GridActs): GridActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  const { blocks } = acts
  return useMemo(
    () => ({
      open: (event) => latest.current.open(event),
      book: (column, minute, minutes) => latest.current.book(column, minute, minutes),
      move: (event, lane) => latest.current.move(event, lane),
      press: (event, lane) => (press) => latest.current.press(event, lane)(press),
      walk: (from) => (press) => latest.current.walk(from)(press),
      blocks,
    }),
    [blocks],
  )
}

function isTarget({ lane, date }: DayColumn, { target }: Moving): boolean {
  return target?.lane.id === lane.id && target.date === date
}

/** M also moves what is open beside the calendar, wherever the focus is. */
function useMoveKey(
  columns: readonly DayColumn[],
  selectedId: string | undefined,
  move: (event: DayEvent, lane: Lane) => void,
): void {
  const isSelected = ({ appointment }: DayEvent) => appointment.id === selectedId
  const column = columns.find(({ events }) => events.some(isSelected))
  const selected = column?.events.find(isSelected)
  useShortcut('m', () => column && selected && move(selected, column.lane), 'scheduling.go-move')
}

/** While an appointment is being moved the keys are for that, wherever in the calendar the focus is. */
function keysOf(moving: Moving) {
  return (event: KeyboardEvent) => {
    const key = moveKey(event)
    const isBare = !event.altKey && !event.ctrlKey && !event.metaKey
    if (!moving.target || moving.isDragged || !key || !isBare) return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'confirm') moving.confirm()
    else if (key === 'giveUp') moving.giveUp()
    else moving.step(key)
  }
}

type HeadProps = {
  readonly column: DayColumn
  readonly title: string
  /** The day, where the title is a person's name. */
  readonly day: string | undefined
  readonly isFirst: boolean
  readonly isMarked: boolean
  readonly isWaiting: boolean
}

/** Whose day it is, and how full. */
function ColumnHead({ column, title, day, isFirst, isMarked, isWaiting }: HeadProps): ReactNode {
  const words = useWords()
  return (
    <div
      {...gridRoles.head}
      className="day-owner"
      data-today={isMarked || undefined}
      data-first={isFirst || undefined}
    >
      {day && <span>{day}</span>}
      <b>{title}</b>
      {column.holiday && <span>{column.holiday}</span>}
      <span>{isWaiting ? ' ' : words('scheduling.count', { count: column.events.length })}</span>
    </div>
  )
}

type NowProps = {
  readonly columns: readonly DayColumn[]
  readonly minute: number
  readonly bounds: GridBounds
}

/** The line of this minute through the columns of today, which stand side by side. */
function NowLine({ columns, minute, bounds }: NowProps): ReactNode {
  if (minute < bounds.from || minute >= bounds.to) return null
  const first = columns.findIndex(({ isToday }) => isToday)
  const last = columns.findLastIndex(({ isToday }) => isToday)
  return (
    <div className="day-now-row" style={{ gridColumn: `${first + 2} / ${last + 3}` }} aria-hidden="true">
      <i className="day-now" style={{ top: topOf(bounds, minute) }} />
    </div>
  )
}

function earliestOf(columns: readonly DayColumn[]): number {
  const minutes = columns.flatMap(({ events }) => events.map(({ from }) => from))
  return minutes.length === 0 ? 8 * 60 : Math.min(...minutes)
}

/** What is chosen is seen, and seen again where it goes when it is moved. */
function useSelectedInView(
  blocks: RefObject<ReadonlyMap<string, HTMLElement>>,
  columns: readonly DayColumn[],
  selectedId: string | undefined,
): void {
  const column = columns.find(({ events }) => events.some(({ appointment }) => appointment.id === selectedId))
  const key = column && selectedId ? blockKey(column, selectedId) : undefined
  const from = column?.events.find(({ appointment }) => appointment.id === selectedId)?.from
  useEffect(() => {
    if (key !== undefined && from !== undefined)
      blocks.current.get(key)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [blocks, key, from])
}

/** Shows the hour that matters when the calendar is opened, and today where it is one of many days; after that the reader scrolls. */
function useFirstScroll(minute: number, bounds: GridBounds) {
  const scroller = useRef<HTMLElement>(null)
  const first = useRef({ minute, from: bounds.from, length: bounds.to - bounds.from })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const share = (first.current.minute - 60 - first.current.from) / first.current.length
    element.querySelector('[data-today]')?.scrollIntoView({ block: 'nearest', inline: 'start' })
    element.scrollTop = Math.max(0, share * element.scrollHeight)
  }, [])
  return scroller
}
