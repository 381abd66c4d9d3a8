import { useMemo } from 'react'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import { type Labels, useLabels, useWords, type Words } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { ScreenDescription } from '#generated/screens/screen.ts'
import type { ShownOption } from '#shared/forms/screens/form-screen.ts'
import { readApproximate } from '#shared/time/read-approximate.ts'
import type { Typed } from './fact-field.ts'

/** What the fields of every fact need: words, days, and the choices of enumerations. */
export type FactTools = {
  readonly words: Words
  readonly labels: Labels
  readonly moments: Moments
  /** Today in the practice's zone. */
  readonly today: string
  readonly instant: () => string
  /** The date that was typed; undefined when it is none. */
  readonly dateOf: (text: string | undefined) => string | undefined
  /** A date as it was understood, for the field of this name. */
  readonly dateShown: (field: string) => (typed: Typed) => string | undefined
  /** What is wrong with a date, by its field: nothing when it is empty and may be. */
  readonly dateDoubt: (field: string, typed: Typed, isNeeded: boolean) => Typed
  readonly choices: (enumeration: string, values: readonly string[]) => readonly ShownOption[]
}

/** The tools of the fields of facts in this reader's language. */
export function useFactTools(): FactTools {
  const words = useWords()
  const labels = useLabels()
  const moments = useMoments()
  const { instant } = useWorld()
  return useMemo(() => {
    const today = moments.dayOf(instant())
    const dateOf = (text: string | undefined) => readApproximate(text ?? '', today)
    return {
      words,
      labels,
      moments,
      today,
      instant,
      dateOf,
      dateShown: (field) => (typed) => {
        const date = dateOf(typed[field])
        return date === undefined ? undefined : words('entry.understood', { text: moments.approximate(date) })
      },
      dateDoubt: (field, typed, isNeeded) => {
        const text = (typed[field] ?? '').trim()
        if (text === '') return isNeeded ? { [field]: words('entry.needed') } : {}
        return dateOf(text) === undefined ? { [field]: words('entry.not-a-date') } : {}
      },
      choices: (enumeration, values) =>
        values.map((code) => ({ code, label: labels(`enumeration.${enumeration}.${code}`) })),
    }
  }, [words, labels, moments, instant])
}

/** The states to which a fact may go from where it stands, itself among them; those in which it may begin where it is new. */
export function nextStates(
  { transitions }: Pick<ScreenDescription, 'transitions'>,
  field: string,
  state: string | undefined,
): readonly string[] {
  const moves = transitions[field] ?? {}
  if (state === undefined) return moves['(new)'] ?? []
  return [state, ...(moves[state] ?? []).filter((next) => next !== state)]
}

/** One of the values of an enumeration, where the text is one. */
export function valueAmong<Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined {
  return values.find((value) => value === text)
}
