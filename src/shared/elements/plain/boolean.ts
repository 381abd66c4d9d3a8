import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Yes or no. */
export const boolean: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'boolean' }),
  text: (_, value, { yes, no }) => (value === true ? yes : no),
}
