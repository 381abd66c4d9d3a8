import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useRef } from 'react'
import { isPassing } from './is-passing.ts'

type InRange = {
  /** The indices of the rows to draw for a range that is seen. */
  readonly rangeExtractor: (range: Range) => number[]
  /** So many rows are drawn beyond it; another number at rest than on the way, so that what passed is drawn whole when it comes to rest. */
  readonly overscan: number
  /** Whether somebody scrolls past a row faster than anyone reads; never the one that has the focus, which would lose it. */
  readonly isPassing: (index: number) => boolean
}

const overscan = { atRest: 4, onTheWay: 3 }

/** Which rows of a long list are drawn: those that are seen, some beyond them unless somebody flies past, and the one that has the focus. */
export function useRowsInRange(
  place: RefObject<HTMLElement | null>,
  count: number,
  isScrolling: () => boolean,
): InRange {
  const first = useRef(0)
  const passing = useRef(false)
  const held = useRef<number>(undefined)
  const rangeExtractor = useCallback(
    (range: Range) => {
      passing.current =
        isScrolling() && isPassing({ ...range, before: first.current, wasPassing: passing.current })
      first.current = range.startIndex
      const near = defaultRangeExtractor(passing.current ? { ...range, overscan: 0 } : range)
      const focused = focusedIndex(place.current)
      held.current = focused
      const isFar = focused !== undefined && focused < count && !near.includes(focused)
      return isFar ? [...near, focused].sort((one, other) => one - other) : near
    },
    [count, place, isScrolling],
  )
  return {
    rangeExtractor,
    overscan: isScrolling() ? overscan.onTheWay : overscan.atRest,
    isPassing: (index) => passing.current && index !== held.current,
  }
}

function focusedIndex(place: HTMLElement | null): number | undefined {
  const index = place?.querySelector('[data-index]:focus-within')?.getAttribute('data-index')
  return index ? Number(index) : undefined
}
