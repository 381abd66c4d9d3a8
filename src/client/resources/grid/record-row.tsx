import { memo, type ReactNode } from 'react'
import { Cell } from '#client/resources/rows/cell.tsx'
import type { CellText } from '#client/resources/rows/cell-text.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import { useRecordPath } from '#client/routing/own-screens.tsx'
import { ScreenLink } from '#client/routing/use-go.tsx'
import type { Column } from '#generated/screens/screen.ts'

type Props = {
  readonly row: Row
  readonly index: number
  readonly columns: readonly Column[]
  readonly text: CellText
  /** What the row's tick says. */
  readonly tickLabel: string
  readonly isTicked: boolean
  /** The cell that is the grid's stop for the Tab key, when it stands in this row. */
  readonly activeColumn: number | undefined
  readonly isEditable: (row: Row, column: Column) => boolean
  /** Draws the cell that is open, around what stands in it. */
  readonly openPath: string | undefined
  readonly drawOpen: (shown: ReactNode) => ReactNode
}

/** One row of the grid; drawn again only when something of it has changed. */
export const RecordRow = memo(function RecordRow(props: Props): ReactNode {
  const { row, index, columns, text, tickLabel, isTicked, activeColumn, openPath } = props
  const stop = (place: number) => (activeColumn === place ? 0 : -1)

  return (
    <tr
      aria-rowindex={index + 2}
      aria-selected={isTicked}
      data-row={index}
      data-deleted={row.meta.isDeleted || undefined}
    >
      <td data-column={0}>
        <input
          type="checkbox"
          className="records-tick"
          aria-label={tickLabel}
          checked={isTicked}
          readOnly
          tabIndex={stop(0)}
        />
      </td>
      {columns.map((column, at) => {
        const place = at + 1
        const isOpen = openPath === column.path
        if (at === 0 && !isOpen)
          return (
            <td key={column.path} data-column={place}>
              <RecordLink row={row} text={text(row, column)} tabIndex={stop(place)} />
            </td>
          )
        const isEditable = props.isEditable(row, column)
        const shown = <Cell row={row} column={column} text={text} />
        return (
          <td
            key={column.path}
            data-column={place}
            data-editable={isEditable || undefined}
            data-open={isOpen || undefined}
            {...(isEditable ? {} : readOnlyCell)}
            tabIndex={stop(place)}
          >
            {isOpen ? props.drawOpen(shown) : shown}
          </td>
        )
      })}
    </tr>
  )
})

/** A cell of a grid says so when it cannot be changed. */
const readOnlyCell = { 'aria-readonly': true } as const

type LinkProps = { readonly row: Row; readonly text: string; readonly tabIndex: 0 | -1 }

function RecordLink({ row, text, tabIndex }: LinkProps): ReactNode {
  const path = useRecordPath()
  return (
    <ScreenLink to={path(row.resourceType, row.id)} className="records-link" tabIndex={tabIndex}>
      {text || row.display || row.id}
    </ScreenLink>
  )
}
