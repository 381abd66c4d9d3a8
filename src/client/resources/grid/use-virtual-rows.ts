import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useMemo } from 'react'
import type { ListView } from '#client/resources/rows/list-view.ts'
import type { Row } from '#client/resources/rows/use-description.ts'
import type { Rows } from '#client/resources/rows/use-rows.ts'
import type { Column } from '#generated/screens/screen.ts'
import { scaleOf } from './scale-of.ts'

const features = tableFeatures({ rowSortingFeature })
const rowHeight = 30
const overscan = 6
/** More rows are asked for when so many are left, or a fifth of the few that are there. */
const nearEnd = 60

type Asked = {
  readonly place: RefObject<HTMLElement | null>
  readonly columns: readonly Column[]
  readonly shown: readonly Row[]
  readonly rows: Rows
  readonly sort: ListView['sort']
}

/**
 * The rows of a grid that are seen, with the room before and after them; more are asked for before the end is reached. The table gets
 * what is seen only: it makes an object of each row, and there may be 50,000.
 */
export function useVirtualRows({ place, columns, shown, rows, sort }: Asked) {
  const defined = useMemo(() => columns.map(({ path }) => ({ id: path })), [columns])
  const sorting = useMemo(() => [{ id: sort.field, desc: sort.order === 'desc' }], [sort])
  const scale = scaleOf(place.current)
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight * scale,
    overscan,
    useFlushSync: false,
  })
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const end = (items.at(-1)?.index ?? -1) + 1
  const data = useMemo(() => shown.slice(first, end), [shown, first, end])
  const table = useTable({
    features,
    columns: defined,
    data,
    getRowId: (row) => row.id,
    manualSorting: true,
    state: { sorting },
  })
  const tableRows = table.getRowModel().rows
  const last = items.at(-1)?.index ?? 0
  const { hasMore, more } = rows
  useEffect(() => {
    if (hasMore && last >= shown.length - Math.min(nearEnd, shown.length / 5)) more()
  }, [hasMore, more, last, shown.length])

  return {
    count: shown.length,
    rowAt: (index: number): Row | undefined => tableRows[index - first]?.original ?? shown[index],
    indexes: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0)),
    show: (index: number) => virtual.scrollToIndex(index),
  }
}
