/** For tests: the seed of this run, which its tests name; `SEED` sets it. */
export const sliceSeed = Number(process.env.SEED ?? Math.floor(Math.random() * 100_000))

/**
 * For tests: every so many-th of all, beginning at a place that the seed chooses, so that many runs see all of them. What is
 * whole in one run stands in a `.long.ts` beside it.
 */
export function sliceOf<Item>(
  items: readonly Item[],
  parts: number,
  seed: number = sliceSeed,
): readonly Item[] {
  return items.filter((_, place) => place % parts === seed % parts)
}

/** For tests: the seed of this day, in days since 1970, so that a line which is asked every day asks something else each day; `SEED` sets it. */
export const daySeed = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000))
