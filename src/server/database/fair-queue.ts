/** Hands out a fixed number of places; those who wait take turns by key, so that one practice cannot keep the others out. */
export class FairQueue {
  #free: number
  readonly #waiting = new Map<string, (() => void)[]>()

  constructor(places: number) {
    this.#free = places
  }

  /** Resolves when a place is free for this key; each `take` needs one `give`. */
  async take(key: string): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    await new Promise<void>((resolve) => {
      const line = this.#waiting.get(key)
      if (line) line.push(resolve)
      else this.#waiting.set(key, [resolve])
    })
  }

  /** The place goes to the first in line of the key whose turn it is; that key then stands last. */
  give(): void {
    const next = this.#waiting.entries().next()
    if (next.done) {
      this.#free += 1
      return
    }
    const [key, line] = next.value
    const first = line.shift()
    this.#waiting.delete(key)
    if (line.length > 0) this.#waiting.set(key, line)
    first?.()
  }

  /** How many wait now. */
  get waiting(): number {
    let count = 0
    for (const line of this.#waiting.values()) count += line.length
    return count
  }
}
