type Had = { readonly milliseconds: number; readonly at: number }

/** From so much on somebody has had much; it is forgotten at a third of the speed at which it came. */
const much = 100
const forgetting = 1 / 3
const mostRemembered = 1_000

/** For fair turns, who has had how much time at the database lately. */
export class HadTime {
  readonly #had = new Map<string, Had>()

  add(person: string, milliseconds: number): void {
    const total = this.#of(person) + milliseconds
    this.#had.set(person, { milliseconds: total, at: performance.now() })
    if (this.#had.size > mostRemembered) this.#forget()
  }

  isMuch(person: string): boolean {
    return this.#of(person) > much
  }

  #of(person: string): number {
    const had = this.#had.get(person)
    return had ? Math.max(0, had.milliseconds - (performance.now() - had.at) * forgetting) : 0
  }

  #forget(): void {
    for (const person of this.#had.keys()) if (this.#of(person) === 0) this.#had.delete(person)
  }
}
