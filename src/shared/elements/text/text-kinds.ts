import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { textOf } from '#shared/elements/kind/shapes.ts'
import { string } from './string.ts'

/** Text: one line, prose, an address on the web. */
export const textKinds = {
  String: string,
  /** Prose. */
  Text: {
    holds: 'answer',
    shape: () => textOf(20_000),
    limits: 'text',
    isBlock: true,
    calculated: (_, value) => String(value),
  },
  /** A web address. */
  Url: {
    holds: 'answer',
    shape: () => ({ type: 'string', maxLength: 2000, format: 'uri' }),
    limits: 'text',
  },
} satisfies ElementKinds
