import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useIsPrinting } from '#client/ui/use-is-printing.ts'
import type { AgendaRow } from './agenda-rows.ts'
import { useRowsInRange } from './use-rows-in-range.ts'

/** So many rows are drawn whole: all of them can be searched for by the browser, and none comes late. */
const mostWhole = 200
const usualHeights = { heading: 40, line: 64 }

/** A row that is drawn, with the room above it that the rows take which are not, in pixels. */
export type NearRow = {
  readonly row: AgendaRow
  readonly index: number
  readonly room: number
  /** How high it is while somebody flies past it, in pixels: it is drawn roughly then, and not measured. */
  readonly passing?: number
}

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
  const virtualizer = useRef<{ readonly isScrolling: boolean }>(undefined)
  const isScrolling = useCallback(() => virtualizer.current?.isScrolling ?? false, [])
  const { rangeExtractor, overscan, isPassing } = useRowsInRange(place, rows.length, isScrolling)
  const heights = useHeights(place, isWhole)
  // The same function as long as the rows are the same: with another one all places are counted anew.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows])
  const estimateSize = useCallback(
    (index: number) => (rows[index]?.line ? heights.line : heights.heading),
    [rows, heights],
  )
  const virtual = useVirtualizer({
    count: isWhole ? 0 : rows.length,
    getScrollElement: () => place.current,
    getItemKey,
    estimateSize,
    rangeExtractor,
    overscan,
    useFlushSync: false,
  })
  virtualizer.current = virtual
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places follow from the heights
  useLayoutEffect(() => virtual.measure(), [heights])
  if (isWhole)
    return { rows: rows.map((row, index) => ({ row, index, room: 0 })), room: 0, measure: undefined }

  const items = virtual.getVirtualItems()
  const near = items.flatMap(({ index, start, size }, at): readonly NearRow[] => {
    const row = rows[index]
    const room = start - (items[at - 1]?.end ?? 0)
    return row ? [{ row, index, room, ...(isPassing(index) && { passing: size }) }] : []
  })
  const room = Math.max(0, virtual.getTotalSize() - (items.at(-1)?.end ?? 0))
  return { rows: near, room, measure: virtual.measureElement }
}

/** How high a heading and a line are drawn here, taken once from the first of each: a guess that is right needs no correction while somebody scrolls. */
function useHeights(place: RefObject<HTMLElement | null>, isWhole: boolean): typeof usualHeights {
  const [heights, setHeights] = useState(usualHeights)
  const isKnown = useRef(false)
  useLayoutEffect(() => {
    if (isKnown.current || isWhole) return
    const heightOf = (selector: string) =>
      place.current?.querySelector<HTMLElement>(`${selector}[data-index]`)?.offsetHeight
    const line = heightOf('li')
    if (line === undefined) return
    isKnown.current = true
    setHeights({ line, heading: heightOf('h2') ?? usualHeights.heading })
  })
  return heights
}
