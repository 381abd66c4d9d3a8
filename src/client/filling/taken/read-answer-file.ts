import { foundResponses } from '#shared/exports/responses/take-in-response.ts'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'

/** A file that was chosen: the answers in it, or why there are none. */
export type AnswerFile = { readonly fileName: string } & (
  | { readonly kind: 'read'; readonly response: ForeignObject }
  | { readonly kind: 'not-json' | 'none' }
  | { readonly kind: 'several'; readonly count: number }
)

/** Reads a file of answers on this device; nothing of it is sent anywhere. */
export async function readAnswerFile(file: File): Promise<AnswerFile> {
  const { name: fileName } = file
  const content = jsonIn(await file.text())
  if (!content) return { fileName, kind: 'not-json' }
  const found = foundResponses(content.value)
  const [response] = found
  if (!response) return { fileName, kind: 'none' }
  return found.length > 1
    ? { fileName, kind: 'several', count: found.length }
    : { fileName, kind: 'read', response }
}

function jsonIn(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch {
    return undefined
  }
}
