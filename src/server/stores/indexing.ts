/** How many rows of a type are indexed by now. */
export type IndexProgress = { readonly type: string; readonly done: number }

/** What the stored index of a type does not tell yet: nothing can be relied on, or all but these paths and, behind `~`, the words of these fields. */
export type Stale = 'whole' | ReadonlySet<string>

/** A stored type that is to be indexed anew; nothing stale: what is searched is right all the while. */
export type AskedType = { readonly type: string; readonly stale: Stale | undefined }

/** Which stored types are being indexed anew at this moment, how far each of them is, and what cannot be searched until then. */
export class Indexing {
  readonly #done = new Map<string, number>()
  readonly #stale = new Map<string, Stale>()

  begin(asked: readonly AskedType[]): void {
    for (const { type, stale } of asked) {
      this.#done.set(type, 0)
      if (stale !== undefined) this.#stale.set(type, stale)
    }
  }

  reached(type: string, done: number): void {
    if (this.#done.has(type)) this.#done.set(type, done)
  }

  /** Only these are still to be done. */
  left(types: readonly string[]): void {
    for (const type of this.#done.keys())
      if (!types.includes(type)) {
        this.#done.delete(type)
        this.#stale.delete(type)
      }
  }

  /** What cannot be searched of a type; undefined: everything can. */
  staleOf(type: string): Stale | undefined {
    return this.#stale.size === 0 ? undefined : this.#stale.get(type)
  }

  get progress(): readonly IndexProgress[] {
    return [...this.#done].map(([type, done]) => ({ type, done }))
  }
}
