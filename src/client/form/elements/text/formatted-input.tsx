import { useRef, useState } from 'react'
import { useClosing } from '#client/form/elements/closing-field.ts'
import { useEntry } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { textFormats } from './text-formats.ts'

type FormattedProps = Pick<
  ViewProps<string>,
  'id' | 'value' | 'change' | 'leave' | 'isReadOnly' | 'marks'
> & {
  readonly format: string
  readonly placeholder?: string | undefined
}

/** A line of text that is read and written as its format says, and veiled when left where the format is secret. */
export function FormattedInput({
  id,
  value,
  change,
  leave,
  isReadOnly,
  marks,
  format,
  placeholder,
}: FormattedProps) {
  const rules = textFormats[format] ?? textFormats.Plain
  const [isIn, setIsIn] = useState(false)
  const entry = useEntry(value, change, rules ?? plain)
  const field = useRef<HTMLInputElement>(null)
  useClosing(field, entry.type)
  const isVeiled = rules?.veil !== undefined && !isIn && value !== undefined

  return (
    <input
      {...marks}
      ref={field}
      id={id}
      className="form-input"
      type={rules?.kind ?? 'text'}
      value={isVeiled && rules.veil ? rules.veil(value) : entry.text}
      placeholder={placeholder}
      inputMode={rules?.inputMode}
      autoComplete={rules?.autoComplete ?? 'off'}
      readOnly={isReadOnly}
      onFocus={() => setIsIn(true)}
      onChange={(event) => entry.type(event.target.value)}
      onBlur={() => {
        setIsIn(false)
        entry.settle()
        leave()
      }}
    />
  )
}

const plain = { read: (text: string) => (text === '' ? undefined : text), write: (value: string) => value }
