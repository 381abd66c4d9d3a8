import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { clockOf } from '#client/scheduling/day/day-events.ts'
import { readerTime } from '#client/scheduling/day/reader-time.ts'
import { useReaderZones } from '#client/scheduling/day/use-reader-zones.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import { type GridBounds, heightOf, topOf } from './bounds/grid-bounds.ts'
import { stopAt } from './cursor/cursor-step.ts'
import type { useGridCursor } from './use-grid-cursor.ts'

type Props = {
  readonly column: DayColumn
  readonly place: number
  readonly title: string
  readonly bounds: GridBounds
  readonly cursor: ReturnType<typeof useGridCursor>
  readonly mayBook: boolean
  /** Books from that minute; for so many minutes where somebody has stretched the slot. */
  readonly onBook: (minute: number, minutes: number | undefined) => void
}

/** Where the keyboard stands when it stands on no appointment. With Shift the arrows up and down stretch it to the time that is to be booked. */
export function CursorSlot(props: Props): ReactNode {
  const { column, place, title, bounds, cursor, mayBook, onBook } = props
  const words = useWords()
  const moments = useMoments()
  const { minute } = cursor.slot
  const { slotMinutes, unseen } = column
  const { minutes, stretch, isStretched } = useStretch({ minute, slotMinutes, to: bounds.to })
  const isTaken = stopAt(cursor.walked, place, minute).kind === 'event'
  const isUnseen = unseen.some(({ from, to }) => from < minute + minutes && minute < to)
  const time = isStretched ? spanText(minute, minutes, moments.clock) : moments.clock(clockOf(minute))
  const zones = useReaderZones(useMemo(() => [column.date], [column.date]))
  const own = zones && moments.clock(readerTime(column.date, minute, zones).time)
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey && mayBook ? stretches[event.key] : undefined
    if (by === undefined) return cursor.walk({ kind: 'slot', column: place, minute })(event)
    event.preventDefault()
    const next = stretch(by)
    announce(words('scheduling.slot-length', { time: spanText(minute, next, moments.clock), minutes: next }))
  }
  return (
    <button
      type="button"
      ref={cursor.slotButton}
      className="day-slot"
      style={{ top: topOf(bounds, minute), height: heightOf(minutes) }}
      aria-label={words(slotWord({ isTaken, isUnseen, mayBook }), { time, where: title })}
      aria-description={own && words('scheduling.your-time', { time: own })}
      aria-disabled={!mayBook}
      aria-keyshortcuts="Shift+ArrowDown"
      onClick={() => mayBook && onBook(minute, isStretched ? minutes : undefined)}
      onKeyDown={press}
    >
      <IconPlus size={13} />
      {time}
    </button>
  )
}

const stretches: { readonly [key: string]: 1 | -1 } = { ArrowDown: 1, ArrowUp: -1 }

type Stretched = { readonly minute: number; readonly minutes: number }

/** How long the slot is made; another slot begins with its own length. */
function useStretch({ minute, slotMinutes, to }: { minute: number; slotMinutes: number; to: number }) {
  const [stretched, setStretched] = useState<Stretched>()
  const minutes = stretched?.minute === minute ? stretched.minutes : slotMinutes
  return {
    minutes,
    isStretched: minutes !== slotMinutes,
    /** Makes it longer or shorter by a slot, and answers how long it is then. */
    stretch: (by: 1 | -1): number => {
      const next = Math.max(slotMinutes, Math.min(to - minute, minutes + by * slotMinutes))
      setStretched({ minute, minutes: next })
      return next
    },
  }
}

function spanText(minute: number, minutes: number, clock: (time: string) => string): string {
  return `${clock(clockOf(minute))}–${clock(clockOf((minute + minutes) % 1440))}`
}

type Slot = { readonly isTaken: boolean; readonly isUnseen: boolean; readonly mayBook: boolean }

function slotWord({ isTaken, isUnseen, mayBook }: Slot) {
  if (isTaken) return 'scheduling.slot-taken'
  if (isUnseen) return 'scheduling.slot-unseen'
  return mayBook ? 'scheduling.slot-free' : 'scheduling.slot-open'
}
