import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { Weekday } from '#generated/enumerations/weekday.ts'
import { type DayBar as Bar, dayBars } from '#shared/scheduling/hours/day-bars.ts'
import type { WeekRow } from '#shared/scheduling/hours/usual-week.ts'

/** From which minute to which the days are drawn, in whole hours. */
export type WeekBounds = { readonly from: number; readonly to: number }

type Props = {
  readonly weekday: Weekday
  readonly rows: readonly WeekRow[]
  readonly bounds: WeekBounds
  /** No day of the week says anything. */
  readonly isWhole: boolean
}

/** The picture of one day: bars on an axis of hours, each with its own pattern; upright side by side, lying on a phone. */
export function DayBar({ weekday, rows, bounds, isWhole }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const bars = isWhole ? [{ from: 0, to: 1440, kind: 'Available' } as const] : dayBars(rows)
  const span = bounds.to - bounds.from
  const share = (minutes: number) => `${(minutes / span) * 100}%`
  const said = bars.map(({ from, to, kind }) => {
    return `${labels(`enumeration.AvailabilityKind.${kind}`)} ${moments.clock(clockAt(from))}–${moments.clock(clockAt(to))}`
  })
  const hours = Array.from({ length: span / 60 + 1 }, (_, index) => bounds.from / 60 + index)
  const day = labels(`enumeration.Weekday.${weekday}`)
  const label = said.length === 0 ? words('availability.nothing-open') : said.join(', ')
  return (
    <div className="hours-bar" role="img" aria-label={`${day}: ${label}`}>
      {hours
        .filter((hour) => hour % 3 === 0 && hour * 60 < bounds.to - 60)
        .map((hour) => (
          <span key={hour} className="hours-tick" style={{ insetBlockStart: share(hour * 60 - bounds.from) }}>
            <span>{hour}</span>
          </span>
        ))}
      {bars.map((bar) => (
        <span
          key={`${bar.from} ${bar.kind}`}
          className="hours-piece"
          data-kind={bar.kind}
          style={placed(bar, bounds, share)}
        />
      ))}
    </div>
  )
}

function placed({ from, to }: Bar, bounds: WeekBounds, share: (minutes: number) => string) {
  const [first, last] = [Math.max(from, bounds.from), Math.min(to, bounds.to)]
  return { insetBlockStart: share(first - bounds.from), blockSize: share(Math.max(0, last - first)) }
}

function clockAt(minute: number): string {
  const hours = String(Math.floor(minute / 60) % 24).padStart(2, '0')
  return `${hours}:${String(minute % 60).padStart(2, '0')}`
}
