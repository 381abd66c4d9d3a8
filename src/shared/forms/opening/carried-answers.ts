import { type Answer, type Answers, isBlank, isRecord } from '#shared/answers/answer.ts'
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
  'VitalSigns',
])

/** What the rows of a list say of one session alone: how a goal went, what was done about a medication. The rest of the row is taken over. */
const ofOneSession: { readonly [Type in ElementType]?: readonly string[] } = {
  Goals: ['rating', 'minutes'],
  Medications: ['change', 'reviewed'],
  Allergies: ['reviewed'],
}

/** Whether an element may take an answer over at all; what its author leaves open, its form decides. */
export function mayCarry(element: Element, inherited: 'Offer' | 'Never'): boolean {
  const { carryForward = 'Inherit', type, calculation } = element
  if (never.has(type) || !holdsAnswer(element) || calculation) return false
  return carryForward === 'Inherit' ? inherited === 'Offer' : carryForward !== 'Never'
}

/** An earlier answer as it can be taken over today: of a shape that the element has today, each chosen code still among its options. */
export function carriedAnswer(element: Element, former: Answers): Answer | undefined {
  const value = Object.hasOwn(former, element.id) ? former[element.id] : undefined
  return isBlank(value) || !conforms(valueSchema(element), value) ? undefined : lasting(element, value)
}

function lasting({ type }: Element, value: Answer | undefined): Answer | undefined {
  const { [type]: passing } = ofOneSession
  if (!passing || !Array.isArray(value)) return value
  return value.map((row) =>
    isRecord(row) ? Object.fromEntries(Object.entries(row).filter(([part]) => !passing.includes(part))) : row,
  )
}

/** Whether a new form takes anything over by itself. */
export function carriesAlways(form: Form): boolean {
  return carriable(form, 'Always').length > 0
}

/** With what a new form begins that takes over by itself: elements whose author wants it always, each with where it comes from. */
export function carriedAnswers(form: Form, { answers, source }: FormerForm): CarriedAnswers {
  const { fitting, left } = offeredAnswers(form, answers, 'Always')
  const carried = Object.fromEntries(fitting.map(({ element }) => [element.id, source]))
  const values = Object.fromEntries(fitting.map(({ element, value }) => [element.id, value]))
  return {
    answers: { ...values, ...(fitting.length > 0 && { [carriedKey]: carried }) },
    left: left.length,
  }
}

/** The answers of before that can be taken over today, and the questions whose answers do not fit any more. */
type OfferedAnswers = {
  readonly fitting: readonly { readonly element: Element; readonly value: Answer }[]
  readonly left: readonly Element[]
}

/** What of an earlier form can be taken over: by itself, or all at once because somebody wants it. */
export function offeredAnswers(form: Form, former: Answers, wanted: 'Always' | 'All'): OfferedAnswers {
  const answered = carriable(form, wanted).filter(({ id }) => !isBlank(former[id]))
  const found = answered.map((element) => ({ element, value: carriedAnswer(element, former) }))
  return {
    fitting: found.flatMap(({ element, value }) => (value === undefined ? [] : [{ element, value }])),
    left: found.flatMap(({ element, value }) => (value === undefined ? [element] : [])),
  }
}

function carriable(form: Form, wanted: 'Always' | 'All'): readonly Element[] {
  return [...form.nodes.values()]
    .filter(({ repeaters }) => repeaters.length === 0)
    .map(({ element }) => element)
    .filter((element) =>
      wanted === 'All'
        ? mayCarry(element, 'Offer')
        : element.carryForward === 'Always' && mayCarry(element, 'Never'),
    )
}
