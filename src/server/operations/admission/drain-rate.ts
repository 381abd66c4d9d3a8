const window = 1_000
/** Before anything was measured: what a small machine does in a millisecond. */
const firstGuess = 1

/** How much cost a millisecond drains, measured over the last second in which somebody waited. */
export class DrainRate {
  #since = Number.NEGATIVE_INFINITY
  #done = 0
  #rate = firstGuess

  /** Counts what was done at this moment, in milliseconds of a clock that never goes back. */
  done(cost: number, at: number): void {
    if (at - this.#since > 2 * window) {
      this.#since = at
      this.#done = 0
      return
    }
    this.#done += cost
    const elapsed = at - this.#since
    if (elapsed < window / 4) return
    this.#rate = Math.max(this.#done / elapsed, 0.01)
    if (elapsed < window) return
    this.#since = at
    this.#done = 0
  }

  /** How long so much cost takes, in milliseconds. */
  timeFor(cost: number): number {
    return cost / this.#rate
  }
}
