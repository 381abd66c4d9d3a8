import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '#client/ui/keys/use-shortcut.ts'
import { type GridPlace, type GridSize, placeAfter, within } from './grid-place.ts'

type Asked = {
  readonly grid: RefObject<HTMLElement | null>
  readonly size: GridSize
  /** Brings a row into view. */
  readonly show: (row: number) => void
  /** What a key means in the cell where one is; answers whether it meant something. */
  readonly act: (event: KeyboardEvent, place: GridPlace) => boolean
}

/** The keys of the grid; one cell is the grid's stop for the Tab key. */
export type GridKeys = {
  readonly active: GridPlace
  readonly goTo: (place: GridPlace) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
}

/** Arrows, Home, End and the page keys go from cell to cell; j and k from row to row, also from outside. */
export function useGridKeys({ grid, size, show, act }: Asked): GridKeys {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 1 })
  const active = within(place, size)

  const goTo = (wanted: GridPlace) => {
    const next = within(wanted, size)
    flushSync(() => {
      setPlace(next)
      if (next.row >= 0) show(next.row)
    })
    const focus = () => {
      const cell = focusableAt(grid.current, next)
      cell?.focus({ preventScroll: next.row >= 0 })
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return cell !== null
    }
    if (!focus()) requestAnimationFrame(focus)
  }
  const goBy = (rows: number) => {
    const isInside = active.row >= 0 && grid.current?.contains(document.activeElement)
    if (isInside) goTo({ ...active, row: Math.max(0, active.row + rows) })
    else goTo({ row: Math.max(0, active.row), column: 1 })
  }
  useShortcut('j', () => goBy(1), 'resources.key-next')
  useShortcut('k', () => goBy(-1), 'resources.key-previous')

  return {
    active,
    goTo,
    onKeyDown: (event) => {
      const here = placeOf(event.target)
      const { target } = event
      if (!here || !(target instanceof Node && event.currentTarget.contains(target))) return
      if (act(event, here)) return event.preventDefault()
      if (event.altKey || event.shiftKey) return
      const next = placeAfter(event.key, here, { size, isMod: event.ctrlKey || event.metaKey })
      if (!next) return
      event.preventDefault()
      goTo(next)
    },
    onFocus: (event) => {
      const here = placeOf(event.target)
      if (here && event.currentTarget.contains(event.target)) setPlace(here)
    },
  }
}

/** What takes the focus in a cell: its link, its tick, its button, or the cell itself. */
export function focusableAt(grid: HTMLElement | null, { row, column }: GridPlace): HTMLElement | null {
  const cell = grid?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-column="${column}"]`)
  return cell?.querySelector<HTMLElement>('a, button, input') ?? cell ?? null
}

function placeOf(element: EventTarget): GridPlace | undefined {
  if (!(element instanceof Element)) return undefined
  const column = element.closest('[data-column]')?.getAttribute('data-column')
  const row = element.closest('[data-row]')?.getAttribute('data-row')
  return column && row ? { row: Number(row), column: Number(column) } : undefined
}
