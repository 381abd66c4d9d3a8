import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ViewProps } from '#client/form/room/element-view.ts'
import { useFormRoom } from '#client/form/room/form-room.ts'
import { useWords } from '#client/ui/words.tsx'
import { columnsOf, isMatrix } from '#shared/elements/rows/grid.ts'
import type { Element } from '#shared/forms/definition.ts'
import { type ScreenWords, textOf } from '#shared/forms/screens/form-screen.ts'
import type { ChooseCell, GridColumn, PutCell } from './grid-row.tsx'
import { type DrawnRow, GridRows } from './grid-rows.tsx'

type Cells = { readonly [columnId: string]: unknown }
type FixedValue = { readonly rows?: { readonly [rowId: string]: Cells } }
type GridValue = FixedValue | readonly Cells[]
/** From so many cells on, each row is laid out and painted by itself; columns are then of one width, which choices would not fit into. */
const manyCells = 200
/** So many rows of such a table are made and looked at together. */
const rowsTogether = 5
const typed: readonly Element['type'][] = ['Integer', 'Decimal', 'String']

function isTyped({ type, repeats }: Element): boolean {
  return typed.includes(type) && repeats === undefined
}

/** What stands in it is read as it is stored. */
function isPlain({ display, sensitive, unit }: Element): boolean {
  return (display === undefined || display === 'Plain') && !sensitive && unit === undefined
}

/** A real table with a header per row and column; on a narrow screen each row becomes a block with its labels. */
export function GridView(props: ViewProps<GridValue>) {
  const { element, label, id, value, change, path, isReadOnly, marks } = props
  const { words } = useFormRoom()
  const say = useWords()
  const columns = useMemo(() => columnsOf(element).map((column) => columnOf(column, words)), [element, words])
  const rows = rowsOf(element, value, (number) => say('form.numbered', { label, number }))
  const { put, choose, leave } = useCells(props)
  const isLong = rows.length * columns.length > manyCells && columns.every(({ element }) => isTyped(element))

  // Decided once: rows that come into another stretch would be made anew, without what is typed there and cannot be read.
  const [isCut] = useState(isLong)
  const stretches = isCut ? stretchesOf(rows) : [rows]
  const isMadeWhenNear = isCut && columns.every(({ element }) => isPlain(element))

  return (
    <div className="form-table" data-long={isLong || undefined}>
      <table>
        <thead>
          <tr>
            <td>
              <span className="visually-hidden">{say('form.rows-of', { label })}</span>
            </td>
            {columns.map((column) => (
              <th key={column.element.id} scope="col">
                {column.shortName}
              </th>
            ))}
          </tr>
        </thead>
        {stretches.map((stretch, index) => (
          <GridRows
            key={stretch[0]?.id ?? 'none'}
            rows={stretch}
            isFirst={index === 0}
            isMadeWhenNear={isMadeWhenNear && index > 0 && index < stretches.length - 1}
            describedBy={marks['aria-describedby']}
            isInvalid={marks['aria-invalid']}
            isRequired={marks['aria-required']}
            {...{ columns, id, path, isReadOnly, put, leave }}
            {...(isMatrix(element) && { choose })}
          />
        ))}
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

/** What cells are told by, the same from drawing to drawing: each takes what the grid is at that moment. */
function useCells(props: ViewProps<GridValue>): {
  readonly put: PutCell
  readonly choose: ChooseCell
  readonly leave: () => void
} {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  return useMemo(
    () => ({
      put: (rowId, columnId, cell) => {
        const { value, change } = latest.current
        change(withCell(value, { rowId, columnId, cell }))
      },
      choose: (rowId, columnId) => {
        const { element, value, change } = latest.current
        const none = columnsOf(element).reduce<GridValue | undefined>(
          (given, { id }) => withCell(given, { rowId, columnId: id, cell: undefined }),
          value,
        )
        change(columnId === undefined ? none : withCell(none, { rowId, columnId, cell: true }))
      },
      leave: () => latest.current.leave(),
    }),
    [],
  )
}

function rowsOf(
  element: Element,
  value: GridValue | undefined,
  name: (number: number) => string,
): readonly DrawnRow[] {
  if (element.freeRows)
    return listed(value).map((cells, index) => ({ id: String(index), label: name(index + 1), cells }))
  const { rows = {} } = fixed(value)
  return (element.rows ?? []).map(({ id, label }) => ({ id, label: label ?? id, cells: rows[id] }))
}

function stretchesOf(rows: readonly DrawnRow[]): readonly (readonly DrawnRow[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsTogether) }, (_, index) =>
    rows.slice(index * rowsTogether, (index + 1) * rowsTogether),
  )
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

function columnOf(column: Element, words: ScreenWords): GridColumn {
  const options = (column.options ?? []).map((option) => ({
    ...option,
    label: option.labelId ? words.message(option.labelId) : words.fill(option.label ?? option.code),
  }))
  const name = textOf(column, words)
  return { element: column, options, name, shortName: column.shortLabel ?? name }
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
