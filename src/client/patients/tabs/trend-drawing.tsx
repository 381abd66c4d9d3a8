import type { ReactNode } from 'react'
import { useDrawingWidth } from '#client/ui/use-drawing-width.ts'
import './trend-drawing.css'

/** One value at one moment, in milliseconds since 1970. */
export type TrendPoint = {
  readonly id: string
  readonly at: number
  readonly value: number
  readonly isUsual: boolean
}

/** A line of a trend, and between which values nothing is marked. */
export type TrendSeries = {
  readonly code: string
  readonly usual: { readonly low?: number; readonly high?: number }
  readonly points: readonly TrendPoint[]
}

const frame = { height: 220, right: 12, top: 28, bottom: 24 } as const
const widths = { usual: 832, least: 280 }

type Props = {
  readonly all: readonly TrendSeries[]
  /** What is drawn, in words. */
  readonly summary: string
  /** The first and the last day. */
  readonly days: readonly [string, string]
  /** The unit of the axis; empty where there is none, or several. */
  readonly unit: string
  /** The values of the axis from the least to the most, where they have names. */
  readonly names?: readonly string[]
}

/** A trend over time: lines with the band of what is usual; whoever does not see it reads its summary, and the table beside it. */
export function TrendDrawing({ all, summary, days, unit, names }: Props): ReactNode {
  const { ref, width } = useDrawingWidth<HTMLElement>(widths)
  const left = names ? 108 : 44
  const scale = scaleOf(all, { width, left, names })
  if (!scale) return null
  return (
    <figure ref={ref} className="trend">
      <svg viewBox={`0 0 ${width} ${frame.height}`} role="img" aria-label={summary}>
        <text x={left - 6} y={16} textAnchor="end">
          {unit}
        </text>
        {all.map((series) => (
          <Band key={series.code} series={series} scale={scale} />
        ))}
        {scale.ticks.map((tick) => (
          <g key={tick} className="trend-tick">
            <line x1={left} x2={width - frame.right} y1={scale.y(tick)} y2={scale.y(tick)} />
            <text x={left - 6} y={scale.y(tick) + 4} textAnchor="end">
              {names ? names[tick] : tick}
            </text>
          </g>
        ))}
        {all.map(({ code, points }) => (
          <g key={code}>
            <polyline
              className="trend-line"
              points={points.map(({ at, value }) => `${scale.x(at)},${scale.y(value)}`).join(' ')}
            />
            {points.map(({ id, at, value, isUsual }) => (
              <circle
                key={id}
                className="trend-point"
                data-unusual={!isUsual || undefined}
                cx={scale.x(at)}
                cy={scale.y(value)}
                r={isUsual ? 3 : 5}
              />
            ))}
          </g>
        ))}
        <text x={left} y={frame.height - 6}>
          {days[0]}
        </text>
        <text x={width - frame.right} y={frame.height - 6} textAnchor="end">
          {days[1]}
        </text>
      </svg>
      <figcaption>{summary}</figcaption>
    </figure>
  )
}

type BandProps = { readonly series: TrendSeries; readonly scale: Scale }

function Band({ series, scale }: BandProps): ReactNode {
  const { low, high } = series.usual
  if (low === undefined && high === undefined) return null
  const top = Math.max(scale.y(high ?? scale.most), frame.top)
  const bottom = Math.min(scale.y(low ?? scale.least), frame.height - frame.bottom)
  if (bottom <= top) return null
  return <rect className="trend-band" x={scale.left} y={top} width={scale.inner} height={bottom - top} />
}

type Scale = {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly left: number
  readonly inner: number
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
}

type Space = {
  readonly width: number
  readonly left: number
  readonly names: readonly string[] | undefined
}

function scaleOf(all: readonly TrendSeries[], { width, left, names }: Space): Scale | undefined {
  const points = all.flatMap((series) => series.points)
  if (points.length === 0) return undefined
  const times = points.map(({ at }) => at)
  const { least, most, step } = names ? { least: 0, most: names.length - 1, step: 1 } : spanOf(points)
  const [begin, end] = [Math.min(...times), Math.max(...times)]
  const inner = width - left - frame.right
  const height = frame.height - frame.top - frame.bottom
  const count = Math.round((most - least) / step)
  return {
    ...{ left, inner, least, most },
    x: (at) => left + (end === begin ? inner / 2 : ((at - begin) / (end - begin)) * inner),
    y: (value) => frame.top + (1 - (value - least) / (most - least)) * height,
    ticks: Array.from({ length: count + 1 }, (_, index) => Math.round((least + index * step) * 100) / 100),
  }
}

function spanOf(points: readonly TrendPoint[]) {
  const values = points.map(({ value }) => value)
  const step = stepOf(Math.max(...values) - Math.min(...values))
  const least = Math.floor(Math.min(...values) / step) * step
  return { step, least, most: Math.max(Math.ceil(Math.max(...values) / step) * step, least + step) }
}

/** Round steps, five of them at most. */
function stepOf(span: number): number {
  const rough = Math.max(span, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}
