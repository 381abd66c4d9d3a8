import type { ReactNode } from 'react'
import { measureOf, standingIn, usualOf, valueIn, writtenMeasure } from '#client/patients/tabs/measure-of.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useDrawingWidth } from '#client/ui/use-drawing-width.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Observation } from '#generated/types/observation.ts'
import { unitMeant, writtenUnit } from '#shared/chart/convert-unit.ts'
import { vitalRange } from '#shared/chart/vital-range.ts'

type Point = { readonly at: number; readonly value: number; readonly isUsual: boolean }
type Series = {
  readonly code: string
  readonly unit: string
  /** Between which values nothing is marked, in that unit. */
  readonly usual: { readonly low?: number; readonly high?: number }
  readonly points: readonly Point[]
}

const frame = { height: 220, left: 44, right: 12, top: 28, bottom: 24 } as const
const widths = { usual: 832, least: 280 }

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
  const { ref, width } = useDrawingWidth<HTMLElement>(widths)
  const scale = scaleOf(all, width)
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
    <figure ref={ref} className="measure-trend">
      <svg viewBox={`0 0 ${width} ${frame.height}`} role="img" aria-label={summary}>
        <text x={frame.left - 6} y={16} textAnchor="end">
          {unitsOf(all)}
        </text>
        {all.map((series) => (
          <Band key={series.code} series={series} scale={scale} width={width} />
        ))}
        {scale.ticks.map((tick) => (
          <g key={tick} className="measure-tick">
            <line x1={frame.left} x2={width - frame.right} y1={scale.y(tick)} y2={scale.y(tick)} />
            <text x={frame.left - 6} y={scale.y(tick) + 4} textAnchor="end">
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
        <text className="measure-day" x={frame.left} y={frame.height - 6}>
          {moments.date(moments.dayOf(first.effective))}
        </text>
        <text className="measure-day" x={width - frame.right} y={frame.height - 6} textAnchor="end">
          {moments.date(moments.dayOf(last.effective))}
        </text>
      </svg>
      <figcaption>{summary}</figcaption>
    </figure>
  )
}

type BandProps = { readonly series: Series; readonly scale: Scale; readonly width: number }

function Band({ series, scale, width }: BandProps): ReactNode {
  const { low, high } = series.usual
  if (low === undefined && high === undefined) return null
  const top = Math.max(scale.y(high ?? scale.most), frame.top)
  const bottom = Math.min(scale.y(low ?? scale.least), frame.height - frame.bottom)
  if (bottom <= top) return null
  const inner = width - frame.left - frame.right
  return <rect className="measure-band" x={frame.left} y={top} width={inner} height={bottom - top} />
}

/** The unit of the axis, where all that is drawn has the same. */
function unitsOf(all: readonly Series[]): string {
  const [unit = '', another] = new Set(all.map((series) => series.unit))
  return another === undefined ? writtenUnit(unit) : ''
}

/** One series for each number that is measured, all in the unit of the newest. */
function seriesOf(ordered: readonly Observation[]): readonly Series[] {
  const measured = ordered.map((row) => ({ at: Date.parse(row.effective), parts: measureOf(row) }))
  const codes = [...new Set(measured.flatMap(({ parts }) => parts.map(({ code }) => code)))]
  return codes.map((code) => {
    const found = measured.flatMap(({ at, parts }) =>
      parts.filter((part) => part.code === code).map((part) => ({ at, part })),
    )
    const newest = found.at(-1)?.part
    const written = newest?.quantity.unit ?? ''
    const unit = unitMeant(written) ?? vitalRange(code)?.units[0] ?? written
    const points = found.map(({ at, part }) => {
      const standing = standingIn(part)
      return { at, value: valueIn(part, unit), isUsual: standing === undefined || standing === 'Normal' }
    })
    const usual = newest ? usualOf({ ...newest, quantity: { ...newest.quantity, unit } }) : {}
    return { code, unit, usual, points }
  })
}

type Scale = {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
}

function scaleOf(all: readonly Series[], whole: number): Scale | undefined {
  const points = all.flatMap((series) => series.points)
  if (points.length === 0) return undefined
  const [values, times] = [points.map(({ value }) => value), points.map(({ at }) => at)]
  const step = stepOf(Math.max(...values) - Math.min(...values))
  const least = Math.floor(Math.min(...values) / step) * step
  const most = Math.max(Math.ceil(Math.max(...values) / step) * step, least + step)
  const [begin, end] = [Math.min(...times), Math.max(...times)]
  const width = whole - frame.left - frame.right
  const height = frame.height - frame.top - frame.bottom
  const count = Math.round((most - least) / step)
  return {
    least,
    most,
    x: (at) => frame.left + (end === begin ? width / 2 : ((at - begin) / (end - begin)) * width),
    y: (value) => frame.top + (1 - (value - least) / (most - least)) * height,
    ticks: Array.from({ length: count + 1 }, (_, index) => Math.round((least + index * step) * 100) / 100),
  }
}

/** Round steps, five of them at most. */
function stepOf(span: number): number {
  const rough = Math.max(span, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
}
