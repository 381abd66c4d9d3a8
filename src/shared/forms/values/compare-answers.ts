import { type Answer, isRecord } from '#shared/answers/answer.ts'
import { dayNumber, instantOf } from '#shared/answers/calendar.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'

/** Orders two values of an element: negative, 0, positive, or NaN when they cannot be compared (`src/shared/forms/README.md`, "Conditions"). */
export function compareAnswers(
  reading: { readonly element: Element | undefined },
  pair: Pair,
  context: FormContext,
): number {
  const { element } = reading
  const left = keyOf({ element, value: pair.left, other: pair.right }, context)
  const right = keyOf({ element, value: pair.right, other: pair.left }, context)
  if (typeof left !== typeof right || left === undefined) return Number.NaN
  return compareKeys(left, right)
}

/** Two values to compare. */
export type Pair = { readonly left: Answer | undefined; readonly right: Answer | undefined }

type Compared = {
  readonly element: Element | undefined
  readonly value: Answer | undefined
  readonly other: Answer | undefined
}

type Key = number | string | boolean | undefined

function compareKeys(left: Key, right: Key): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (left === right) return 0
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : 1
  return Number.NaN
}

/** What a value is compared by: a number, an instant, seconds, a code, or folded text. */
function keyOf({ element, value, other }: Compared, context: FormContext): Key {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return textKey({ element, value, other }, context)
  if (!isRecord(value)) return undefined

  const inner = value.code ?? value.value ?? value.text ?? value.id
  return typeof inner === 'number' || typeof inner === 'string' ? textOrNumber(inner) : undefined
}

function textOrNumber(inner: string | number): Key {
  return typeof inner === 'number' ? inner : folded(inner)
}

function textKey(
  { element, value, other }: Compared & { readonly value: string },
  context: FormContext,
): Key {
  if (!element) return momentOf(value, context) ?? folded(value)
  const { order, said } = elementKinds[element.type]
  if (said) return folded(said(element, value))
  return order ? order(value, { other, momentOf: (text) => momentOf(text, context) }) : folded(value)
}

/** The instant of a date-time, or of the beginning of a day in the session's zone. */
export function momentOf(value: string, context: FormContext): number | undefined {
  const days = dayNumber(value)
  if (days === undefined) return instantOf(value)
  return context.dayStart ? context.dayStart(value) : days * 86_400_000
}

function folded(value: string): string {
  return value.trim().toLowerCase()
}
