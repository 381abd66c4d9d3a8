import type { ElementKind } from '#shared/elements/kind/element-kind.ts'

/** A web address. */
export const url: ElementKind = {
  holds: 'answer',
  shape: () => ({ type: 'string', maxLength: 2000, format: 'uri' }),
  limits: 'text',
}
