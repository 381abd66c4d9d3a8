import { type Parts, withPart } from '#client/form/elements/composed/record-part.tsx'
import { RecordParts } from '#client/form/elements/composed/record-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
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
  const put = (next: Parts | undefined) => {
    const index = indexOf(next)
    if (index !== undefined) return change(withPart(next, 'bmi', index))
    change(isWorkedOut ? withPart(next, 'bmi', undefined) : next)
  }
  const measured = (next: Parts | undefined) => put(stillTaken(value, next))
  const take = (entries: readonly ChartEntry[]) => {
    const parts: Parts = Object.assign({}, ...entries.map((entry) => entry.parts))
    const fresh = Object.keys(parts).filter((part) => value?.[part] === undefined)
    put({ ...parts, ...value, fromChart: [...takenIn(value), ...fresh] })
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

/** Which measures were taken from the chart, and so are not measured anew. */
function takenIn(value: Parts | undefined): readonly string[] {
  return Array.isArray(value?.fromChart) ? value.fromChart.map(String) : []
}

/** What is typed over was not taken from the chart; without measures nothing is answered. */
function stillTaken(before: Parts | undefined, next: Parts | undefined): Parts | undefined {
  const left = takenIn(before).filter(
    (part) => next?.[part] !== undefined && sameAnswer(before?.[part], next[part]),
  )
  const { fromChart: _before, ...measures } = next ?? {}
  if (Object.keys(measures).length === 0) return undefined
  return left.length > 0 ? { ...measures, fromChart: left } : measures
}

function indexOf(value: Parts | undefined): number | undefined {
  return bodyMassIndex(value?.height, value?.weight)
}
