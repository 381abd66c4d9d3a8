import type { Clause } from '#generated/types/clause.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { columnsOf } from '#shared/elements/rows/grid.ts'
import { isSupplied } from '#shared/forms/context-paths.ts'
import { clausesOf, isGroup } from '#shared/forms/definition.ts'
import { patternFault } from '#shared/forms/patterns/patterns.ts'
import { readSource } from '#shared/forms/sources.ts'
import type { Finding } from '#shared/outcome/outcome.ts'
import { type PlacedElement, remark } from './remark.ts'

const deepest = 4
const longestMatch = 200

/** Before publishing, what is wrong with the conditions and the calculation of an element: sources, depth, patterns, bounds. */
export function checkConditions(placed: PlacedElement): readonly Finding[] {
  const { visibleWhen, requiredWhen, unless } = placed.element
  const ofOptions = (placed.element.options ?? []).map(
    ({ hiddenWhen }, at) => [`options/${at}/hiddenWhen`, hiddenWhen] as const,
  )
  const groups = { visibleWhen, requiredWhen, unless, ...Object.fromEntries(ofOptions) }
  return [
    ...Object.entries(groups).flatMap(([name, group]) => groupFindings(placed, `/${name}`, group)),
    ...calculationFindings(placed),
    ...boundFindings(placed),
  ]
}

function groupFindings(
  placed: PlacedElement,
  at: string,
  group: ConditionGroup | undefined,
): readonly Finding[] {
  if (!group) return []
  const tooDeep = depthOf(group) > deepest ? [remark(placed, { at, message: 'forms.too-deep' })] : []
  return [...tooDeep, ...clausesOf(group).flatMap((clause) => clauseFindings(placed, at, clause))]
}

function depthOf(group: ConditionGroup): number {
  return 1 + Math.max(0, ...group.clauses.map((clause) => (isGroup(clause) ? depthOf(clause) : 0)))
}

function clauseFindings(placed: PlacedElement, at: string, clause: Clause): readonly Finding[] {
  const source = sourceFindings(placed, at, clause.source)
  if (clause.operator !== 'Matches') return source

  const pattern = String(clause.value)
  const fault = pattern.length > longestMatch ? 'too-long' : patternFault(pattern)
  return fault
    ? [...source, remark(placed, { at, message: `forms.pattern-${fault}`, parameters: { pattern } })]
    : source
}

function calculationFindings(placed: PlacedElement): readonly Finding[] {
  const { calculation } = placed.element
  if (!calculation) return []

  const sources = calculation.sources.filter((source) => typeof source === 'string')
  const found = sources.flatMap((source) => sourceFindings(placed, '/calculation', source))
  const isOddCopy = calculation.kind === 'Copy' && calculation.sources.length !== 1
  return isOddCopy ? [...found, remark(placed, { at: '/calculation', message: 'forms.copy-of-one' })] : found
}

function boundFindings(placed: PlacedElement): readonly Finding[] {
  const { minDate, maxDate } = placed.element.validation ?? {}
  return [minDate, maxDate]
    .filter((bound) => bound?.startsWith('@'))
    .flatMap((bound) => sourceFindings(placed, '/validation', bound?.slice(1) ?? ''))
}

/** A source is an element of the form that can be seen from here, or a path of the context. */
function sourceFindings(placed: PlacedElement, at: string, source: string): readonly Finding[] {
  const { nodes } = placed.form
  const read = readSource(source, nodes)
  const unknown = remark(placed, { at, message: 'forms.unknown-source', parameters: { source } })
  if (read.kind === 'context') return isSupplied(read.path) ? [] : [unknown]
  if (read.kind === 'column') return hasColumn(placed, read.grid, read.column) ? [] : [unknown]

  const target = nodes.get(read.id)
  if (!target) return [unknown]
  const own = nodes.get(placed.element.id)?.repeaters ?? []
  const isElsewhere = own.length > 0 && target.repeaters.some((repeater) => !own.includes(repeater))
  return isElsewhere &&
    !isInside(
      placed,
      target.repeaters.map(({ id }) => id),
    )
    ? [remark(placed, { at, message: 'forms.other-row', parameters: { source } })]
    : []
}

/** From a row one may look into repeaters of the same row, not into those of another. */
function isInside(placed: PlacedElement, repeaters: readonly string[]): boolean {
  const own = nodesOf(placed)
  return own.every((id, index) => repeaters[index] === id)
}

function nodesOf(placed: PlacedElement): readonly string[] {
  return (placed.form.nodes.get(placed.element.id)?.repeaters ?? []).map(({ id }) => id)
}

function hasColumn(placed: PlacedElement, gridId: string, columnId: string): boolean {
  const grid = placed.form.nodes.get(gridId)?.element
  return grid !== undefined && columnsOf(grid).some(({ id }) => id === columnId)
}
