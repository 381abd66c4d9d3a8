import { useState } from 'react'
import { useEntry } from '#client/form/elements/use-entry.ts'
import type { ViewProps } from '#client/form/room/view.ts'
import { CodeView } from './code-view.tsx'
import { textFormats } from './string-formats.ts'

/** One line of text in the format that the definition asks for; a social security number is veiled when left. */
export function StringView({ element, ...props }: ViewProps<string>) {
  return <FormattedInput {...props} format={element.display ?? 'Plain'} placeholder={element.placeholder} />
}

/** A web address. */
export function UrlView({ element, ...props }: ViewProps<string>) {
  return <FormattedInput {...props} format="Url" placeholder={element.placeholder} />
}

type FormattedProps = Pick<
  ViewProps<string>,
  'id' | 'value' | 'change' | 'leave' | 'isReadOnly' | 'marks'
> & {
  readonly format: string
  readonly placeholder?: string | undefined
}

function FormattedInput({
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
  const isVeiled = rules?.veil !== undefined && !isIn && value !== undefined

  return (
    <input
      {...marks}
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

/** Prose, or JSON text where the element shows code. */
export function TextView(props: ViewProps<string>) {
  return props.element.display === 'Code' ? <CodeView {...props} /> : <Prose {...props} />
}

/** A growing field for prose. Markdown is stored as it is typed; the formatting editor comes with a later issue. */
function Prose({ element, id, value, change, leave, isReadOnly, marks }: ViewProps<string>) {
  return (
    <textarea
      {...marks}
      id={id}
      className="form-input form-prose"
      rows={rowsOf(value)}
      value={value ?? ''}
      placeholder={element.placeholder}
      readOnly={isReadOnly}
      spellCheck
      onChange={(event) => change(event.target.value === '' ? undefined : event.target.value)}
      onBlur={leave}
    />
  )
}

/** For browsers that do not yet grow a field with its text by themselves. */
function rowsOf(value: string | undefined): number {
  if (value === undefined) return 3
  let lines = 1
  for (let at = value.indexOf('\n'); at !== -1; at = value.indexOf('\n', at + 1)) lines += 1
  return Math.min(40, Math.max(3, lines))
}
