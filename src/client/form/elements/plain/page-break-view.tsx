import type { ViewProps } from '#client/form/room/element-view.ts'

/** Plain, without an answer: where a print begins a new page; on the screen a line. */
export function PageBreakView({ id }: ViewProps<never>) {
  return <hr id={id} className="form-page-break" />
}
