import { RichView } from '#client/form/elements/rich/rich-view.tsx'
import { SourceInput } from '#client/form/elements/rich/source-input.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import type { Answer } from '#shared/answers/answer.ts'
import { isRich } from '#shared/elements/text/rich-words.ts'
import { CodeView } from './code-view.tsx'

/** Composed or plain prose; JSON text where the element shows code, and where it has a structure, what that says. */
export function TextView(props: ViewProps<Answer>) {
  const { Structure } = useFormRoom()
  const { element, value } = props
  if (element.structure !== undefined) return <Structure {...props} />
  const text = typeof value === 'string' ? value : undefined
  if (element.display === 'Code') return <CodeView {...props} value={text} />
  return isRich(element) ? <RichView {...props} value={text} /> : <SourceInput {...props} value={text} />
}
