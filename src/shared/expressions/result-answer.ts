import { type Answer, sameAnswer } from '#shared/answers/answer.ts'
import { readValue } from '#shared/exports/questions/read-value.ts'
import type { Element } from '#shared/forms/definition.ts'
import { isObject } from '#shared/imports/reading/foreign-object.ts'
import type { TypedValue } from '#shared/imports/reading/typed-value.ts'

/** So many values at most are taken from one expression. */
const mostValues = 100
const longestText = 20_000
const mostDecimals = 4

/** The answer that the values of an expression are for an element; `null` when they give none. */
export function resultAnswer(element: Element, results: readonly unknown[]): Answer {
  const isList = element.multiple === true || element.repeats !== undefined
  const values = results.slice(0, isList ? mostValues : 1).map((result) => answerOf(element, result))
  const given = values.filter((value) => value !== undefined)
  if (given.length === 0) return null
  return isList ? chosen(element, given) : (given[0] ?? null)
}

/** What is chosen is chosen once; of other lists each value stands. */
function chosen({ type }: Element, values: readonly Answer[]): readonly Answer[] {
  if (type !== 'Choice' && type !== 'OpenChoice') return values
  return values.filter((value, place) => values.findIndex((one) => sameAnswer(one, value)) === place)
}

const whole: ReadonlySet<string> = new Set(['Integer', 'Scale'])
const numeric: ReadonlySet<string> = new Set(['Integer', 'Scale', 'Decimal', 'Calculated', 'Score'])
const texts: ReadonlySet<string> = new Set(['String', 'Text', 'Url'])

function answerOf(element: Element, result: unknown): Answer | undefined {
  const { type } = element
  if (typeof result === 'number') return numberAnswer(element, result)
  if (typeof result === 'boolean')
    return texts.has(type) ? String(result) : readValue(element, { type: 'Boolean', value: result })
  if (typeof result === 'string') return textAnswer(element, result.slice(0, longestText))
  if (!isObject(result)) return undefined
  if (numeric.has(type) && typeof result.value === 'number') return numberAnswer(element, result.value)
  return readValue(element, typedOf(result))
}

function typedOf(result: { readonly [key: string]: Answer }): TypedValue {
  return { type: 'value' in result ? 'Quantity' : 'Coding', value: result }
}

function numberAnswer(element: Element, value: number): Answer | undefined {
  if (!Number.isFinite(value)) return undefined
  if (texts.has(element.type)) return String(value)
  if (element.type === 'Quantity') return { value: rounded(value, mostDecimals), ...unitOf(element) }
  if (whole.has(element.type)) return Math.floor(value + 0.5)
  if (numeric.has(element.type)) return rounded(value, element.decimals ?? mostDecimals)
  return readValue(element, { type: 'Decimal', value })
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(Math.min(decimals, 10)))
}

function unitOf({ units = [] }: Element): { readonly unit?: string } {
  const [first] = units
  return first ? { unit: first.code } : {}
}

const measured = /^(-?\d+(?:\.\d+)?) '(.*)'$/

function textAnswer(element: Element, text: string): Answer | undefined {
  const { type } = element
  if (type === 'Date') return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (type === 'DateTime') return momentIn(text)
  if (type === 'Time') return /^T?(\d{2}:\d{2})/.exec(text)?.[1]
  const [, value, unit] = measured.exec(text) ?? []
  if (value !== undefined && numeric.has(type)) return numberAnswer(element, Number(value))
  if (value !== undefined && type === 'Quantity') return { value: Number(value), unit: unit ?? '' }
  if (numeric.has(type)) return text.trim() === '' ? undefined : numberAnswer(element, Number(text))
  return readValue(element, { type: 'String', value: text })
}

/** A moment to the second: one that is asked for twice in a row is the same. */
function momentIn(text: string): string | undefined {
  const moment = Date.parse(text)
  return Number.isNaN(moment) ? undefined : new Date(Math.floor(moment / 1000) * 1000).toISOString()
}
