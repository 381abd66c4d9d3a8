import { useState } from 'react'
import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import { RecordView } from '#client/form/elements/composed/record-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { isRecord } from '#shared/answers/answer.ts'
import type { ChartEntry } from './chart-entries.ts'
import { FilledInstrument } from './filled-instrument.tsx'
import { FromChart } from './from-chart.tsx'

/** An element's questionnaire with its scores: filled here, taken from the chart where it was filled before, or written down from paper. */
export function InstrumentView(props: ViewProps<Parts>) {
  const { element, label, id, value, change, leave, isReadOnly } = props
  const { setting } = useFormRoom()
  const words = useWords()
  const [isFilling, setFilling] = useState(false)
  const response = value?.response
  const chosen = isRecord(response) ? response.id : undefined
  const take = ([entry]: readonly ChartEntry[]) => {
    change(entry?.parts)
    leave()
  }
  if (value?.answers !== undefined || (isFilling && value === undefined))
    return <FilledInstrument {...props} />
  const mayFill = !isReadOnly && value === undefined && setting.loadInstrument && element.questionnaire
  return (
    <>
      {mayFill && (
        <button type="button" className="form-add" onClick={() => setFilling(true)}>
          {words('form.instrument-fill', { label })}
        </button>
      )}
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
