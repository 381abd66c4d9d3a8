import type { Calculation } from '#generated/types/calculation.ts'
import { clausesOf, type Element } from './definition.ts'

/** What an element depends on: ids that wake it, ids that decide its being required or which of its options are hidden, and context paths. */
export type Sources = {
  readonly wakers: ReadonlySet<string>
  readonly remarkers: ReadonlySet<string>
  readonly context: ReadonlySet<string>
}

/** A source as written, understood: elements of the form (the last one holds the value), or a path of the context. */
export type Source =
  | { readonly kind: 'element'; readonly id: string; readonly holders: readonly string[] }
  | { readonly kind: 'column'; readonly grid: string; readonly column: string }
  | { readonly kind: 'context'; readonly path: string }

/** Reads a source: an element's id first, then `row.x`, `grid.*.column`, `repeater.*.x`, else a path of the context. */
export function readSource(source: string, ids: { has(id: string): boolean }): Source {
  if (ids.has(source)) return { kind: 'element', id: source, holders: [] }
  if (source.startsWith('row.')) return { kind: 'element', id: source.slice(4), holders: [] }

  const star = source.indexOf('.*.')
  const holder = source.slice(0, star)
  const inner = source.slice(star + 3)
  if (star < 0 || !ids.has(holder)) return { kind: 'context', path: source }
  if (ids.has(inner)) return { kind: 'element', id: inner, holders: [holder] }
  return { kind: 'column', grid: holder, column: inner }
}

/** All that an element depends on, by what it decides. */
export function sourcesOf(element: Element, ids: { has(id: string): boolean }): Sources {
  const wakers = new Set<string>()
  const remarkers = new Set<string>()
  const context = new Set<string>()
  const collect = (into: Set<string>) => (source: string) => {
    const read = readSource(source, ids)
    if (read.kind === 'context') context.add(read.path)
    else for (const id of elementsOf(read)) into.add(id)
  }

  sourcesThatWake(element).forEach(collect(wakers))
  const ofOptions = (element.options ?? []).map(({ hiddenWhen }) => hiddenWhen)
  for (const group of [element.requiredWhen, element.unless, ...ofOptions]) {
    for (const clause of clausesOf(group)) collect(remarkers)(clause.source)
  }
  return { wakers, remarkers, context }
}

function elementsOf(source: Exclude<Source, { kind: 'context' }>): readonly string[] {
  return source.kind === 'column' ? [source.grid] : [source.id, ...source.holders]
}

/** The sources of an element's visibility and value: those that must not lead back to it. */
export function sourcesThatWake(element: Element): readonly string[] {
  return [
    ...clausesOf(element.visibleWhen).map((clause) => clause.source),
    ...calculationSources(element.calculation),
  ]
}

function calculationSources(calculation: Calculation | undefined): readonly string[] {
  return (calculation?.sources ?? []).filter((source) => typeof source === 'string')
}
