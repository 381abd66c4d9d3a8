import { useState } from 'react'

/** How a typed text and a stored value become each other; `read` answers `undefined` for what it cannot take. */
export type EntryFormat<Value> = {
  readonly read: (text: string) => Value | undefined
  readonly write: (value: Value) => string
}

type Entry = {
  readonly text: string
  readonly isUnreadable: boolean
  readonly type: (text: string) => void
  readonly settle: () => void
}

/**
 * Keeps the text as it was typed into an element's control (`1.`, `03/1`) while the answer holds the value, so that nothing jumps under the
 * caret; a text that cannot be read stays in the field, marked, and is not stored.
 */
export function useEntry<Value>(
  value: Value | undefined,
  change: (value: Value | undefined) => void,
  reading: EntryFormat<Value>,
): Entry {
  const [typed, setTyped] = useState<string>()
  const isOwn = typed !== undefined && same(reading.read(typed), value)
  const text = isOwn ? typed : written(value, reading)

  return {
    text,
    isUnreadable: isOwn && typed.trim() !== '' && reading.read(typed) === undefined,
    type: (next) => {
      setTyped(next)
      const read = reading.read(next)
      if (!same(read, value)) change(read)
    },
    settle: () => {
      if (isOwn && reading.read(typed) !== undefined) setTyped(undefined)
    },
  }
}

function written<Value>(value: Value | undefined, reading: EntryFormat<Value>): string {
  return value === undefined ? '' : reading.write(value)
}

function same(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}
