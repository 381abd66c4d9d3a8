import type { ScoreDefinition } from '#generated/types/score-definition.ts'

/** How a score has changed: by how much, with its sign, and whether that is more than chance as its author says. */
export type ChangeOfScore = { readonly kind: 'none' | 'some' | 'reliable'; readonly by: string }

type Valued = { readonly value?: number }

/** The change of a score since the one before; nothing where one of them has no value. */
export function changeOfScore(
  definition: ScoreDefinition | undefined,
  now: Valued,
  before: Valued | undefined,
): ChangeOfScore | undefined {
  if (now.value === undefined || before?.value === undefined) return undefined
  const by = Math.round((now.value - before.value) * 100) / 100
  const reliable = definition?.change?.reliable
  const isReliable = reliable !== undefined && Math.abs(by) >= reliable
  const written = by < 0 ? `−${-by}` : `+${by}`
  if (by === 0) return { kind: 'none', by: '0' }
  return { kind: isReliable ? 'reliable' : 'some', by: written }
}
