import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The height of a row of the grid in pixels: cards end on a multiple of it. */
const step = 4

/**
 * Cards of a summary stand in columns, one after the other from left to right, each right below the one above it, whatever stands beside it.
 * A card that grows moves only those below it in its own column. Answers what the grid has to be given; `order` says when cards were moved.
 */
export function useColumns(order: string): RefObject<HTMLDivElement | null> {
  const grid = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: cards in another order are placed anew.
  useLayoutEffect(() => {
    const { current } = grid
    if (!current) return undefined
    const cards = [...current.children].filter((each) => each instanceof HTMLElement)
    const arrange = () => place(current, cards)
    arrange()
    const sizes = new ResizeObserver(arrange)
    for (const each of [current, ...cards]) sizes.observe(each)
    return () => sizes.disconnect()
  }, [order])
  return grid
}

function place(grid: HTMLElement, cards: readonly HTMLElement[]): void {
  // A card that stands in a column keeps it there, though the grid has become narrower.
  for (const card of cards) card.style.gridArea = ''
  const { gridTemplateColumns, columnGap } = getComputedStyle(grid)
  const columns = gridTemplateColumns.split(' ').length
  const ends: number[] = Array.from({ length: columns }, () => 0)
  for (const [index, card] of cards.entries()) {
    const column = index % columns
    const start = ends[column] ?? 0
    const rows = Math.ceil((card.offsetHeight + Number.parseFloat(columnGap)) / step)
    card.style.gridArea = `${start + 1} / ${column + 1} / span ${rows} / span 1`
    ends[column] = start + rows
  }
}
