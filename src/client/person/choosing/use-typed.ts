import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

/** What stands in a field that finds people. */
export type TypedName = {
  readonly text: string
  readonly setText: (text: string) => void
  /** What is looked for; empty while the field shows who is chosen. */
  readonly sought: string
  /** The same, once the keys have rested for 200 ms: what the server is asked for. */
  readonly wanted: string
  /** The field shows who is chosen, or nobody: nothing else has been typed. */
  readonly isSettled: boolean
}

/** The text of a field that finds people and shows whoever is chosen. */
export function useTyped(shown: string): TypedName {
  const [text, setText] = useState(shown)
  const isSettled = text.trim() === shown.trim()
  const sought = isSettled ? '' : text.trim()
  const [wanted] = useDebouncedValue(sought, 200)
  return { text, setText, sought, wanted, isSettled }
}
