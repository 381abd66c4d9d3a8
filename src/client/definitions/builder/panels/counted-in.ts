import { columnSources } from '#client/definitions/builder/conditions/source-element.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

const counting: ReadonlySet<string> = new Set([
  'Integer',
  'Decimal',
  'Scale',
  'Boolean',
  'Duration',
  'Date',
  'DateTime',
  'Calculated',
  'Score',
  'Quantity',
])

/** True of a question whose answers count something. */
export function counts({ type, options = [] }: Element): boolean {
  return counting.has(type) || options.some(({ score }) => score !== undefined)
}

/** The questions and columns of grids whose answers count something, but the one that is calculated. */
export function countedIn(form: Definition, own: string): readonly Element[] {
  const questions = standingsOf(form).map(({ element }) => element)
  return [...questions, ...columnSources(form)].filter((element) => element.id !== own && counts(element))
}
