import { IconLock } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { DaySpan } from '#shared/scheduling/lay-out-day.ts'
import type { OffStretch } from '#shared/scheduling/off-hours.ts'
import { type GridBounds, heightOf, topOf } from './bounds/grid-bounds.ts'
import { HourLines } from './hour-axis.tsx'

type Props = { readonly column: DayColumn; readonly bounds: GridBounds }

/** What lies behind the appointments of a column: the hours, the times off, and what is taken by something that is not shown. */
export const ColumnBackdrop = memo(function ColumnBackdrop({ column, bounds }: Props): ReactNode {
  return (
    <>
      <HourLines bounds={bounds} />
      {column.off.map((stretch) => (
        <OffHours key={`${stretch.from}-${stretch.kind}`} stretch={stretch} bounds={bounds} />
      ))}
      {column.unseen.map((span) => (
        <Unseen key={span.from} span={span} bounds={bounds} />
      ))}
    </>
  )
})

function OffHours({ stretch, bounds }: { readonly stretch: OffStretch; readonly bounds: GridBounds }) {
  const labels = useLabels()
  const words = useWords()
  const from = Math.max(stretch.from, bounds.from)
  const to = Math.min(stretch.to, bounds.to)
  if (from >= to) return null

  const kind =
    stretch.kind === 'Closed'
      ? words('scheduling.closed')
      : labels(`enumeration.AvailabilityKind.${stretch.kind}`)
  return (
    <div className="day-off" style={{ top: topOf(bounds, from), height: heightOf(to - from) }}>
      {stretch.reason ?? kind}
    </div>
  )
}

function Unseen({ span, bounds }: { readonly span: DaySpan; readonly bounds: GridBounds }) {
  const words = useWords()
  return (
    <div
      className="day-unseen"
      style={{ top: topOf(bounds, span.from), height: heightOf(span.to - span.from) }}
    >
      <IconLock size={13} aria-hidden="true" />
      {words('scheduling.unseen')}
    </div>
  )
}
