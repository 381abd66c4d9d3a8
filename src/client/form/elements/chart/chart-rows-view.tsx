import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import { RowsView } from '#client/form/elements/composed/rows-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWorld } from '#client/ui/world.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { ChartEntry } from './chart-entries.ts'
import { FromChart } from './from-chart.tsx'

/** A composed answer: rows that the chart knows already, such as diagnoses or medications; they are chosen there or written by hand. */
export function ChartRowsView(props: ViewProps<readonly Parts[]>) {
  const { element, label, id, value = [], change, leave, isReadOnly } = props
  const { newId } = useWorld()
  const taken = new Set(value.flatMap(idsIn))
  const take = (entries: readonly ChartEntry[]) => {
    change([...value, ...entries.map(({ parts }) => ({ _rowId: newId(), ...parts }))])
    leave()
  }
  return (
    <>
      <RowsView {...props} />
      <FromChart
        element={element}
        label={label}
        id={id}
        isReadOnly={isReadOnly}
        isTaken={({ key }) => taken.has(key)}
        take={take}
      />
    </>
  )
}

/** The records that a row refers to. */
function idsIn(row: Parts): readonly string[] {
  return Object.values(row).flatMap((part) =>
    isRecord(part) && typeof part.id === 'string' ? [part.id] : [],
  )
}
