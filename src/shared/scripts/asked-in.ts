import type { Script } from '#generated/types/script.ts'
import { type Definition, type Element, elementOf } from '#shared/forms/definition.ts'

/** One step of a script. */
export type ScriptStep = Script['steps'][number]

/** What a step asks, as a question that conditions can name; nothing where it asks nothing. */
export function askedOf({ id, text, element, choices, elementId }: ScriptStep): Element | undefined {
  if (element) return elementOf(element)
  if (choices) return { id, type: 'Choice', label: text || id, options: choices }
  return elementId === undefined ? undefined : { id: elementId, type: 'String', label: text || elementId }
}

/** Everything that a script asks, in the order of its steps. */
export function askedIn({ steps }: Pick<Script, 'steps'>): Definition {
  return { elements: steps.flatMap((step) => askedOf(step) ?? []) }
}
