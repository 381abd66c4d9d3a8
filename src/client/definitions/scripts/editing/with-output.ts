import type { Script } from '#generated/types/script.ts'
import { freeId } from '#shared/forms/editing/copied-elements.ts'

/** Where the answers of a script go. */
type Ways = Pick<Script, 'outputs' | 'mapTo'>

/** One place that an answer goes to. */
export type Destination = NonNullable<Script['mapTo']>[number]

/** What the answer of a step is kept as; nothing where it has no name. */
export function outputOf({ outputs = [] }: Ways, stepId: string) {
  return outputs.find(({ from }) => from === stepId)
}

/** The sections of a note that an answer goes into. */
export function destinationsOf({ mapTo = [] }: Ways, key: string): readonly Destination[] {
  return mapTo.filter(({ output }) => output === key)
}

/** The answer of a step under a name; without one it is not kept, and goes nowhere. */
export function withOutput(script: Ways, stepId: string, label: string): Ways {
  const { outputs = [], mapTo = [] } = script
  const known = outputOf(script, stepId)
  if (label === '')
    return {
      outputs: outputs.filter((output) => output !== known),
      mapTo: mapTo.filter(({ output }) => output !== known?.key),
    }
  if (known) return { outputs: outputs.map((output) => (output === known ? { ...known, label } : output)) }
  const key = freeId(stepId, new Set(outputs.map((output) => output.key)))
  return { outputs: [...outputs, { key, from: stepId, label }] }
}

/** The script with other sections that an answer goes into. */
export function withDestinations(
  { mapTo = [] }: Ways,
  key: string,
  next: readonly Destination[],
): Pick<Script, 'mapTo'> {
  return { mapTo: [...mapTo.filter(({ output }) => output !== key), ...next] }
}
