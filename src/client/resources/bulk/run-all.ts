/** How a long run goes. */
export type Running = {
  /** So many at a time. */
  readonly atOnce: number
  readonly signal: AbortSignal
}

/** Runs all of a bulk act: does one thing after the other, a few at a time; after a stop what is under way ends and nothing new begins. */
export async function runAll<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  { atOnce, signal }: Running,
): Promise<void> {
  const waiting = [...items]
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift())
      await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
