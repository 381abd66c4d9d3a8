/** The demo's stream of numbers from 0 (inclusive) to 1 (exclusive), the same for the same seed on every machine. */
export type Random = () => number

/** mulberry32, the generator that the demo's determinism rests on. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of the values, each as likely as any other. The list must not be empty. */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

/** One of the values, as often as its weight says. */
export function pickWeighted<Value>(random: Random, choices: readonly (readonly [Value, number])[]): Value {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  return pick(random, choices)[0]
}

/** True as often as the chance says. */
export function happens(random: Random, chance: number): boolean {
  return random() < chance
}

/** A whole number between two bounds, both possible. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}

/** The values in a new order. */
export function shuffled<Value>(random: Random, values: readonly Value[]): readonly Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ value }) => value)
}
