import { use } from 'react'
import { displayOf, knownItems } from '#client/form/coded-lists.ts'

const opened = new Map<string, Promise<unknown>>()

/** The words of the codes of a coded list in this practice; a code without words, or of no list, stands for itself. */
export function useListWords(name: string | undefined): (code: string) => string {
  const key = name ?? ''
  const known = opened.get(key) ?? knownItems(key)
  opened.set(key, known)
  use(known)
  return (code) => displayOf(key, code) ?? code
}
