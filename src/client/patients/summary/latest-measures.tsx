import { type ReactNode, useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { namedMeasure } from '#client/patients/tabs/measure-of.ts'
import { rowsOf } from '#client/patients/tabs/rows-of.ts'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels } from '#client/ui/words.tsx'
import type { Observation } from '#generated/types/observation.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { Card } from './card.tsx'
import type { CardProps } from './summary-card.ts'

const mostRead = 60

/** The latest measures on a chart's summary: of each kind the newest, with whether it lies outside of its range. */
export function LatestMeasures({ patient, title }: CardProps): ReactNode {
  const labels = useLabels()
  const moments = useMoments()
  const read = useAnswer(
    'observation.query',
    rowsOf('patient', patient.id, { orderBy: 'effective', order: 'desc', pageSize: mostRead }),
  )
  const answer = useMemo(
    () => (read?.ok ? succeeded({ items: newestOfEach(read.value.items) }) : read),
    [read],
  )
  const line = (row: Observation) => (
    <>
      <b>{namedMeasure(row)}</b>
      {row.interpretation && row.interpretation !== 'Normal' && (
        <span className="chart-state" data-alert>
          {labels(`enumeration.ObservationInterpretation.${row.interpretation}`)}
        </span>
      )}
      <span className="chart-dim">{moments.dateAndTime(row.effective)}</span>
    </>
  )
  return <Card title={title} emptyId="chart-summary.no-measures" answer={answer} line={line} />
}

function newestOfEach(items: readonly Observation[]): readonly Observation[] {
  const kept = new Map<string, Observation>()
  for (const item of items)
    if (item.status !== 'EnteredInError' && !kept.has(item.code.code)) kept.set(item.code.code, item)
  return [...kept.values()]
}
