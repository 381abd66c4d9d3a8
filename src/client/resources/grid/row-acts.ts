import type { KeyboardEvent } from 'react'
import { widthStep } from '#client/resources/rows/widths.ts'
import type { Column } from '#generated/screens/screen.ts'

/** What the keys can do in a row of the grid. */
export type RowActs = {
  readonly column: Column | undefined
  readonly isEditable: (column: Column) => boolean
  readonly tick: (isSpan: boolean) => void
  readonly edit: (column: Column) => void
  readonly open: () => void
}

/** Enter and F2 change a cell, x and Space tick the row, Enter opens the record where nothing can be changed. */
export function actOnRow(event: KeyboardEvent, acts: RowActs): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (ctrlKey || metaKey || altKey) return false
  const { column } = acts
  if (key === 'x' || key === ' ') return done(() => acts.tick(shiftKey))
  if (!column) return false
  if (key === 'F2' || key === 'e') return done(() => acts.edit(column))
  if (key !== 'Enter' || target instanceof HTMLAnchorElement) return false
  return done(() => (acts.isEditable(column) ? acts.edit(column) : acts.open()))
}

/** What the keys can do in the head. */
export type HeadActs = {
  readonly column: Column | undefined
  readonly widen: (column: Column, by: number) => void
  readonly tickAll: () => void
}

/** Shift with the arrows moves the edge of the column. */
export function actOnHead(event: KeyboardEvent, acts: HeadActs): boolean {
  const { key, shiftKey } = event
  const { column } = acts
  if (!column && (key === ' ' || key === 'x')) return done(acts.tickAll)
  if (!column || !shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
  return done(() => acts.widen(column, key === 'ArrowRight' ? widthStep : -widthStep))
}

function done(act: () => void): true {
  act()
  return true
}
