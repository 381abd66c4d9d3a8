import { columnsOf } from '#shared/elements/rows/grid.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { standingOf, standingsOf } from '#shared/forms/editing/standings-of.ts'

/** What a condition or a calculation names as its source: a question of the form, a column of a grid, or one of those that are asked beside the form. */
export function sourceElement(
  source: string,
  form: Definition,
  beside: readonly Element[] = [],
): Element | undefined {
  return (
    standingOf(form, source.replace(/^row\./, ''))?.element ??
    columnSource(source, form) ??
    beside.find(({ id }) => id === source)
  )
}

/** The columns of every grid of the form as sources of their own: any row of it may be meant. */
export function columnSources(form: Definition): readonly Element[] {
  return standingsOf(form).flatMap(({ element }) => columnsIn(element))
}

function columnSource(source: string, form: Definition): Element | undefined {
  const [grid] = source.split('.*.')
  const element = grid === source || grid === undefined ? undefined : standingOf(form, grid)?.element
  return element && columnsIn(element).find(({ id }) => id === source)
}

function columnsIn(grid: Element): readonly Element[] {
  if (grid.type !== 'Grid') return []
  const name = grid.shortLabel ?? grid.label ?? grid.id
  return columnsOf(grid).map(({ shortLabel, ...column }) => ({
    ...column,
    id: `${grid.id}.*.${column.id}`,
    label: `${name}: ${shortLabel ?? column.label ?? column.id}`,
  }))
}
