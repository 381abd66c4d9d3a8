import type { ReactNode } from 'react'
import { useDrawingWidth } from '#client/ui/use-drawing-width.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { ResourceType } from '#generated/types/resources.ts'
import type { TimelineEvent } from './timeline-event.ts'

type Props = {
  readonly events: readonly TimelineEvent[]
  readonly types: readonly ResourceType[]
  readonly today: string
}

const laneHeight = 20
const widths = { usual: 960, least: 300 }
/** What the names of the lanes and of a year need. */
const labelWidth = 150
const yearWidth = 44
const axisHeight = 20

/** The drawing of a timeline over years: a lane for each kind, a mark for each month, darker where there was more. The table beside it says the same in numbers. */
export function TimelineDrawing({ events, types, today }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { ref, width } = useDrawingWidth<HTMLDivElement>(widths)
  const first = events.at(-1)?.at.slice(0, 4)
  const lanes = types.filter((type) => events.some((event) => event.type === type))
  if (!first || lanes.length === 0) return null

  const span = spanOf(Number(first), lastYear(events, today), width)
  const height = lanes.length * laneHeight + axisHeight
  return (
    <div ref={ref} className="timeline-drawing">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={words('chart-timeline.drawing', { from: first, to: String(span.to) })}
      >
        {span.years.map((year) => (
          <g key={year}>
            <line
              x1={span.x(year, 0)}
              x2={span.x(year, 0)}
              y1={0}
              y2={height - axisHeight}
              className="timeline-year"
            />
            <text x={span.x(year, 0) + 2} y={height - 6} className="timeline-text">
              {year}
            </text>
          </g>
        ))}
        {lanes.map((type, lane) => (
          <g key={type}>
            <text x={0} y={lane * laneHeight + 14} className="timeline-text">
              {labels(`types.${type}`)}
            </text>
            {monthsOf(events, type).map(({ year, month, count }) => (
              <rect
                key={`${year}-${month}`}
                x={span.x(year, month)}
                y={lane * laneHeight + 3}
                width={Math.max(2, span.monthWidth - 0.5)}
                height={laneHeight - 6}
                className="timeline-mark"
                fillOpacity={Math.min(1, 0.35 + count * 0.15)}
              />
            ))}
          </g>
        ))}
      </svg>
    </div>
  )
}

function lastYear(events: readonly TimelineEvent[], today: string): number {
  return Math.max(Number(today.slice(0, 4)), Number(events[0]?.at.slice(0, 4) ?? 0))
}

/** Where years and months stand; of very many years not each is named. */
function spanOf(from: number, to: number, width: number) {
  const count = to - from + 1
  const monthWidth = (width - labelWidth) / (count * 12)
  const step = Math.ceil(count / Math.max(1, Math.floor((width - labelWidth) / yearWidth)))
  return {
    to,
    monthWidth,
    years: Array.from({ length: Math.ceil(count / step) }, (_, index) => from + index * step),
    x: (year: number, month: number) => labelWidth + ((year - from) * 12 + month) * monthWidth,
  }
}

/** So many events of a kind in each month; what is known to the year only stands in its first month. */
function monthsOf(events: readonly TimelineEvent[], type: ResourceType) {
  const counts = new Map<string, number>()
  for (const { at } of events.filter((event) => event.type === type)) {
    const month = at.slice(0, 7)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return [...counts].map(([key, count]) => ({
    year: Number(key.slice(0, 4)),
    month: Math.max(0, Number(key.slice(5, 7)) - 1),
    count,
  }))
}
