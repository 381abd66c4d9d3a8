import { RepeatedView } from '#client/form/elements/repeated-view.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { frameOf, isGrouped } from '#client/form/room/frame-of.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'

/** The parts of an answer by name. */
export type Parts = { readonly [partId: string]: Answer }

type Props = Pick<ViewProps<Parts>, 'id' | 'path' | 'value' | 'change' | 'leave' | 'isReadOnly'> & {
  readonly part: Element
  /** Takes the id of the whole control, so that a jump to the question lands here. */
  readonly isFirst: boolean
}

/** One part of a composed answer with its own words around its own control. */
export function RecordPart({ part, isFirst, id, path, value, change, leave, isReadOnly }: Props) {
  const { Control, views, words } = useFormRoom()
  const label = textOf(part, words)
  const options = (part.options ?? []).map((option) => ({
    ...option,
    label: option.labelId ? words.message(option.labelId) : (option.label ?? option.code),
  }))
  const control: ViewProps = {
    element: part,
    label,
    options,
    path,
    id: isFirst ? id : `${id}-${part.id}`,
    value: value?.[part.id],
    change: (next) => change(withPart(value, part.id, asAnswer(next))),
    leave,
    isReadOnly: isReadOnly || part.readOnly === true,
    marks: {},
  }
  // React does not type custom properties of CSS.
  const look = { className: 'form-record-part', style: { '--form-width': part.width ?? 10 } }
  const drawn = part.repeats ? <RepeatedView {...control} /> : <Control {...control} />
  const frame = frameOf(views, part)
  if (isGrouped(frame))
    return (
      <fieldset {...look}>
        <legend>{label}</legend>
        {drawn}
      </fieldset>
    )
  return (
    <div {...look}>
      {frame === 'single' && <label htmlFor={control.id}>{label}</label>}
      {drawn}
    </div>
  )
}

/** The answer with one part changed; when the last part goes, so does the answer. */
export function withPart(value: Parts | undefined, id: string, next: Answer | undefined): Parts | undefined {
  const { [id]: _, ...rest } = value ?? {}
  const parts: Parts = next === undefined ? rest : { ...rest, [id]: next }
  return Object.keys(parts).length > 0 ? parts : undefined
}
