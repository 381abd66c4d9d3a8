import type { ReactNode } from 'react'
import { describedBy } from '#client/form/elements/described-by.ts'
import { type EntryFormat, useEntry } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useWords } from '#client/ui/words.tsx'
import { readNumber } from './read-number.ts'

const decimal: EntryFormat<number> = { read: readNumber, write: String }

type NumberInputProps = Pick<
  ViewProps<number>,
  'id' | 'value' | 'change' | 'leave' | 'isReadOnly' | 'marks'
> & {
  readonly reading?: EntryFormat<number>
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
