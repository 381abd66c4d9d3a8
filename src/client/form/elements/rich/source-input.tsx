import { useLayoutEffect, useRef } from 'react'
import { useClosing } from '#client/form/elements/closing-field.ts'
import type { ViewProps } from '#client/form/room/element-view.ts'

type Props = ViewProps<string> & {
  /** Where the field has just taken the place of another: it goes on from there, and is left for good. */
  readonly rest?: () => void
}

/** A growing field for an element of prose: the text as it is stored. */
export function SourceInput({ element, id, value, change, leave, isReadOnly, marks, rest }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const goesOn = rest !== undefined
  useLayoutEffect(() => {
    if (goesOn) field.current?.focus()
  }, [goesOn])
  const type = (text: string) => change(text === '' ? undefined : text)
  useClosing(field, type)
  return (
    <textarea
      {...marks}
      ref={field}
      id={id}
      className="form-input form-prose"
      rows={rowsOf(value)}
      value={value ?? ''}
      placeholder={element.placeholder}
      readOnly={isReadOnly}
      spellCheck
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        leave()
        rest?.()
      }}
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
