import type { PointerEvent } from 'react'
import type { Parts } from '#client/form/elements/composed/record-part.tsx'
import { bodyFigure, pathThrough, type Spot, thousandth } from '#shared/elements/composed/body-figure.ts'
import { bodyMarks, spotOf } from '#shared/elements/composed/body-marks.ts'

type Props = {
  readonly value: Parts | undefined
  /** What is seen, in words: the list beside the figure says all of it. */
  readonly label: string
  readonly mark?: (region: string, spot: Spot) => void
}

/** The figure of a body with its numbered marks; pressed, it says where. */
export function BodyPicture({ value, label, mark }: Props) {
  const { figure, side } = value ?? {}
  const regions = bodyFigure(String(figure), String(side))
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const region = event.target instanceof Element ? event.target.getAttribute('data-region') : null
    if (region === null || !mark) return
    const box = event.currentTarget.getBoundingClientRect()
    mark(region, {
      x: thousandth((event.clientX - box.left) / box.width),
      y: thousandth((event.clientY - box.top) / box.height),
    })
  }
  const places = bodyMarks(value).map((each, at) => ({
    key: String(each._rowId ?? at),
    number: at + 1,
    spot: spotOf(regions, each),
  }))
  return (
    <svg
      className="form-body-picture"
      data-marking={mark ? true : undefined}
      viewBox="0 0 100 200"
      role="img"
      aria-label={label}
      onPointerUp={press}
    >
      {regions.map(({ region, outline }) => (
        <path key={region} data-region={region} d={pathThrough(outline)} />
      ))}
      {places.map(({ key, number, spot }) =>
        spot ? (
          <g key={key} transform={`translate(${spot.x * 100} ${spot.y * 200})`}>
            <circle r="5" />
            <text dy="2.2">{number}</text>
          </g>
        ) : null,
      )}
    </svg>
  )
}
