import { type Answer, isRecord } from '#shared/forms/answer.ts'
import type { Element } from '#shared/forms/definition.ts'
import type { FormContext } from '#shared/forms/reading.ts'
import { dayNumber, durationSeconds, instantOf } from './calendar.ts'

/** Orders two values of an element: negative, 0, positive, or NaN when they cannot be compared (form-elements §5). */
export function compareAnswers(
  reading: { readonly element: Element | undefined },
  pair: Pair,
  context: FormContext,
): number {
  const { element } = reading
  if (element?.type === 'Approximate') return compareApproximate(pair)

  const left = keyOf(element, pair.left, context)
  const right = keyOf(element, pair.right, context)
  if (typeof left !== typeof right || left === undefined) return Number.NaN
  return compareKeys(left, right)
}

/** Two values to compare. */
export type Pair = { readonly left: Answer | undefined; readonly right: Answer | undefined }

type Key = number | string | boolean | undefined

function compareKeys(left: Key, right: Key): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  if (left === right) return 0
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : 1
  return Number.NaN
}

/** What a value is compared by: a number, an instant, seconds, a code, or folded text. */
function keyOf(element: Element | undefined, value: Answer | undefined, context: FormContext): Key {
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (typeof value === 'string') return textKey(element, value, context)
  if (!isRecord(value)) return undefined

  const inner = value.code ?? value.value ?? value.text ?? value.id
  return typeof inner === 'number' || typeof inner === 'string' ? textOrNumber(inner) : undefined
}

function textOrNumber(inner: string | number): Key {
  return typeof inner === 'number' ? inner : folded(inner)
}

function textKey(element: Element | undefined, value: string, context: FormContext): Key {
  switch (element?.type) {
    case 'Date':
    case 'DateTime':
      return momentOf(value, context)
    case 'Duration':
      return durationSeconds(value)
    case 'Choice':
    case 'Ranking':
    case 'UsState':
      return value
    case 'Integer':
    case 'Decimal':
      return Number(value)
    case undefined:
      return momentOf(value, context) ?? folded(value)
    default:
      return folded(value)
  }
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

/** Partial dates are compared at the coarser of their two precisions. */
function compareApproximate({ left, right }: Pair): number {
  if (typeof left !== 'string' || typeof right !== 'string') return Number.NaN

  const length = Math.min(left.length, right.length, 10)
  return compareKeys(left.slice(0, length), right.slice(0, length))
}
