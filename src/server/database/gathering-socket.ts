import { Socket } from 'node:net'

type Written = (error?: Error | null) => void

/**
 * A socket whose messages of one turn of the event loop leave in one system call.
 * A transaction's opening and its first statement, or the statements of one write, are then sent together; the order stays.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  override write(
    chunk: string | Uint8Array,
    second?: BufferEncoding | Written | undefined,
    third?: Written | undefined,
  ): boolean {
    this.#gather()
    return typeof second === 'string' ? super.write(chunk, second, third) : super.write(chunk, second)
  }

  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    this.cork()
    setImmediate(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
