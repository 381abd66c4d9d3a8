import type { ViewProps } from '#client/form/room/element-view.ts'

/** A line between two parts of a form. */
export function DividerView({ id }: ViewProps<never>) {
  return <hr id={id} className="form-divider" />
}
