/** So many signs may come from one person at once: of several drafts, sections and devices together. */
const atOnce = 60
/** From then on one each second: a page says one in twenty, and one for each section that is gone into. */
const each = 1_000
/** Beyond so many people those are forgotten who have all their turns back. */
const mostRemembered = 10_000

/** How often presence may be said. Nobody's signs take another's turns. */
export class PresenceTurns {
  readonly #spent = new Map<string, number>()
  #lookAt = 0

  /** Takes a turn; answers how many milliseconds are to be waited where none is left, otherwise undefined. */
  take(personId: string, now: number): number | undefined {
    const free = Math.max(now, this.#spent.get(personId) ?? now)
    const wait = free - now - (atOnce - 1) * each
    if (wait > 0) return wait
    this.#spent.set(personId, free + each)
    if (this.#spent.size > mostRemembered && now >= this.#lookAt) this.#forget(now)
    return undefined
  }

  #forget(now: number): void {
    this.#lookAt = now + atOnce * each
    for (const [personId, free] of this.#spent) if (free <= now) this.#spent.delete(personId)
  }
}
