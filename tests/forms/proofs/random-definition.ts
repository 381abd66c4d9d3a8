import type { Calculation } from '#generated/types/calculation.ts'
import type { ConditionGroup } from '#generated/types/condition-group.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import type { Chance } from '#tests/support/chance.ts'

const plainTypes = ['Integer', 'Decimal', 'Boolean', 'Choice', 'String'] as const
const options = ['a', 'b', 'c'].map((code, score) => ({ code, label: code, score }))

/** For tests: a small random form with sections, conditions and calculations that may ask any question, so that some go round in a circle. */
export function randomDefinition(chance: Chance): Definition {
  const count = chance.whole(3, 9)
  const ids = Array.from({ length: count }, (_, index) => `q${index}`)
  const elements = ids.map((id, index) =>
    randomElement(
      chance,
      id,
      ids.filter((_, place) => place !== index),
    ),
  )
  if (!chance.is(0.4)) return { elements }

  const cut = chance.whole(1, count - 1)
  const section: Element = {
    id: 'section',
    type: 'Section',
    label: 'Section',
    children: elements.slice(cut),
    ...(chance.is(0.5) ? { visibleWhen: randomGroup(chance, ids) } : {}),
  }
  return { elements: [...elements.slice(0, cut), section] }
}

function randomElement(chance: Chance, id: string, others: readonly string[]): Element {
  const calculation = chance.is(0.3) ? randomCalculation(chance, others) : undefined
  const type = calculation ? 'Decimal' : (chance.pick(plainTypes) ?? 'Integer')
  return {
    id,
    type,
    label: id,
    ...(type === 'Choice' && { options }),
    ...(calculation && { calculation, readOnly: true }),
    ...(chance.is(0.3) && { visibleWhen: randomGroup(chance, others) }),
    ...(chance.is(0.2) && { requiredWhen: randomGroup(chance, others) }),
    ...(chance.is(0.2) && { required: true }),
  }
}

function randomCalculation(chance: Chance, others: readonly string[]): Calculation {
  const kind = chance.pick(['Sum', 'Average', 'Multiply', 'Difference'] as const) ?? 'Sum'
  const sources = Array.from({ length: 2 }, () => chance.pick(others) ?? 'q0')
  return { kind, sources: chance.is(0.2) ? [...sources.slice(1), 2] : sources, decimals: 2 }
}

const operators = ['Equals', 'NotEquals', 'GreaterThan', 'LessThan', 'Exists', 'NotExists'] as const

function randomGroup(chance: Chance, ids: readonly string[]): ConditionGroup {
  const clauses = Array.from({ length: chance.whole(1, 2) }, () => {
    const operator = chance.pick(operators) ?? 'Exists'
    const source = chance.pick(ids) ?? 'q0'
    const asksValue = operator !== 'Exists' && operator !== 'NotExists'
    return { source, operator, ...(asksValue && { value: chance.pick([1, 'a', true, 3]) ?? 1 }) }
  })
  return { combinator: chance.pick(['And', 'Or', 'None'] as const) ?? 'And', clauses }
}

/** An answer for a question, or none. */
export function randomAnswer(chance: Chance, { type }: Element): Answer | undefined {
  if (chance.is(0.15)) return undefined
  if (type === 'Boolean') return chance.is(0.5)
  if (type === 'Choice') return chance.pick(['a', 'b', 'c'])
  if (type === 'String') return chance.pick(['a', 'calm', '1'])
  return type === 'Integer' ? chance.whole(-3, 5) : chance.whole(-30, 50) / 10
}
