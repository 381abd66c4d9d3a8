import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { standInFor } from '#shared/elements/element.ts'

/** Draws an element composed of a plainer one and something fixed as that one. */
export function StandInView(props: ViewProps) {
  const { Control } = useFormRoom()
  return <Control {...props} element={standInFor(props.element)} />
}
