/** How a score stands to the one before: a difference that is no chance, or none. */
export type ScoreChange = { readonly kind: 'up' | 'down' | 'steady'; readonly by: number }

/** Compares a score with the one before; without a bound of its author a change is never called reliable. */
export function scoreChange(
  now: number,
  before: number | undefined,
  reliable: number | undefined,
): ScoreChange | undefined {
  if (before === undefined || reliable === undefined) return undefined
  const by = Math.round((now - before) * 100) / 100
  if (Math.abs(by) < reliable) return { kind: 'steady', by }
  return { kind: by > 0 ? 'up' : 'down', by }
}
