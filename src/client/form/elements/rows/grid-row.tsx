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

type GridRowProps = Pick<ViewProps, 'path' | 'leave' | 'isReadOnly'> & {
  readonly rowId: string
  readonly label: string
  readonly cells: { readonly [columnId: string]: unknown } | undefined
  readonly columns: readonly GridColumn[]
  /** The id of the grid's control; that of its first cell, where this is the first row. */
  readonly id: string
  readonly isFirst: boolean
  readonly put: PutCell
  readonly describedBy: Marks['aria-describedby']
  readonly isInvalid: Marks['aria-invalid']
  readonly isRequired: Marks['aria-required']
}

/** A row of a grid. It is drawn anew only when something in it changes, so a key costs the same in a large table. */
export const GridRow = memo(function GridRow(props: GridRowProps): ReactNode {
  const { rowId, label, cells, columns, id, isFirst, put, path, leave, isReadOnly } = props
  const marks: Marks = {
    ...(props.describedBy !== undefined && { 'aria-describedby': props.describedBy }),
    ...(props.isInvalid && { 'aria-invalid': true }),
    ...(props.isRequired && { 'aria-required': true }),
  }
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map(({ element, options, name, shortName }, index) => (
        <td key={element.id} data-label={shortName}>
          <InnerControl
            {...{ element, options, path, leave, isReadOnly, marks }}
            label={`${label}, ${name}`}
            id={isFirst && index === 0 ? id : `${id}-${rowId}-${element.id}`}
            value={cells?.[element.id]}
            change={(cell) => put(rowId, element.id, cell)}
          />
        </td>
      ))}
    </tr>
  )
})
