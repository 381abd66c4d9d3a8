import type { AnyElement } from '#generated/types/elements.ts'
import type { Answer } from '#shared/answers/answer.ts'
import type { ElementKind } from '#shared/elements/kind/element-kind.ts'
import { textOf } from '#shared/elements/kind/shapes.ts'
import { writePhone } from './write-phone.ts'

/** One line of text. */
export const string: ElementKind = {
  holds: 'answer',
  shape: () => textOf(500),
  text: words,
  limits: 'text',
  calculated: (_, value) => String(value),
}

/** A social security number is veiled. */
function words({ display }: AnyElement, value: Answer): string {
  if (display === 'Phone') return writePhone(String(value))
  return display === 'SocialSecurityNumber' ? `•••-••-${String(value).slice(-4)}` : String(value)
}
