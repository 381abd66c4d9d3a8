import type { Chance } from '#tests/support/chance.ts'

/** For isolation tests, a continuation token that was changed, and how. */
export type TamperedToken = { readonly how: 'flipped' | 'cut' | 'spliced' | 'longer'; readonly token: string }

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Changes a genuine token: another sign somewhere, an end cut off, the end of another token, more signs. */
export function tampered(token: string, other: string, chance: Chance): TamperedToken {
  const at = chance.whole(0, token.length - 1)
  const how = chance.pick(['flipped', 'flipped', 'cut', 'spliced', 'longer'] as const) ?? 'flipped'
  if (how === 'cut') return { how, token: token.slice(0, Math.max(1, at)) }
  if (how === 'longer') return { how, token: `${token}${sign(chance, '')}` }
  const joined = `${token.slice(0, at)}${other.slice(at)}`
  if (how === 'spliced' && joined !== token && joined !== other) return { how, token: joined }
  return {
    how: 'flipped',
    token: `${token.slice(0, at)}${sign(chance, token[at] ?? '')}${token.slice(at + 1)}`,
  }
}

/** The token with its last sign exchanged for each other one: the last holds spare bits. */
export function lastSigns(token: string): readonly string[] {
  return [...signs].filter((each) => each !== token.at(-1)).map((each) => `${token.slice(0, -1)}${each}`)
}

function sign(chance: Chance, but: string): string {
  const others = [...signs].filter((each) => each !== but)
  return chance.pick(others) ?? 'A'
}
