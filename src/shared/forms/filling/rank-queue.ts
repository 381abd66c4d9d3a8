import type { AnswerNode } from '#shared/forms/answer-node.ts'

/** While a form is filled, nodes that wait for evaluation, each once, handed out in the order of the form (a binary heap). */
export class RankQueue {
  readonly #heap: AnswerNode[] = []
  readonly #waiting = new Set<AnswerNode>()

  /** Adds a node unless it waits already. */
  add(node: AnswerNode): void {
    if (this.#waiting.has(node)) return

    this.#waiting.add(node)
    this.#heap.push(node)
    this.#rise(this.#heap.length - 1)
  }

  /** The waiting node with the lowest rank, taken out; nothing when none waits. */
  take(): AnswerNode | undefined {
    const first = this.#heap[0]
    const last = this.#heap.pop()
    if (!first || !last) return undefined

    if (first !== last) {
      this.#heap[0] = last
      this.#sink(0)
    }
    this.#waiting.delete(first)
    return first
  }

  #rise(start: number): void {
    for (let at = start; at > 0; ) {
      const above = (at - 1) >> 1
      if (!this.#swapWhenLower(at, above)) return
      at = above
    }
  }

  #sink(start: number): void {
    for (let at = start; ; ) {
      const left = 2 * at + 1
      const smaller = this.#isLower(left + 1, left) ? left + 1 : left
      if (!this.#swapWhenLower(smaller, at)) return
      at = smaller
    }
  }

  #isLower(index: number, other: number): boolean {
    const one = this.#heap[index]
    const two = this.#heap[other]
    return one !== undefined && two !== undefined && one.form.rank < two.form.rank
  }

  #swapWhenLower(lower: number, upper: number): boolean {
    const below = this.#heap[lower]
    const above = this.#heap[upper]
    if (!below || !above || !this.#isLower(lower, upper)) return false

    this.#heap[lower] = above
    this.#heap[upper] = below
    return true
  }
}
