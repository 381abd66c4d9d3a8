import type { ReactNode } from 'react'
import { measureOf, standingIn, usualOf, valueIn, writtenMeasure } from '#client/patients/tabs/measure-of.ts'
import { TrendDrawing, type TrendSeries } from '#client/patients/tabs/trend-drawing.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Observation } from '#generated/types/observation.ts'
import { unitMeant, writtenUnit } from '#shared/chart/convert-unit.ts'
import { vitalRange } from '#shared/chart/vital-range.ts'

type Series = TrendSeries & { readonly unit: string }

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
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last || all.every(({ points }) => points.length < 2))
    return <p className="tab-empty">{words('chart-measures.too-few')}</p>
  const summary = words('chart-measures.trend', {
    name,
    count: ordered.length,
    from: moments.date(moments.dayOf(first.effective)),
    to: moments.date(moments.dayOf(last.effective)),
    last: writtenMeasure(last),
  })
  const dayOf = ({ effective }: Observation) => moments.date(moments.dayOf(effective))
  return <TrendDrawing all={all} summary={summary} days={[dayOf(first), dayOf(last)]} unit={unitsOf(all)} />
}

/** The unit of the axis, where all that is drawn has the same. */
function unitsOf(all: readonly Series[]): string {
  const [unit = '', another] = new Set(all.map((series) => series.unit))
  return another === undefined ? writtenUnit(unit) : ''
}

/** One series for each number that is measured, all in the unit of the newest. */
function seriesOf(ordered: readonly Observation[]): readonly Series[] {
  const measured = ordered.map((row) => ({
    id: row.id,
    at: Date.parse(row.effective),
    parts: measureOf(row),
  }))
  const codes = [...new Set(measured.flatMap(({ parts }) => parts.map(({ code }) => code)))]
  return codes.map((code) => {
    const found = measured.flatMap(({ id, at, parts }) =>
      parts.filter((part) => part.code === code).map((part) => ({ id, at, part })),
    )
    const newest = found.at(-1)?.part
    const written = newest?.quantity.unit ?? ''
    const unit = unitMeant(written) ?? vitalRange(code)?.units[0] ?? written
    const points = found.map(({ id, at, part }) => {
      const standing = standingIn(part)
      return { id, at, value: valueIn(part, unit), isUsual: standing === undefined || standing === 'Normal' }
    })
    const usual = newest ? usualOf({ ...newest, quantity: { ...newest.quantity, unit } }) : {}
    return { code, unit, usual, points }
  })
}
