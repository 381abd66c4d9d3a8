import type { Member } from './held-series.ts'

/** What the appointments of a series have in common: that of the first that nobody has changed by hand, else of the last. */
export function patternOf(rows: readonly Member[]): Member | undefined {
  return rows.find(({ series }) => !series.changedByHand) ?? rows.at(-1)
}
