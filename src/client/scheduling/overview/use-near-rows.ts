import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgendaRow } from './agenda-rows.ts'

/** So many rows are drawn whole: all of them can be searched for by the browser, and none comes late. */
const mostWhole = 200
const usualHeights = { heading: 40, line: 64 }
const overscan = 8

/** A row that is drawn, with the room above it that the rows take which are not, in pixels. */
export type NearRow = { readonly row: AgendaRow; readonly index: number; readonly room: number }

type Near = {
  readonly rows: readonly NearRow[]
  /** Below the last one. */
  readonly room: number
  /** Takes the element of a row, whose height counts from then on; undefined where all are drawn. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
}

/**
 * Of a long list the rows near what is seen, and the one that has the focus; of a short one, and on paper, all. The place scrolls; an
 * element of a row says its index in `data-index`.
 */
export function useNearRows(rows: readonly AgendaRow[], place: RefObject<HTMLElement | null>): Near {
  const isPrinting = useIsPrinting()
  const isWhole = rows.length <= mostWhole || isPrinting
  const rangeExtractor = useCallback(
    (range: Range) => {
      const focused = Number(
        place.current?.querySelector('[data-index]:focus-within')?.getAttribute('data-index') ?? Number.NaN,
      )
      const near = defaultRangeExtractor(range)
      const isFar = focused < rows.length && !near.includes(focused)
      return isFar ? [...near, focused].sort((one, other) => one - other) : near
    },
    [rows.length, place],
  )
  const virtual = useVirtualizer({
    count: isWhole ? 0 : rows.length,
    getScrollElement: () => place.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => (rows[index]?.line ? usualHeights.line : usualHeights.heading),
    rangeExtractor,
    overscan,
    useFlushSync: false,
  })
  if (isWhole)
    return { rows: rows.map((row, index) => ({ row, index, room: 0 })), room: 0, measure: undefined }

  const items = virtual.getVirtualItems()
  const near = items.flatMap(({ index, start }, at): readonly NearRow[] => {
    const row = rows[index]
    return row ? [{ row, index, room: start - (items[at - 1]?.end ?? 0) }] : []
  })
  const room = Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0))
  return { rows: near, room, measure: virtual.measureElement }
}

function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
