import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'
import { beginningFor } from './operators-for.ts'
import { columnSources } from './source-element.ts'

/** The questions that a condition of an element may ask: those that hold an answer and are not it, and the columns of grids. */
export function sourcesFor(form: Definition, elementId: string): readonly Element[] {
  const questions = standingsOf(form)
    .map(({ element }) => element)
    .filter((element) => element.id !== elementId && holdsAnswer(element))
  const columns = columnSources(form).filter(({ id }) => !id.startsWith(`${elementId}.*.`))
  return [...questions, ...columns]
}

/** A condition with one line more, about the first of what can be asked; undefined: there is nothing. */
export function withNewClause(
  [first]: readonly Element[],
  group: ConditionGroup | undefined,
): ConditionGroup | undefined {
  if (!first) return undefined
  return { combinator: group?.combinator ?? 'And', clauses: [...(group?.clauses ?? []), beginningFor(first)] }
}

/** A condition with a group more, which begins with one line of its own; undefined: there is nothing to ask. */
export function withNewGroup(
  [first]: readonly Element[],
  group: ConditionGroup | undefined,
): ConditionGroup | undefined {
  if (!first) return undefined
  const inner: ConditionGroup = { combinator: 'Or', clauses: [beginningFor(first)] }
  return { combinator: group?.combinator ?? 'And', clauses: [...(group?.clauses ?? []), inner] }
}

/** The answers of a question as one text: two questions with the same one are asked alike. */
export function answersText(element: Element | undefined): string {
  return (element?.options ?? []).map(({ code, label }) => `${code} ${label}`).join('\n')
}
