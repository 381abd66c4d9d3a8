import { InnerControl } from '#client/form/elements/inner-control.tsx'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import type { Element } from '#shared/forms/definition.ts'
import { type ScreenWords, textOf } from '#shared/forms/screens/form-screen.ts'

type Cells = { readonly [columnId: string]: unknown }
type FixedValue = { readonly rows?: { readonly [rowId: string]: Cells } }
type GridValue = FixedValue | readonly Cells[]
type Row = { readonly id: string; readonly label: string; readonly cells: Cells | undefined }

/** A real table with a header per row and column; on a narrow screen each row becomes a block with its labels. */
export function GridView(props: ViewProps<GridValue>) {
  const { element, label, id, value, change, isReadOnly } = props
  const { words } = useFormRoom()
  const say = useWords()
  const columns = columnsOf(element)
  const rows = rowsOf(element, value, (number) => say('form.numbered', { label, number }))
  const put = (row: Row, columnId: string, cell: unknown) =>
    change(withCell(value, { rowId: row.id, columnId, cell }))

  return (
    <div className="form-table">
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{say('form.rows-of', { label })}</span>
            </td>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {column.shortLabel ?? textOf(column, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.id}>
              <th scope="row">{row.label}</th>
              {columns.map((column, columnIndex) => (
                <td key={column.id} data-label={column.shortLabel ?? textOf(column, words)}>
                  <InnerControl
                    {...props}
                    {...cellOf(column, words)}
                    label={`${row.label}, ${textOf(column, words)}`}
                    id={rowIndex === 0 && columnIndex === 0 ? id : `${id}-${row.id}-${column.id}`}
                    value={row.cells?.[column.id]}
                    change={(cell) => put(row, column.id, cell)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {element.freeRows && !isReadOnly && (
        <button type="button" className="form-add" onClick={() => change([...listed(value), {}])}>
          <span aria-hidden="true">+ </span>
          {element.addLabel ?? say('form.add-row', { label })}
        </button>
      )}
    </div>
  )
}

function rowsOf(
  element: Element,
  value: GridValue | undefined,
  name: (number: number) => string,
): readonly Row[] {
  if (element.freeRows)
    return listed(value).map((cells, index) => ({ id: String(index), label: name(index + 1), cells }))
  const { rows = {} } = fixed(value)
  return (element.rows ?? []).map(({ id, label }) => ({ id, label: label ?? id, cells: rows[id] }))
}

function listed(value: GridValue | undefined): readonly Cells[] {
  return isList(value) ? value : []
}

function fixed(value: GridValue | undefined): FixedValue {
  return value === undefined || isList(value) ? {} : value
}

function isList(value: GridValue | undefined): value is readonly Cells[] {
  return Array.isArray(value)
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
  if (isList(value))
    return value.map((row, index) => (String(index) === rowId ? without({ ...row, [columnId]: cell }) : row))
  const { rows: before = {} } = fixed(value)
  const row = without({ ...before[rowId], [columnId]: cell })
  const rows = without({ ...before, [rowId]: Object.keys(row).length > 0 ? row : undefined })
  return Object.keys(rows).length > 0 ? { rows } : undefined
}

function without<Value>(record: { readonly [key: string]: Value | undefined }): {
  readonly [key: string]: Value
} {
  return Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
