import { use } from 'react'
import { type CodedListName, codedLists } from '#generated/lists/all.ts'
import type { CodedList } from '#generated/lists/coded-list.ts'

const opened = new Map<string, Promise<CodedList | undefined>>()

/** The words of the codes of a coded list; a code without words, or of no list, stands for itself. */
export function useListWords(name: string | undefined): (code: string) => string {
  const key = name ?? ''
  const known = opened.get(key) ?? load(key)
  opened.set(key, known)
  const list = use(known)
  return (code) => list?.items.find((item) => item.code === code)?.display ?? code
}

function load(name: string): Promise<CodedList | undefined> {
  return Object.hasOwn(codedLists, name) ? codedLists[name as CodedListName]() : Promise.resolve(undefined)
}
