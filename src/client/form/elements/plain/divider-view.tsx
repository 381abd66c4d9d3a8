import type { ViewProps } from '#client/form/room/element-view.ts'

/** Plain, without an answer: a line between two parts of a form. */
export function DividerView({ id }: ViewProps<never>) {
  return <hr id={id} className="form-divider" />
}
