import type { ClientBase } from 'pg'
import type { ConnectionSource, Login } from '#server/database/connection-source.ts'
import type { Asker, FairQueue, Give } from './fair-queue.ts'

/** After so long a reading lets others in between two of its statements. */
const longTurn = 100

/** Who takes a place, and as whom the connection is signed in. */
export type Taking = { readonly asker: Asker; readonly as: Login }

/** A place in the queue with its connection, held by one asker until `end`. */
export class HeldPlace {
  readonly #queue: FairQueue
  readonly #source: ConnectionSource
  readonly #asker: Asker
  readonly #as: Login
  #client: ClientBase | undefined
  #give: Give | undefined
  #hasEnded = false
  #since = 0

  constructor(queue: FairQueue, source: ConnectionSource, { asker, as }: Taking) {
    this.#queue = queue
    this.#source = source
    this.#asker = asker
    this.#as = as
  }

  /** Waits for a turn; answers the connection. */
  async take(): Promise<ClientBase> {
    const give = await this.#queue.take(this.#asker)
    try {
      const client = await this.#source.acquire(this.#as)
      if (this.#hasEnded) this.#source.release(client, false)
      else {
        this.#give = give
        this.#client = client
        this.#since = performance.now()
        return client
      }
    } catch (error) {
      give()
      throw error
    }
    give()
    throw new Error('A turn came after its asker had gone.')
  }

  /** Whether others wait and this asker has had a long turn. */
  isDue(): boolean {
    return performance.now() - this.#since > longTurn && this.#queue.othersWait(this.#asker)
  }

  /** Lets others in and waits for the next turn. Only while no statement runs and no transaction is open. */
  renew(): Promise<ClientBase> {
    this.#leave(false)
    return this.take()
  }

  othersWait(): boolean {
    return this.#queue.othersWait(this.#asker)
  }

  /** The connection while the place is held. */
  get client(): ClientBase | undefined {
    return this.#client
  }

  end(broken: boolean): void {
    this.#hasEnded = true
    this.#leave(broken)
  }

  #leave(broken: boolean): void {
    if (this.#client) this.#source.release(this.#client, broken)
    this.#client = undefined
    this.#give?.()
    this.#give = undefined
  }
}
