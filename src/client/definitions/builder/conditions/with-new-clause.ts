import type { ConditionGroup } from '#generated/types/condition-group.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

import { beginningFor } from './operators-for.ts'

/** The questions that a condition of an element may ask: those that hold an answer and are not it. */
export function sourcesFor(form: Definition, elementId: string): readonly Element[] {
  return standingsOf(form)
    .map(({ element }) => element)
    .filter((element) => element.id !== elementId && holdsAnswer(element))
}

/** A condition with one line more, about the first question that can be asked; undefined: there is none. */
export function withNewClause(
  form: Definition,
  elementId: string,
  group: ConditionGroup | undefined,
): ConditionGroup | undefined {
  const [first] = sourcesFor(form, elementId)
  if (!first) return undefined
  return { combinator: group?.combinator ?? 'And', clauses: [...(group?.clauses ?? []), beginningFor(first)] }
}

/** The answers of a question as one text: two questions with the same one are asked alike. */
export function answersText(element: Element | undefined): string {
  return (element?.options ?? []).map(({ code, label }) => `${code} ${label}`).join('\n')
}
