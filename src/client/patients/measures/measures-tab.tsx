import { type ReactNode, useId, useMemo, useState } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { FactList } from '#client/patients/entry/fact-list.tsx'
import type { FactColumn } from '#client/patients/entry/fact-table.tsx'
import {
  measureOf,
  namedMeasure,
  standingOfAll,
  writtenMeasure,
  writtenUsual,
} from '#client/patients/tabs/measure-of.ts'
import type { TabProps } from '#client/patients/tabs/tab.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Observation } from '#generated/types/observation.ts'
import type { Quantity } from '#generated/types/quantity.ts'
import { bodyMassIndex } from '#shared/chart/vital-range.ts'
import { MeasureTrend } from './measure-trend.tsx'
import { useMeasurePlan } from './use-measure-plan.ts'
import { useVitalNames, type VitalNames } from './use-vital-names.ts'
import './measures.css'

/** The measures of a chart: vital signs and observations, each marked against what is usual, and one kind of them over time. */
export function MeasuresTab({ patient }: TabProps): ReactNode {
  const words = useWords()
  const plan = useMeasurePlan(patient)
  const names = useVitalNames()
  const columns = useColumns()
  const [kind, setKind] = useState('')
  const fieldId = useId()
  const newest = useAnswer(
    'observation.query',
    useMemo(() => queryFor(patient.id, ''), [patient.id]),
  )
  const ofKind = useAnswer(
    'observation.query',
    useMemo(() => (kind === '' ? undefined : queryFor(patient.id, kind)), [patient.id, kind]),
  )
  const answer = kind === '' ? newest : ofKind
  const kinds = kindsOf(names, knownOf(newest)?.items ?? [])
  const rows = (knownOf(answer)?.items ?? []).filter(isRelied)
  const index = kind === '' ? indexOf(rows) : undefined
  return (
    <FactList
      title={words('chart-measures.title')}
      addLabel={words('chart-measures.add')}
      emptyText={words('chart-measures.none')}
      plan={plan}
      answer={answer}
      columns={columns}
      nameOf={namedMeasure}
      isPast={(row) => !isRelied(row)}
      pastTitle={words('chart-measures.mistaken')}
    >
      <div className="measure-kind">
        <label className="form-label" htmlFor={fieldId}>
          {words('chart-measures.show')}
        </label>
        <select
          id={fieldId}
          className="form-input"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        >
          <option value="">{words('chart-measures.all')}</option>
          {[...kinds].map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        {index !== undefined && <span className="fact-dim">{words('chart-measures.index', { index })}</span>}
      </div>
      {kind !== '' && answer?.ok && <MeasureTrend name={kinds.get(kind) ?? kind} rows={rows} />}
    </FactList>
  )
}

/** The vital signs, and what else was measured lately. */
function kindsOf(names: VitalNames, rows: readonly Observation[]): VitalNames {
  const others = rows.flatMap(({ code }) =>
    names.has(code.code) ? [] : [[code.code, code.display] as const],
  )
  return new Map([...names, ...others.toReversed()])
}

function isRelied({ status }: Observation): boolean {
  return status !== 'EnteredInError'
}

/** The newest of all kinds, or as many of one kind as a page holds. */
function queryFor(patientId: string, kind: string): QueryCall {
  return {
    filters: [
      { field: 'patient', op: 'eq', value: patientId },
      ...(kind === '' ? [] : [{ field: 'code', op: 'eq', value: kind } as const]),
    ],
    partition: patientId,
    orderBy: 'effective',
    order: 'desc',
    pageSize: kind === '' ? 100 : 500,
  }
}

/** The body mass index of the newest weight and height; nothing while one of them is not known. */
function indexOf(rows: readonly Observation[]): number | undefined {
  const newest = (wanted: string): Quantity | undefined =>
    rows.flatMap(measureOf).find(({ code }) => code === wanted)?.quantity
  const [weight, height] = [newest('weight'), newest('height')]
  return weight && height ? bodyMassIndex(weight, height) : undefined
}

const weights = { Low: 'warn', High: 'warn', Normal: 'quiet' } as const

function useColumns(): readonly FactColumn<Observation>[] {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const names = useVitalNames()
  const label = (name: string) => labels(`field.Observation.${name}`)
  return [
    {
      id: 'code',
      label: words('chart-measures.what'),
      cell: ({ code }) => names.get(code.code) ?? code.display,
    },
    {
      id: 'value',
      label: label('value'),
      cell: (row) => {
        const measured = measureOf(row)
        const standing = standingOfAll(measured)
        return (
          <>
            <b>{writtenMeasure(row)}</b>{' '}
            {(standing === 'Low' || standing === 'High') && (
              <span className="fact-state" data-weight={weights[standing]}>
                {labels(`enumeration.ObservationInterpretation.${standing}`)}
              </span>
            )}
          </>
        )
      },
    },
    {
      id: 'usual',
      label: words('chart-measures.usual'),
      cell: (row) => measureOf(row).map(writtenUsual).filter(Boolean).join(' · '),
    },
    {
      id: 'effective',
      label: words('chart-measures.when'),
      cell: ({ effective }) => moments.dateAndTime(effective),
    },
    { id: 'performer', label: label('performer'), cell: ({ performer }) => performer?.display },
    {
      id: 'status',
      label: label('status'),
      cell: ({ status }) => (status === 'Final' ? null : labels(`enumeration.ReportStatus.${status}`)),
    },
  ]
}
