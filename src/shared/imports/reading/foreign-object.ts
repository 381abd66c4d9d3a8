import type { Answer } from '#shared/answers/answer.ts'

/** Imported JSON, which came from somewhere else: nothing is known of it yet. */
export type ForeignObject = { readonly [key: string]: Answer }

/** A plain object, or an empty one when it is none. */
export function recordOf(value: unknown): ForeignObject {
  return isObject(value) ? value : {}
}

/** True for a plain JSON object. */
export function isObject(value: unknown): value is ForeignObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list; one value alone is a list of it; nothing is an empty list. */
export function listOf(value: Answer | undefined): readonly Answer[] {
  if (Array.isArray(value)) return value
  return value === undefined || value === null ? [] : [value]
}

/** The objects of a list. */
export function recordsOf(value: Answer | undefined): readonly ForeignObject[] {
  return listOf(value).filter(isObject)
}

/** A text without blanks around it; nothing when there is none. Numbers and booleans are written out. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? undefined : text
}

/** True for `true` and for the text "true". */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

/** A number, also when it is written as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Cuts a text to a length, at the end with an ellipsis. */
export function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}
