import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { usStates } from './us-states.ts'

/** A state, the district or a territory by its two letters. */
export const usState: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'string', enum: usStates.map(([code]) => code) }),
  text: (_, value) => usStates.find(([code]) => code === value)?.[1] ?? String(value),
  order: (value) => value,
}
