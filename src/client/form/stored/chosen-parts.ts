import { type Answer, type Answers, isRecord, listOf } from '#shared/answers/answer.ts'
import type { Element } from '#shared/forms/definition.ts'

/** Asks, of stored parts that exclude each other, which one is chosen: such a question is answered by what is there, and not stored. */
export function isOneOf({ id, type }: Pick<Element, 'id' | 'type'>): boolean {
  return type === 'Choice' && id.endsWith('.one-of')
}

/** The code of the part that is there. */
export function chosenPart(
  { options = [] }: Element,
  answerOf: (id: string) => Answer | undefined,
): string | undefined {
  return options.find(({ code }) => answerOf(code.replace(/\.section$/, '')) !== undefined)?.code
}

/** Answers that were put together without their questions, with the parts chosen that they fill. */
export function withChosenParts(elements: readonly Element[], answers: Answers): Answers {
  const all = { ...answers }
  for (const element of elements) {
    const { id, type, children = [] } = element
    const rows = all[id]
    if (type === 'Repeater' && rows !== undefined)
      all[id] = listOf(rows).map((row) => (isRecord(row) ? withChosenParts(children, row) : row))
    else if (children.length > 0) Object.assign(all, withChosenParts(children, all))
    const chosen = isOneOf(element) ? chosenPart(element, (part) => answerIn(answers, part)) : undefined
    if (chosen !== undefined) all[id] = chosen
  }
  return all
}

/** The answer of a part, or of anything within it. */
function answerIn(answers: Answers, id: string): Answer | undefined {
  const key = Object.keys(answers).find((each) => each === id || each.startsWith(`${id}.`))
  return key === undefined ? undefined : answers[key]
}
