import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { standInFor } from '#shared/elements/element.ts'

/** Draws a type that is a plainer one with something fixed as that one. */
export function StandInView(props: ViewProps) {
  const { Control } = useFormRoom()
  return <Control {...props} element={standInFor(props.element)} />
}
