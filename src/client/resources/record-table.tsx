import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { ScreenLink } from '#client/routing/go.tsx'
import { useLabels } from '#client/ui/words.tsx'
import type { Column } from '#generated/screens/screen.ts'
import { Cell } from './cell.tsx'
import { useCellText } from './cell-text.ts'
import { columnLabel } from './column-label.ts'
import type { Row } from './description.ts'
import type { ListProps } from './list-props.ts'
import { MoreRows } from './more-rows.tsx'
import { SortHeader } from './sort-header.tsx'
import { useRowKeys } from './use-row-keys.ts'

const features = tableFeatures({ rowSortingFeature })
const rowHeight = 30
const overscan = 12
const nearEnd = 30

type Props = ListProps & { readonly shown: readonly Row[] }

/** The rows as a table of which only what is seen is drawn; the server sorts, filters and pages. */
export function RecordTable({ description, view, rows, onChange, shown }: Props): ReactNode {
  const labels = useLabels()
  const place = useRef<HTMLDivElement>(null)
  const columns = useShownColumns(description.columns, view.columns, description.type)
  const sorting = useMemo(() => [{ id: view.sort.field, desc: view.sort.order === 'desc' }], [view.sort])
  const table = useTable({
    features,
    columns,
    data: shown as Row[],
    getRowId: (row) => row.id,
    manualSorting: true,
    state: { sorting },
  })
  const tableRows = table.getRowModel().rows
  const virtual = useVirtualizer({
    count: tableRows.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight * scaleOf(place.current),
    overscan,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const { hasMore, more } = rows
  useEffect(() => {
    if (hasMore && last >= tableRows.length - nearEnd) more()
  }, [hasMore, more, last, tableRows.length])
  const onKeyDown = useRowKeys({
    place,
    count: tableRows.length,
    show: (index) => virtual.scrollToIndex(index),
  })
  const before = items[0]?.start ?? 0
  const after = Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0))

  return (
    <div className="records" ref={place}>
      <div style={{ paddingTop: before, paddingBottom: after, minWidth: `${columns.length * 8.5 + 5}rem` }}>
        <table
          className="records-table"
          aria-label={labels(description.pluralId)}
          aria-rowcount={(rows.total ?? tableRows.length) + 1}
          onKeyDown={onKeyDown}
        >
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr aria-rowindex={1} key={group.id}>
                {group.headers.map((header) => (
                  <SortHeader
                    key={header.id}
                    column={header.column.columnDef.meta as Column}
                    sort={view.sort}
                    onSort={(sort) => onChange({ ...view, sort })}
                  />
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            {items.map(({ index }) => {
              const row = tableRows[index]
              return row ? (
                <tr aria-rowindex={index + 2} data-index={index} key={row.id}>
                  {row.getAllCells().map((cell) => (
                    <td key={cell.id}>
                      <table.FlexRender cell={cell} />
                    </td>
                  ))}
                </tr>
              ) : null
            })}
          </tbody>
        </table>
      </div>
      <MoreRows rows={rows} />
    </div>
  )
}

/** The table's columns; the first leads to the record. */
function useShownColumns(all: readonly Column[], shown: readonly string[], type: string) {
  const text = useCellText()
  const labels = useLabels()
  return useMemo(() => {
    const columns = shown.flatMap((path) => all.filter((column) => column.path === path))
    return columns.map((column, index) => ({
      id: column.path,
      header: columnLabel(column, labels),
      meta: column,
      cell: ({ row }: { readonly row: { readonly original: Row } }) =>
        index === 0 ? (
          <ScreenLink to={`/resources/${type}/${row.original.id}`} className="records-link">
            {text(row.original, column) || row.original.display || row.original.id}
          </ScreenLink>
        ) : (
          <Cell row={row.original} column={column} text={text} />
        ),
    }))
  }, [all, shown, type, text, labels])
}

/** Rows grow with the Large appearance. */
function scaleOf(element: HTMLElement | null): number {
  const scale = element ? Number.parseFloat(getComputedStyle(element).getPropertyValue('--mantine-scale')) : 1
  return Number.isFinite(scale) ? scale : 1
}
