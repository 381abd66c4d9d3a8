import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import { RecordView } from '#client/form/elements/composed/record-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { isRecord } from '#shared/answers/answer.ts'
import type { ChartEntry } from './chart-entries.ts'
import { FromChart } from './from-chart.tsx'

/** A questionnaire of the chart with its scores: a filled one is taken from there, or what is on paper is written down. */
export function InstrumentView(props: ViewProps<Parts>) {
  const { element, label, id, value, change, leave, isReadOnly } = props
  const response = value?.response
  const chosen = isRecord(response) ? response.id : undefined
  const take = ([entry]: readonly ChartEntry[]) => {
    change(entry?.parts)
    leave()
  }
  return (
    <>
      <RecordView {...props} />
      <FromChart
        element={element}
        label={label}
        id={id}
        isReadOnly={isReadOnly}
        isSingle
        isTaken={({ key }) => key === chosen}
        take={take}
      />
    </>
  )
}
