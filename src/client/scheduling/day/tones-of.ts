/** So many colours can be told apart in the calendar. */
const tones = 8

/**
 * A colour for each key, the same on every day as long as there are no more keys than colours: where two would meet, the later one by name takes
 * the next that is free.
 */
export function tonesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const given = new Map<string, number>()
  for (const key of [...new Set(keys)].sort()) {
    const first = numberOf(key) % tones
    const order = Array.from({ length: tones }, (_, step) => (first + step) % tones)
    const taken = new Set(given.values())
    given.set(key, (order.find((tone) => !taken.has(tone + 1)) ?? first) + 1)
  }
  return given
}

function numberOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7)
}
