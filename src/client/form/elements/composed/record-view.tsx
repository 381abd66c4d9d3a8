import type { ViewProps } from '#client/form/room/element-view.ts'
import { compositionOf } from '#shared/elements/element.ts'
import type { Element } from '#shared/forms/definition.ts'
import { type Parts, RecordPart } from './record-part.tsx'

/** An answer that is composed of parts: each with its own words and control, side by side where there is room. */
export function RecordView(props: ViewProps<Parts>) {
  return <RecordParts {...props} parts={compositionOf(props.element)?.parts ?? []} />
}

type Props = Pick<ViewProps<Parts>, 'id' | 'path' | 'value' | 'change' | 'leave' | 'isReadOnly'> & {
  readonly parts: readonly Element[]
}

/** The parts themselves. */
export function RecordParts({ parts, ...props }: Props) {
  const shown = parts.filter(({ hidden }) => !hidden)
  return (
    <div className="form-record">
      {shown.map((part, index) => (
        <RecordPart key={part.id} {...props} part={part} isFirst={index === 0} />
      ))}
    </div>
  )
}
