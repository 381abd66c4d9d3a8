import { useFormRoom } from '#client/form/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Element } from '#shared/forms/definition.ts'
import { type ScreenWords, textOf } from '#shared/forms/screen.ts'
import { InnerControl } from './inner-control.tsx'
import type { ViewProps } from './view.ts'

type Cells = { readonly [columnId: string]: unknown }
type GridValue = { readonly rows?: { readonly [rowId: string]: Cells } }

/** A real table with a header per row and column; on a narrow screen each row becomes a block with its labels. */
export function GridView(props: ViewProps<GridValue>) {
  const { element, label, id, value, change } = props
  const { words } = useFormRoom()
  const columns = element.columns ?? []
  const put = (rowId: string, columnId: string, cell: unknown) =>
    change(withCell(value, { rowId, columnId, cell }))

  return (
    <div className="form-table">
      <table>
        <thead>
          <tr>
            <CornerCell label={label} />
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.shortLabel ?? textOf(column, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(element.rows ?? []).map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {columns.map((column, columnIndex) => (
                <td key={column.id} data-label={column.shortLabel ?? textOf(column, words)}>
                  <InnerControl
                    {...props}
                    {...cellOf(column, words)}
                    label={`${row.label}, ${textOf(column, words)}`}
                    id={rowIndex === 0 && columnIndex === 0 ? id : `${id}-${row.id}-${column.id}`}
                    value={value?.rows?.[row.id]?.[column.id]}
                    change={(cell) => put(row.id, column.id, cell)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CornerCell({ label }: { readonly label: string }) {
  const words = useWords()
  return (
    <td>
      <span className="visually-hidden">{words('form.rows-of', { label })}</span>
    </td>
  )
}

function cellOf(column: Element, words: ScreenWords): Pick<ViewProps, 'element' | 'options'> {
  const options = (column.options ?? []).map((option) => ({
    ...option,
    label: option.labelId ? words.message(option.labelId) : words.fill(option.label ?? option.code),
  }))
  return { element: column, options }
}

type Cell = { readonly rowId: string; readonly columnId: string; readonly cell: unknown }

/** The grid with one cell changed; rows and grids that become empty go away. */
function withCell(value: GridValue | undefined, { rowId, columnId, cell }: Cell): GridValue | undefined {
  const row = without({ ...value?.rows?.[rowId], [columnId]: cell })
  const rows = without({ ...value?.rows, [rowId]: Object.keys(row).length > 0 ? row : undefined })
  return Object.keys(rows).length > 0 ? { rows } : undefined
}

function without<Value>(record: { readonly [key: string]: Value | undefined }): {
  readonly [key: string]: Value
} {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
