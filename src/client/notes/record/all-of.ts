import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** Of all readings that a note's record needs, everything, or the first reason why not. */
export function allOf<Value>(outcomes: readonly Outcome<Value>[]): Outcome<readonly Value[]> {
  const refused = outcomes.find((outcome) => !outcome.ok)
  if (refused && !refused.ok) return failed(refused.failure)
  return succeeded(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : [])))
}

type Parts = { readonly [name: string]: Outcome<unknown> }
type Values<Of extends Parts> = {
  readonly [Name in keyof Of]: Of[Name] extends Outcome<infer Value> ? Value : never
}

/** The parts by their names, or the first reason why not. */
export function wholeOf<Of extends Parts>(parts: Of): Outcome<Values<Of>> {
  const named = Object.entries(parts)
  const values = allOf(named.map(([, outcome]) => outcome))
  if (!values.ok) return values
  return succeeded(
    // Each name has the value of its own outcome; by names the compiler follows no list.
    Object.fromEntries(named.map(([name], index) => [name, values.value[index]])) as Values<Of>,
  )
}
