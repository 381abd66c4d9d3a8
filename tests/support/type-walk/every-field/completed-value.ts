import { isParts, isWord } from './entered-value.ts'

/** In the walk through every type: the value completed with what it lacks of another one; what is there stays. */
export function completedValue(value: unknown, other: unknown): unknown {
  if (value === undefined) return other
  if (Array.isArray(value) && Array.isArray(other)) {
    const [first, ...rest] = value
    return first === undefined ? other : [completedValue(first, other[0]), ...rest]
  }
  if (!isParts(value) || !isParts(other) || isWord(value)) return value
  const names = [...new Set([...Object.keys(value), ...Object.keys(other)])]
  return Object.fromEntries(
    names.map((name) => [name, name in value ? completedValue(value[name], other[name]) : other[name]]),
  )
}
