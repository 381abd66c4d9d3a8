const trustedFor = 1_000
const renewedFrom = 400
/** The reading ahead waits until the request that caused it is probably answered. */
const pause = 60
/** What nobody has asked for so long is not read ahead. */
const rest = 10_000
const most = 50_000

/** The state of a part; when its reading began, and when somebody last asked for it. */
type Known = { readonly at: number; readonly state: string; askedAt: number }

/** Reads the states of parts, all in one statement; what is not there has none. */
export type ReadStates = (parts: readonly string[]) => Promise<ReadonlyMap<string, string>>

type States = ReadonlyMap<string, string>

/**
 * For sessions and rights: in which state the rows stand on which something rests that is remembered. A state is another one after
 * each change, by hand too. All who ask share a reading; while somebody keeps asking it is read again ahead of time. Nothing older
 * than a second is ever answered.
 */
export class RowStates {
  readonly #read: ReadStates
  readonly #now: () => number
  readonly #known = new Map<string, Known>()
  #wanted = new Set<string>()
  #next: Promise<States> | undefined
  #isAhead = false
  #forgotten = 0

  /** `now` in milliseconds. */
  constructor(read: ReadStates, now: () => number) {
    this.#read = read
    this.#now = now
  }

  /** The state of these parts together; at once where it is known. */
  of(parts: readonly string[]): string | Promise<string> {
    const known = this.#trusted(parts)
    return known ?? this.#readAnew(parts).then((states) => together(parts, (part) => states.get(part)))
  }

  /** What was read until now counts no longer. */
  forget(): void {
    this.#forgotten += 1
    this.#known.clear()
  }

  #trusted(parts: readonly string[]): string | undefined {
    const now = this.#now()
    let isOld = false
    for (const part of parts) {
      const known = this.#known.get(part)
      if (!known || now - known.at >= trustedFor) return undefined
      known.askedAt = now
      isOld ||= now - known.at >= renewedFrom
    }
    if (isOld) this.#readAhead()
    return together(parts, (part) => this.#known.get(part)?.state)
  }

  /** Whoever asks is told by a reading that begins afterwards. */
  #readAnew(parts: readonly string[]): Promise<States> {
    for (const part of parts) this.#wanted.add(part)
    this.#next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#next = undefined
        this.#round().then(resolve, reject)
      })
    })
    return this.#next
  }

  #readAhead(): void {
    if (this.#isAhead) return
    this.#isAhead = true
    setTimeout(() => {
      this.#isAhead = false
      this.#readAnew([]).catch(() => undefined)
    }, pause).unref()
  }

  /** One reading for all that is wanted, and for all that was asked for lately. */
  async #round(): Promise<States> {
    const at = this.#now()
    const wanted = this.#wanted
    this.#wanted = new Set()
    for (const [part, { askedAt, state }] of this.#known)
      if (at - askedAt < rest && state !== '') wanted.add(part)
      else this.#known.delete(part)

    const forgotten = this.#forgotten
    const states = wanted.size === 0 ? new Map<string, string>() : await this.#read([...wanted])
    if (forgotten === this.#forgotten) this.#keep(wanted, states, at)
    return states
  }

  #keep(parts: ReadonlySet<string>, states: States, at: number): void {
    if (this.#known.size + parts.size > most) this.#known.clear()
    for (const part of parts) {
      const before = this.#known.get(part)
      if (before && before.at > at) continue
      this.#known.set(part, { at, state: states.get(part) ?? '', askedAt: before?.askedAt ?? at })
    }
  }
}

function together(parts: readonly string[], stateOf: (part: string) => string | undefined): string {
  return parts.map((part) => stateOf(part) ?? '').join('\n')
}
