import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { CodeView } from './code-view.tsx'

/** Prose; JSON text where the element shows code, and where it has a structure, what that says. */
export function TextView(props: ViewProps<Answer>) {
  const { Structure } = useFormRoom()
  const { element, value } = props
  if (element.structure !== undefined) return <Structure {...props} />
  const text = typeof value === 'string' ? value : undefined
  return element.display === 'Code' ? <CodeView {...props} value={text} /> : <Prose {...props} value={text} />
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
