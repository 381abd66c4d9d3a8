import { type ActFacts, actFacts } from '#generated/operations/act-facts.ts'

const facts: Readonly<Record<string, ActFacts>> = actFacts

/**
 * S1 A locked row takes no plain write, only an act whose schema says `writesLocked`. The row policy asks for a proof of what is
 * written instead (schemas/meta/row-security.json): no name opens it.
 */
export function mayWriteLocked(operation: string): boolean {
  return Object.hasOwn(facts, operation) && facts[operation]?.writesLocked === true
}
