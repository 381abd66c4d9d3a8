import type { ClientBase } from 'pg'

/** A place in the queue with its connection, for one asker. */
type Place = {
  take(): Promise<ClientBase>
  end(broken: boolean): void
}

/** So many readings share a connection at most: they are answered one after the other. */
const most = 8

/** A place that several short readings of the same moment hold together, until the last of them has ended. */
class CommonPlace {
  readonly client: Promise<ClientBase>
  readonly #place: Place
  #count = 0
  #isBroken = false
  #hasEnded = false

  constructor(place: Place) {
    this.#place = place
    this.client = place.take()
  }

  /** One more takes part; false where there are enough, or all have gone. */
  join(): boolean {
    if (this.#hasEnded || this.#count >= most) return false
    this.#count += 1
    return true
  }

  leave(broken: boolean): void {
    this.#count -= 1
    this.#isBroken ||= broken
    if (this.#count > 0) return
    this.#hasEnded = true
    this.#place.end(this.#isBroken)
  }
}

/**
 * Turns of short readings: those that come in the same turn of the event loop go to the database over one connection, in one system
 * call. Each statement is a transaction of its own all the same, opened for its own asker; where one fails, the others do not.
 */
export class SharedPlaces {
  #open: CommonPlace | undefined

  /** A part of the place of this moment; `take` makes a place where there is none yet. */
  join(place: () => Place): SharedPlace {
    if (this.#open?.join() !== true) {
      this.#open = new CommonPlace(place())
      this.#open.join()
      setImmediate(() => {
        this.#open = undefined
      })
    }
    return new SharedPlace(this.#open)
  }
}

/** One asker's part of a place. */
export class SharedPlace {
  readonly #common: CommonPlace
  #client: ClientBase | undefined

  constructor(common: CommonPlace) {
    this.#common = common
  }

  async take(): Promise<ClientBase> {
    this.#client = await this.#common.client
    return this.#client
  }

  get client(): ClientBase | undefined {
    return this.#client
  }

  /** It is short, and goes on where it is. */
  isDue(): boolean {
    return false
  }

  renew(): Promise<ClientBase> {
    return this.take()
  }

  othersWait(): boolean {
    return false
  }

  end(broken: boolean): void {
    this.#client = undefined
    this.#common.leave(broken)
  }
}
