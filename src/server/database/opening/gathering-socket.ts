import { Socket } from 'node:net'

/**
 * For opening PostgreSQL, a socket whose messages of one turn of the event loop leave in one system call.
 * A transaction's opening and its first statement, or the statements of one write, are then sent together; the order stays.
 * Node takes an overridden `write` away when a socket connects, so it is put in its place afterwards.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  constructor() {
    super()
    this.once('connect', () => {
      // Its overloads are handed on as they came.
      const send = this.write.bind(this) as (...message: unknown[]) => boolean
      this.write = (...message: unknown[]) => {
        this.#gather()
        return send(...message)
      }
    })
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
