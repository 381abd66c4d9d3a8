import { type Answer, type Answers, isBlank } from '#shared/answers/answer.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { type Carried, carriedKey } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { conforms } from '#shared/forms/schemas/conforms.ts'
import { valueSchema } from '#shared/forms/schemas/value-schema.ts'

/** An earlier form of the same definition: its answers, and where they stand. */
export type FormerForm = { readonly answers: Answers; readonly source: Carried }

/** What is taken over when a form opens, and how many answers of before do not fit any more. */
export type CarriedAnswers = { readonly answers: Answers; readonly left: number }

/** What is judged, signed or measured anew each time. */
const never: ReadonlySet<ElementType> = new Set<ElementType>([
  'Signature',
  'Score',
  'SessionTime',
  'Risk',
  'Consent',
  'Timer',
  'Calculated',
  'Instrument',
])

/** Whether an element may take an answer over at all; what its author leaves open, its form decides. */
export function mayCarry(element: Element, inherited: 'Offer' | 'Never'): boolean {
  const { carryForward = 'Inherit', type, calculation } = element
  if (never.has(type) || !holdsAnswer(element) || calculation) return false
  return carryForward === 'Inherit' ? inherited === 'Offer' : carryForward !== 'Never'
}

/** An earlier answer as it can be taken over today: of a shape that the element has today, each chosen code still among its options. */
export function carriedAnswer(element: Element, former: Answers): Answer | undefined {
  const value = Object.hasOwn(former, element.id) ? former[element.id] : undefined
  return isBlank(value) || !conforms(valueSchema(element), value) ? undefined : value
}

/** With what a new form begins that takes over by itself: elements whose author wants it always, each with where it comes from. */
export function carriedAnswers(form: Form, { answers, source }: FormerForm): CarriedAnswers {
  const wanted = form.roots
    .flatMap((root) => [root, ...root.children])
    .filter(({ element }) => element.carryForward === 'Always' && mayCarry(element, 'Never'))
    .filter(({ id, repeaters }) => repeaters.length === 0 && !isBlank(answers[id]))
  const taken = wanted.flatMap(({ element }) => {
    const value = carriedAnswer(element, answers)
    return value === undefined ? [] : [[element.id, value] as const]
  })
  const carried = Object.fromEntries(taken.map(([id]) => [id, source]))
  return {
    answers: { ...Object.fromEntries(taken), ...(taken.length > 0 && { [carriedKey]: carried }) },
    left: wanted.length - taken.length,
  }
}
