import { type Parts, withPart } from '#client/form/elements/composed/record-part.tsx'
import { RecordParts } from '#client/form/elements/composed/record-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { bodyMassIndex } from '#shared/elements/clinical/body-mass-index.ts'
import { compositionOf } from '#shared/elements/element.ts'
import type { ChartEntry } from './chart-entries.ts'
import { FromChart } from './from-chart.tsx'

/** A composed answer: what was measured of the body. The body mass index follows from height and weight; without both it is typed. What is not measured today can be taken from the chart. */
export function VitalSignsView(props: ViewProps<Parts>) {
  const { element, label, id, value, change, leave, isReadOnly } = props
  const isWorkedOut = indexOf(value) !== undefined
  const parts = (compositionOf(element)?.parts ?? []).map((part) =>
    part.id === 'bmi' && isWorkedOut ? { ...part, readOnly: true } : part,
  )
  const measured = (next: Parts | undefined) => {
    const index = indexOf(next)
    if (index !== undefined) return change(withPart(next, 'bmi', index))
    change(isWorkedOut ? withPart(next, 'bmi', undefined) : next)
  }
  const take = (entries: readonly ChartEntry[]) => {
    measured(Object.assign({}, ...entries.map((entry) => entry.parts), value))
    leave()
  }
  return (
    <>
      <RecordParts {...props} change={measured} parts={parts} />
      <FromChart
        element={element}
        label={label}
        id={id}
        isReadOnly={isReadOnly}
        isTaken={(entry) => Object.keys(entry.parts).some((part) => value?.[part] !== undefined)}
        take={take}
      />
    </>
  )
}

function indexOf(value: Parts | undefined): number | undefined {
  return bodyMassIndex(value?.height, value?.weight)
}
