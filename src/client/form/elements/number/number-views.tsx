import type { ReactNode } from 'react'
import { describedBy } from '#client/form/elements/marks.ts'
import { type Reading, useEntry } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/elements/view.ts'
import { useWords } from '#client/ui/words.tsx'
import { readInteger, readNumber, writeCurrency } from './number-text.ts'
import { Slider } from './slider.tsx'
import { Stars } from './stars.tsx'

const whole: Reading<number> = { read: readInteger, write: String }
const decimal: Reading<number> = { read: readNumber, write: String }
const currency: Reading<number> = { read: readNumber, write: writeCurrency }

/** A whole number: typed, slid or as stars. */
export function IntegerView(props: ViewProps<number>) {
  if (props.element.display === 'Slider') return <Slider {...props} step={1} />
  if (props.element.display === 'Stars') return <Stars {...props} />
  return (
    <NumberInput
      {...props}
      reading={props.element.display === 'Currency' ? currency : whole}
      {...unitOf(props)}
    />
  )
}

/** A number with decimals: typed, slid, as dollars or as a percentage. */
export function DecimalView(props: ViewProps<number>) {
  if (props.element.display === 'Slider')
    return <Slider {...props} step={10 ** -(props.element.decimals ?? 1)} />
  return (
    <NumberInput
      {...props}
      reading={props.element.display === 'Currency' ? currency : decimal}
      {...unitOf(props)}
    />
  )
}

type NumberInputProps = Pick<
  ViewProps<number>,
  'id' | 'value' | 'change' | 'leave' | 'isReadOnly' | 'marks'
> & {
  readonly reading?: Reading<number>
  readonly unit?: string | undefined
  readonly label?: string
}

/** The box that a number is typed into; a text that is no number stays, marked, with a sentence. */
export function NumberInput(props: NumberInputProps) {
  const { id, value, change, leave, isReadOnly, marks, reading = decimal, unit, label } = props
  const words = useWords()
  const entry = useEntry(value, change, reading)
  const note = entry.isUnreadable ? `${id}-entry` : undefined
  const unitId = unit ? `${id}-unit` : undefined

  return (
    <>
      <span className="form-number">
        <input
          {...marks}
          {...describedBy(marks, [unitId, note])}
          {...(entry.isUnreadable ? { 'aria-invalid': true as const } : {})}
          id={id}
          className="form-input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          value={entry.text}
          readOnly={isReadOnly}
          onChange={(event) => entry.type(event.target.value)}
          onBlur={() => {
            entry.settle()
            leave()
          }}
        />
        {unit && (
          <span id={unitId} className="form-unit">
            {unit}
          </span>
        )}
      </span>
      {entry.isUnreadable && <EntryNote id={note}>{words('form.not-a-number')}</EntryNote>}
    </>
  )
}

function EntryNote({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  return (
    <p id={id} className="form-finding" data-weight="blocks" role="alert">
      {children}
    </p>
  )
}

function unitOf({ element }: ViewProps<number>): { readonly unit: string | undefined } {
  if (element.unit) return { unit: element.unit.label ?? element.unit.code }
  return { unit: element.display === 'Percentage' ? '%' : undefined }
}
