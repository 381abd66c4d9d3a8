import type { ReactNode } from 'react'
import { clockOf } from '#client/scheduling/day/day-events.ts'
import { readerTime, type TwoZones } from '#client/scheduling/day/reader-time.ts'
import { useMoments } from '#client/ui/moments.ts'
import { type GridBounds, heightOf, topOf } from './bounds/grid-bounds.ts'

type Props = {
  readonly bounds: GridBounds
  /** The day of the first column. */
  readonly date: string | undefined
  /** Where the reader's clock shows something else, it stands beside the calendar's. */
  readonly zones: TwoZones | undefined
}

/** The hours beside the columns of the calendar, in one zone or in two; the events say their times themselves. */
export function HourAxis({ bounds, date, zones }: Props): ReactNode {
  const moments = useMoments()
  const hours = hoursOf(bounds).slice(0, -1)
  return (
    <div className="day-hours" style={{ height: heightOf(bounds.to - bounds.from) }} aria-hidden="true">
      {hours.map((minute) => (
        <span key={minute} style={{ top: topOf(bounds, minute) }}>
          {moments.clock(clockOf(minute))}
        </span>
      ))}
      {zones &&
        date !== undefined &&
        hours.map((minute) => (
          <ReaderHour
            key={`reader ${minute}`}
            top={topOf(bounds, minute)}
            {...readerTime(date, minute, zones)}
          />
        ))}
    </div>
  )
}

type ReaderHourProps = { readonly top: string; readonly days: number; readonly time: string }

/** An hour of the reader's clock, with a mark where it is of another day. */
function ReaderHour({ top, days, time }: ReaderHourProps): ReactNode {
  const moments = useMoments()
  const mark = days > 0 ? `+${days}` : `−${-days}`
  return (
    <span className="day-hour-reader" style={{ top }}>
      {days !== 0 && <sup>{mark}</sup>}
      {moments.clock(time)}
    </span>
  )
}

/** The lines of the hours behind a column. */
export function HourLines({ bounds }: { readonly bounds: GridBounds }): ReactNode {
  return hoursOf(bounds).map((minute) => (
    <i key={minute} className="day-line" style={{ top: topOf(bounds, minute) }} />
  ))
}

function hoursOf({ from, to }: GridBounds): readonly number[] {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60)
}
