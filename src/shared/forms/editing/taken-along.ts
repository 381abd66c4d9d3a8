import { sameAnswer } from '#shared/answers/answer.ts'
import { asAnswer, type Definition, type Element } from '#shared/forms/definition.ts'
import { standingOf, standingsOf } from './standings-of.ts'

/** What a form may lose besides its elements, because it was about some that are gone. */
export type TakenAlong = {
  readonly kind: 'alert' | 'score' | 'check' | 'condition' | 'calculation'
  /** What it is called: the words of an alert or a check, the name of a score, the label of the element that had it. */
  readonly name: string
}

/** What else is gone, or has lost a part of itself, now that elements are: alerts, scores, checks, and the conditions and calculations of what is left. */
export function takenAlong(before: Definition, after: Definition): readonly TakenAlong[] {
  if (before === after) return []
  const left = standingsOf(after).flatMap(({ element }) => {
    const was = standingOf(before, element.id)?.element
    return was && was !== element ? lostIn(was, element) : []
  })
  return [
    ...lostOf('alert', listed(before, 'alerts'), listed(after, 'alerts')),
    ...lostOf('score', listed(before, 'scoring'), listed(after, 'scoring')),
    ...lostOf('check', listed(before, 'validations'), listed(after, 'validations')),
    ...left,
  ]
}

/** The same of elements that lose conditions or calculations on their way into another form. */
export function lostBetween(before: readonly Element[], after: readonly Element[]): readonly TakenAlong[] {
  return before.flatMap((element, index) => {
    const next = after[index]
    if (!next) return []
    return [...lostIn(element, next), ...lostBetween(element.children ?? [], next.children ?? [])]
  })
}

function lostIn(was: Element, now: Element): readonly TakenAlong[] {
  const name = was.label ?? was.id
  const isLost = (one: unknown, other: unknown) => one !== undefined && !isSame(one, other)
  const conditions = (element: Element) => [
    element.visibleWhen,
    element.requiredWhen,
    element.unless,
    ...(element.options ?? []).map(({ hiddenWhen }) => hiddenWhen),
  ]
  const others = conditions(now)
  return [
    ...(conditions(was).some((one, index) => isLost(one, others[index]))
      ? [{ kind: 'condition', name } as const]
      : []),
    ...(isLost(was.calculation, now.calculation) ? [{ kind: 'calculation', name } as const] : []),
    ...(isLost(was.validation, now.validation) ? [{ kind: 'check', name } as const] : []),
  ]
}

type Said = { readonly id?: unknown; readonly name?: unknown; readonly message?: unknown }

function lostOf(
  kind: TakenAlong['kind'],
  before: readonly Said[],
  after: readonly Said[],
): readonly TakenAlong[] {
  return before
    .filter((one) => !after.some((other) => isSame(one, other)))
    .map(({ name, message }) => ({ kind, name: String(name ?? message ?? '') }))
}

/** The parts of a questionnaire that stand beside its elements. */
function listed(form: Definition, name: string): readonly Said[] {
  const found: unknown = Object.entries(form).find(([key]) => key === name)?.[1]
  return Array.isArray(found) ? found : []
}

function isSame(one: unknown, other: unknown): boolean {
  return sameAnswer(asAnswer(one), asAnswer(other))
}
