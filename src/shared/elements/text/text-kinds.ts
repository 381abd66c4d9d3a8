import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { textOf } from '#shared/elements/kind/shapes.ts'
import { isRich, readableText, richWords } from './rich-words.ts'
import { string } from './string.ts'

/** Text: one line, prose, an address on the web. */
export const textKinds = {
  String: string,
  /** Prose; on generated screens also what its structure says, which the server looks at. */
  Text: {
    holds: 'answer',
    shape: ({ structure }) => (structure === undefined ? textOf(20_000) : {}),
    limits: 'text',
    limited: (shape, limits) => (shape.type === undefined ? shape : { ...shape, ...limits }),
    isBlock: true,
    text: (element, value) => (isRich(element) ? readableText(String(value)) : String(value)),
    said: (element, value) => (isRich(element) ? richWords(value) : value),
    calculated: (_, value) => String(value),
  },
  /** A web address. */
  Url: {
    holds: 'answer',
    shape: () => ({ type: 'string', maxLength: 2000, format: 'uri' }),
    limits: 'text',
  },
} satisfies ElementKinds
