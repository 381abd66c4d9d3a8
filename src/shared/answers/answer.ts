/** What may stand in an answer: plain JSON. An absent key means "not answered"; `null` is not stored. */
export type Answer = string | number | boolean | null | readonly Answer[] | { readonly [key: string]: Answer }

/** The answers of one form, keyed by element id; rows of a repeater are arrays of `{_rowId, …}`; `_parked` keeps what is hidden. */
export type Answers = { readonly [elementId: string]: Answer }

/** True for a plain JSON object (not null, not a list). */
export function isRecord(value: unknown): value is { readonly [key: string]: Answer } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of answers, or nothing when the value is none. */
export function listOf(value: Answer | undefined): readonly Answer[] {
  return Array.isArray(value) ? value : []
}

/** True for what counts as "not answered": nothing, null, an empty text, an empty list. */
export function isBlank(value: Answer | undefined): value is undefined | null | '' {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Two JSON values are the same, whatever the order of their keys. */
export function sameAnswer(left: Answer | undefined, right: Answer | undefined): boolean {
  if (Object.is(left, right)) return true
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => sameAnswer(item, right[index]))
  }
  if (!isRecord(left) || !isRecord(right)) return false

  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameAnswer(left[key], right[key]))
  )
}
