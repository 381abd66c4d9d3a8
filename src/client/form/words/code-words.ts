import { useCallback } from 'react'
import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import { useWords } from '#client/ui/words.tsx'
import { displayOf, learnCode } from './list-items.ts'

/** Writes a code of a coded list. */
export type CodeWords = (list: string, code: string) => string

/**
 * Codes of lists in this practice's words, wherever they are read. What nobody knows here yet is asked for and stands as the
 * bare code meanwhile, also when it cannot be had; that a code stands in no list is said only once that is known.
 */
export function useCodeWords(): CodeWords {
  const words = useWords()
  const unlisted = useSource({ read: knownUnlisted.read, subscribe })
  return useCallback(
    (list, code) => {
      const display = displayOf(list, code)
      if (display !== undefined) return display
      learn(list, code)
      return unlisted.has(keyOf(list, code)) ? words('form.code-not-in-list', { code }) : code
    },
    [unlisted, words],
  )
}

const asked = new Set<string>()
const missed = new Set<string>()
/** Codes that stand neither in their list nor in the system behind it; another set with each thing learnt. */
const knownUnlisted = openStore<ReadonlySet<string>>(new Set())

/** Each code is asked for once; one that could not be had, again when the server is back. */
function learn(list: string, code: string): void {
  const key = keyOf(list, code)
  if (asked.has(key)) return
  asked.add(key)
  learnCode(list, code)
    .catch(() => 'unknown' as const)
    .then((standing) => {
      if (standing === 'unknown') missed.add(key)
      else tell(standing === 'unlisted' ? [key] : [])
    })
}

function keyOf(list: string, code: string): string {
  return `${list} ${code}`
}

function tell(unlisted: readonly string[]): void {
  knownUnlisted.change(new Set([...knownUnlisted.read(), ...unlisted]))
}

function askAgain(): void {
  if (reach() !== 'reached' || missed.size === 0) return
  for (const key of missed) asked.delete(key)
  missed.clear()
  tell([])
}

function subscribe(listener: () => void): () => void {
  const stops = [knownUnlisted.subscribe(listener), subscribeToReach(askAgain)]
  return () => {
    for (const stop of stops) stop()
  }
}
