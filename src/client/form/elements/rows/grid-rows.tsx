import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { sameMembers } from '#client/ui/drawing/same-members.ts'
import { whenNear } from '#client/ui/drawing/when-near.ts'
import { type GridColumn, GridRow, type GridRowProps } from './grid-row.tsx'

/** A row of a grid: its name, and what stands in it. */
export type DrawnRow = {
  readonly id: string
  readonly label: string
  readonly cells: { readonly [columnId: string]: unknown } | undefined
}

type Props = Omit<GridRowProps, 'rowId' | 'label' | 'cells' | 'isFirst'> & {
  readonly rows: readonly DrawnRow[]
  /** The grid begins with them. */
  readonly isFirst: boolean
  /** Until they come near what is seen, what stands in them is there to be read, found and printed alone. */
  readonly isMadeWhenNear: boolean
}

/** As near as this, in pixels: somebody who tabs on from row to row finds the next control made. */
const near = 200

/** Some rows of a grid that follow each other: in a large table they are looked at again only when one of them changes. */
export const GridRows = memo(function GridRows(props: Props): ReactNode {
  const { rows, isFirst, isMadeWhenNear, ...shared } = props
  const place = useRef<HTMLTableSectionElement>(null)
  const [isMade, setMade] = useState(!isMadeWhenNear)
  useEffect(() => {
    if (!isMade && place.current) return whenNear(place.current, () => setMade(true), near)
  }, [isMade])
  return (
    <tbody ref={place}>
      {rows.map(({ id, label, cells }, index) =>
        isMade ? (
          <GridRow key={id} {...shared} rowId={id} isFirst={isFirst && index === 0} {...{ label, cells }} />
        ) : (
          <FarRow key={id} columns={shared.columns} isReadOnly={shared.isReadOnly} {...{ label, cells }} />
        ),
      )}
    </tbody>
  )
}, isSame)

type FarProps = Omit<DrawnRow, 'id'> & {
  readonly columns: readonly GridColumn[]
  readonly isReadOnly: boolean
}

/** A row as it is read; it looks as it does when it can be filled, so nothing moves when that comes. */
function FarRow({ label, cells, columns, isReadOnly }: FarProps): ReactNode {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ element, shortName }) => (
        <td key={element.id} data-label={shortName}>
          <span className="form-input form-far" data-closed={isReadOnly || undefined}>
            {String(cells?.[element.id] ?? '')}
          </span>
        </td>
      ))}
    </tr>
  )
}

function isSame({ rows, ...shared }: Props, { rows: next, ...others }: Props): boolean {
  return (
    sameMembers(shared, others) &&
    rows.length === next.length &&
    rows.every((row, index) => sameMembers(row, next[index] ?? {}))
  )
}
