const trustedFor = 1_000
const renewedFrom = 400
/** The reading ahead waits until the request that caused it is probably answered. */
const pause = 60
const most = 50_000

type Kept<Value> = {
  /** When its reading began. */
  readonly at: number
  readonly value: Promise<Value>
  isRenewing?: boolean
  next?: Kept<Value>
}

/**
 * For sessions, what the database told less than a second ago. While somebody keeps asking it is read again ahead of time, so that
 * askers seldom wait for it; nothing older than a second is ever answered, and what is forgotten does not come back.
 */
export class Renewed<Value> {
  private readonly kept = new Map<string, Kept<Value>>()
  private readonly now: () => number

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.now = now
  }

  /** The value of a key, by `read` where it is not known; a reading that fails is not kept. */
  get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.trusted(this.kept.get(key))
    if (!known) return this.take(key, read)
    this.kept.set(key, known)
    if (this.now() - known.at >= renewedFrom) this.renew(key, known, read)
    return known.value
  }

  /** Forgets one value, or all. */
  forget(key?: string): void {
    if (key === undefined) this.kept.clear()
    else this.kept.delete(key)
  }

  private trusted(kept: Kept<Value> | undefined): Kept<Value> | undefined {
    if (!kept || this.now() - kept.at < trustedFor) return kept
    return this.trusted(kept.next)
  }

  private take(key: string, read: () => Promise<Value>): Promise<Value> {
    if (this.kept.size >= most) this.kept.clear()
    const taken: Kept<Value> = { at: this.now(), value: read() }
    this.kept.set(key, taken)
    taken.value.catch(() => this.drop(key, taken))
    return taken.value
  }

  private renew(key: string, kept: Kept<Value>, read: () => Promise<Value>): void {
    if (kept.isRenewing) return
    kept.isRenewing = true
    setTimeout(() => {
      if (this.kept.get(key) !== kept) return
      const next: Kept<Value> = { at: this.now(), value: read() }
      kept.next = next
      next.value.then(
        () => {
          if (this.kept.get(key) === kept) this.kept.set(key, next)
        },
        () => {
          this.drop(key, kept)
          this.drop(key, next)
        },
      )
    }, pause).unref()
  }

  private drop(key: string, kept: Kept<Value>): void {
    if (this.kept.get(key) === kept) this.kept.delete(key)
  }
}
