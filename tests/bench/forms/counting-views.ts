import { createElement } from 'react'
import { elementViews } from '#client/form/element-views.ts'
import type { ElementView, ElementViews, ViewProps } from '#client/form/room/element-view.ts'

/** How often a control has been drawn since the page was opened. */
export const drawn = { count: 0 }

/** For the benchmark of forms: the product's views, each of which counts when it is drawn. */
export const countingViews = Object.fromEntries(
  Object.entries(elementViews).map(([type, view]) => [type, counting(view)]),
) as ElementViews

function counting({ frame, draw }: ElementView): ElementView {
  function Counted(props: ViewProps) {
    drawn.count += 1
    return createElement(draw, props)
  }
  return { frame, draw: Counted }
}
