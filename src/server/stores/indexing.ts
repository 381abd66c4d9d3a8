/** How many rows of a type are indexed by now. */
export type IndexProgress = { readonly type: string; readonly done: number }

/** Which stored types are being indexed anew at this moment, and how far each of them is. */
export class Indexing {
  readonly #done = new Map<string, number>()

  begin(types: readonly string[]): void {
    for (const type of types) this.#done.set(type, 0)
  }

  reached(type: string, done: number): void {
    if (this.#done.has(type)) this.#done.set(type, done)
  }

  /** Only these are still to be done. */
  left(types: readonly string[]): void {
    for (const type of this.#done.keys()) if (!types.includes(type)) this.#done.delete(type)
  }

  isUnderWay(type: string): boolean {
    return this.#done.size > 0 && this.#done.has(type)
  }

  get progress(): readonly IndexProgress[] {
    return [...this.#done].map(([type, done]) => ({ type, done }))
  }
}
