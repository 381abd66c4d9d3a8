import { memo, type ReactNode } from 'react'
import { InnerControl } from '#client/form/elements/inner-control.tsx'
import type { Marks, ViewProps } from '#client/form/room/element-view.ts'

/** A column as every row draws it. */
export type GridColumn = Pick<ViewProps, 'element' | 'options'> & {
  readonly name: string
  readonly shortName: string
}

/** What one cell of a grid becomes. */
export type PutCell = (rowId: string, columnId: string, cell: unknown) => void

/** Which column of a row of a matrix is chosen instead of all others; nothing: none. */
export type ChooseCell = (rowId: string, columnId: string | undefined) => void

type GridCellProps = Pick<ViewProps, 'path' | 'leave' | 'isReadOnly' | 'value' | 'id'> & {
  readonly rowId: string
  readonly rowLabel: string
  readonly column: GridColumn
  readonly put: PutCell
  readonly describedBy: Marks['aria-describedby']
  readonly isInvalid: Marks['aria-invalid']
  readonly isRequired: Marks['aria-required']
  readonly choose?: ChooseCell
}

/** A row of a grid as it is drawn. */
export type GridRowProps = Omit<GridCellProps, 'rowLabel' | 'column' | 'value'> & {
  readonly label: string
  readonly cells: { readonly [columnId: string]: unknown } | undefined
  readonly columns: readonly GridColumn[]
  readonly isFirst: boolean
  /** There for a matrix alone. */
  readonly choose?: ChooseCell
}

/**
 * A row of a grid; `id` is that of the grid's control, which the first cell has. It is drawn anew only when something in it
 * changes, so a key costs the same in a large table.
 */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { label, cells, columns, id, isFirst, choose, ...cell } = props
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((column, index) => (
        <GridCell
          key={column.element.id}
          {...cell}
          {...(choose && { choose })}
          {...{ column }}
          rowLabel={label}
          id={isFirst && index === 0 ? id : `${id}-${cell.rowId}-${column.element.id}`}
          value={cells?.[column.element.id]}
        />
      ))}
    </tr>
  )
})

const GridCell = memo(function GridCell(props: GridCellProps): ReactNode {
  const { rowId, rowLabel, column, id, value, put, choose, path, leave, isReadOnly } = props
  const { element, options, name, shortName } = column
  const marks: Marks = {
    ...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy }),
    ...(props.isInvalid && { 'aria-invalid': true }),
    ...(props.isRequired && { 'aria-required': true }),
  }
  if (choose)
    return (
      <td data-label={shortName}>
        <input
          {...marks}
          id={id}
          type="radio"
          name={`${path}-${rowId}`}
          aria-label={`${rowLabel}, ${name}`}
          checked={value === true}
          disabled={isReadOnly}
          onChange={() => choose(rowId, element.id)}
          onClick={() => value === true && choose(rowId, undefined)}
          onBlur={leave}
        />
      </td>
    )
  return (
    <td data-label={shortName}>
      <InnerControl
        {...{ element, options, path, leave, isReadOnly, marks, id, value }}
        label={`${rowLabel}, ${name}`}
        change={(cell) => put(rowId, element.id, cell)}
      />
    </td>
  )
})
