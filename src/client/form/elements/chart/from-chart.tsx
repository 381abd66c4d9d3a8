import { useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormSetting } from '#client/form/room/form-room.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { Answered } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import type { ChartEntry } from './chart-entries.ts'
import { useChartEntries } from './use-chart-entries.ts'

type Props = {
  readonly element: Element
  readonly label: string
  readonly id: string
  /** One line is all that the answer holds. */
  readonly isSingle?: boolean
  /** Whether the answer has it already. */
  readonly isTaken: (entry: ChartEntry) => boolean
  readonly take: (entries: readonly ChartEntry[]) => void
}

/** Offers to take over what the chart of the patient has, line by line; nothing is taken that nobody has chosen. A form about nobody offers nothing. */
export function FromChart(props: Props & Pick<ViewProps, 'isReadOnly'>) {
  const { patient, formerly } = useFormSetting()
  const patientId = patient?.id ?? formerly?.patient
  if (props.isReadOnly || patientId === undefined) return null
  return <Offer {...props} patientId={patientId} />
}

function Offer({ patientId, ...props }: Props & { readonly patientId: string }) {
  const { element, label, take } = props
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const { answer, onRetry } = useChartEntries(element, patientId, isOpen)
  const chosen = (entries: readonly ChartEntry[]) => {
    take(entries)
    announce(words('form.chart-taken', { count: entries.length }))
    setOpen(false)
  }
  return (
    <div className="form-from-chart">
      <button type="button" className="form-add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {words('form.chart-open', { label })}
      </button>
      {isOpen && (
        <Answered answer={answer} onRetry={onRetry} what={words('form.chart')}>
          {(entries) => <Lines {...props} entries={entries} take={chosen} />}
        </Answered>
      )}
    </div>
  )
}

type LinesProps = Props & { readonly entries: readonly ChartEntry[] }

function Lines({ id, label, entries, isSingle, isTaken, take }: LinesProps) {
  const words = useWords()
  const moments = useMoments()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const free = entries.filter((entry) => !isTaken(entry))
  if (free.length === 0) return <p className="form-help">{words('form.chart-nothing')}</p>
  const turn = (key: string) => {
    if (isSingle) return setKeys(new Set([key]))
    setKeys(keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]))
  }
  const chosen = free.filter(({ key }) => keys.has(key))
  return (
    <fieldset className="form-options" id={`${id}-chart`}>
      <legend className="visually-hidden">{words('form.chart-open', { label })}</legend>
      {free.map(({ key, text, on }) => (
        <label key={key} className="form-tick">
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={`${id}-chart`}
            checked={keys.has(key)}
            onChange={() => turn(key)}
          />
          <span>
            {text}
            {on && <small> ({moments.dateAndTime(on)})</small>}
          </span>
        </label>
      ))}
      <button
        type="button"
        className="form-add"
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && take(chosen)}
      >
        {words('form.chart-take', { count: chosen.length })}
      </button>
    </fieldset>
  )
}
