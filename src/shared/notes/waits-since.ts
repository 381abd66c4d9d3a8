import type { Note } from '#generated/types/note.ts'
import { signaturesInRound } from './in-round.ts'

/** Since when a note waits for its next signature: the last one, else when it was called ready; nothing for a draft. */
export function waitsSince(note: Note): string | undefined {
  const signed = signaturesInRound(note).map(({ signedAt }) => signedAt)
  return signed.toSorted().at(-1) ?? note.readyAt
}

/** How many checks somebody took on with a reason. */
export function takenOn({ ruleResults = [] }: Pick<Note, 'ruleResults'>): number {
  return ruleResults.filter(({ outcome }) => outcome === 'Overridden').length
}
