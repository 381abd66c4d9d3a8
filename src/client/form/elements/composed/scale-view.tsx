import { Slider } from '#client/form/elements/number/slider.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'

/** A composed element: a range whose marks have words of their own. */
export function ScaleView(props: ViewProps<number>) {
  const { element, id, change, isReadOnly, value } = props
  const { anchors = [] } = element
  return (
    <>
      <Slider {...props} step={1} />
      {anchors.length > 0 && (
        <div className="form-anchors">
          {anchors.map((anchor) => (
            <button
              key={anchor.value}
              type="button"
              className="form-add"
              aria-pressed={value === anchor.value}
              aria-controls={id}
              disabled={isReadOnly}
              onClick={() => change(anchor.value)}
            >
              {anchor.value} – {anchor.label}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
