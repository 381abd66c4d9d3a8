import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** What the form has worked out: a number or a text. */
export const calculated: ElementKind = {
  holds: 'answer',
  shape: () => ({ anyOf: [{ type: 'number' }, { type: 'string', maxLength: 500 }] }),
}
