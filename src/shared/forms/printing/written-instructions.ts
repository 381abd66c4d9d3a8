import type { Element } from '#shared/forms/definition.ts'
import { type ScreenWords, textOf } from '#shared/forms/screens/form-screen.ts'

/** What instructions say: their text, and above it their label where both are there. */
export type WrittenInstructions = { readonly title: string; readonly text: string }

/** Instructions in words; a label alone is their text. */
export function writtenInstructions(element: Element, words: ScreenWords): WrittenInstructions {
  const label = textOf(element, words)
  const body = element.bodyId === undefined ? element.body : words.message(element.bodyId)
  return body === undefined ? { title: '', text: label } : { title: label, text: words.fill(body) }
}
