import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** Rows of the same questions. */
export const repeater: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'array', maxItems: 500 }),
  isBlock: true,
}
