import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { frameOf, isGrouped } from '#client/form/room/frame-of.ts'

/** A control of an element inside another's value, named for those who do not see where it stands. */
export function InnerControl(props: ViewProps) {
  const { Control, views } = useFormRoom()
  const frame = frameOf(views, props.element)
  if (isGrouped(frame)) {
    return (
      <fieldset className="form-inner">
        <legend className="visually-hidden">{props.label}</legend>
        <Control {...props} />
      </fieldset>
    )
  }
  return (
    <>
      {frame === 'single' && (
        <label className="visually-hidden" htmlFor={props.id}>
          {props.label}
        </label>
      )}
      <Control {...props} />
    </>
  )
}
