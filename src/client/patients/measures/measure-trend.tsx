import type { ReactNode } from 'react'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Observation } from '#generated/types/observation.ts'
import { unitMeant } from '#shared/chart/convert-unit.ts'
import { standingOf, usualRange, vitalRange } from '#shared/chart/vital-range.ts'
import { measureOf, valueIn, writtenMeasure } from './measure-of.ts'

type Point = { readonly at: number; readonly value: number; readonly isUsual: boolean }
type Series = { readonly code: string; readonly unit: string; readonly points: readonly Point[] }

const size = { width: 640, height: 200, left: 44, right: 12, top: 12, bottom: 24 } as const

type Props = {
  readonly name: string
  /** Of one kind, in any order. */
  readonly rows: readonly Observation[]
}

/** A measure's trend over time: a line with the band of what is usual; the table beneath says the same in numbers. */
export function MeasureTrend({ name, rows }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const ordered = rows.toSorted((one, other) => (one.effective < other.effective ? -1 : 1))
  const all = seriesOf(ordered)
  const scale = scaleOf(all)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || !scale || all.every(({ points }) => points.length < 2))
    return <p className="tab-empty">{words('chart-measures.too-few')}</p>
  const summary = words('chart-measures.trend', {
    name,
    count: ordered.length,
    from: moments.date(moments.dayOf(first.effective)),
    to: moments.date(moments.dayOf(last.effective)),
    last: writtenMeasure(last),
  })
  return (
    <figure className="measure-trend">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={summary}>
        {all.map((series) => (
          <Band key={series.code} series={series} scale={scale} />
        ))}
        {scale.ticks.map((tick) => (
          <g key={tick} className="measure-tick">
            <line x1={size.left} x2={size.width - size.right} y1={scale.y(tick)} y2={scale.y(tick)} />
            <text x={size.left - 6} y={scale.y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {all.map(({ code, points }) => (
          <g key={code}>
            <polyline
              className="measure-line"
              points={points.map(({ at, value }) => `${scale.x(at)},${scale.y(value)}`).join(' ')}
            />
            {points.map(({ at, value, isUsual }) => (
              <circle
                key={at}
                className="measure-point"
                data-unusual={!isUsual || undefined}
                cx={scale.x(at)}
                cy={scale.y(value)}
                r={isUsual ? 3 : 5}
              />
            ))}
          </g>
        ))}
        <text className="measure-day" x={size.left} y={size.height - 6}>
          {moments.date(moments.dayOf(first.effective))}
        </text>
        <text className="measure-day" x={size.width - size.right} y={size.height - 6} textAnchor="end">
          {moments.date(moments.dayOf(last.effective))}
        </text>
      </svg>
      <figcaption>{summary}</figcaption>
    </figure>
  )
}

type BandProps = { readonly series: Series; readonly scale: Scale }

function Band({ series, scale }: BandProps): ReactNode {
  const { low, high } = usualRange(series.code, series.unit)
  if (low === undefined && high === undefined) return null
  const top = Math.max(scale.y(high ?? scale.most), size.top)
  const bottom = Math.min(scale.y(low ?? scale.least), size.height - size.bottom)
  if (bottom <= top) return null
  const width = size.width - size.left - size.right
  return <rect className="measure-band" x={size.left} y={top} width={width} height={bottom - top} />
}

/** One series for each number that is measured, all in the unit of the newest. */
function seriesOf(ordered: readonly Observation[]): readonly Series[] {
  const measured = ordered.map((row) => ({ at: Date.parse(row.effective), parts: measureOf(row) }))
  const codes = [...new Set(measured.flatMap(({ parts }) => parts.map(({ code }) => code)))]
  return codes.map((code) => {
    const found = measured.flatMap(({ at, parts }) =>
      parts.filter((part) => part.code === code).map((part) => ({ at, part })),
    )
    const unit = unitMeant(found.at(-1)?.part.quantity.unit ?? '') ?? vitalRange(code)?.units[0] ?? ''
    const points = found.map(({ at, part }) => {
      const standing = standingOf(code, part.quantity)
      return { at, value: valueIn(part, unit), isUsual: standing === undefined || standing === 'Normal' }
    })
    return { code, unit, points }
  })
}

type Scale = {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
}

function scaleOf(all: readonly Series[]): Scale | undefined {
  const points = all.flatMap((series) => series.points)
  if (points.length === 0) return undefined
  const [values, times] = [points.map(({ value }) => value), points.map(({ at }) => at)]
  const step = stepOf(Math.max(...values) - Math.min(...values))
  const least = Math.floor(Math.min(...values) / step) * step
  const most = Math.max(Math.ceil(Math.max(...values) / step) * step, least + step)
  const [begin, end] = [Math.min(...times), Math.max(...times)]
  const width = size.width - size.left - size.right
  const height = size.height - size.top - size.bottom
  const count = Math.round((most - least) / step)
  return {
    least,
    most,
    x: (at) => size.left + (end === begin ? width / 2 : ((at - begin) / (end - begin)) * width),
    y: (value) => size.top + (1 - (value - least) / (most - least)) * height,
    ticks: Array.from({ length: count + 1 }, (_, index) => Math.round((least + index * step) * 100) / 100),
  }
}

/** Round steps, five of them at most. */
function stepOf(span: number): number {
  const rough = Math.max(span, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}
