/** So many milliseconds somebody has to ask for the same. */
const patience = 15 * 60_000
const mostWishes = 100

type Wish = { readonly personId: string; readonly until: number }

/**
 * A second person: what nobody may do alone is done when somebody else asks for the very same within a quarter of an hour. Kept in
 * the memory of this process, so that a restart forgets what was only wished.
 */
export class SecondPerson {
  readonly #wishes = new Map<string, Wish>()

  /** Who asked for it first, when that was somebody else; undefined: it waits for a second person now. */
  firstOf(what: string, personId: string, now: number): string | undefined {
    const wish = this.#wishes.get(what)
    if (wish && wish.until > now && wish.personId !== personId) {
      this.#wishes.delete(what)
      return wish.personId
    }
    for (const [other, { until }] of this.#wishes)
      if (until <= now || this.#wishes.size >= mostWishes) this.#wishes.delete(other)
    this.#wishes.set(what, { personId, until: now + patience })
    return undefined
  }
}
