import type { RowStates } from './row-states.ts'

const most = 50_000
const briefly = 1_000

type Kept<Value> = {
  readonly state: string
  /** When its reading began. */
  readonly at: number
  readonly value: Promise<Value>
  lasts: boolean
}

/** How something that is remembered is found: on which rows it rests, and how it is read where they have changed. */
export type Resting<Value> = {
  readonly rests: readonly string[]
  readonly read: () => Promise<Value>
  /** It rests on more than these rows, and is read again after a second. */
  readonly isBrief?: boolean
}

/** For sessions and rights, what was read, as long as the rows on which it rests are in the same state. */
export class Remembered<Value> {
  readonly #kept = new Map<string, Kept<Value>>()
  readonly #states: RowStates
  readonly #now: () => number
  readonly #lasting: (value: Value) => boolean

  /** `lasting`: does a value rest on these rows and nothing else? Any other is read again after a second. */
  constructor(states: RowStates, now: () => number, lasting: (value: Value) => boolean = () => true) {
    this.#states = states
    this.#now = now
    this.#lasting = lasting
  }

  /** The value of a key; a reading that fails is not kept. */
  get(key: string, finding: Resting<Value>): Promise<Value> {
    const state = this.#states.of(finding.rests)
    return typeof state === 'string'
      ? this.#in(state, key, finding)
      : state.then((found) => this.#in(found, key, finding))
  }

  /** Forgets what would be read again after a second anyway. */
  forget(): void {
    for (const [key, { lasts }] of this.#kept) if (!lasts) this.#kept.delete(key)
  }

  #in(state: string, key: string, { read, isBrief }: Resting<Value>): Promise<Value> {
    const known = this.#kept.get(key)
    if (known?.state === state && (known.lasts || this.#now() - known.at < briefly)) return known.value
    if (this.#kept.size >= most) this.#kept.clear()
    const kept: Kept<Value> = { state, at: this.#now(), value: read(), lasts: false }
    this.#kept.set(key, kept)
    kept.value.then(
      (value) => {
        kept.lasts = isBrief !== true && this.#lasting(value)
      },
      () => {
        if (this.#kept.get(key) === kept) this.#kept.delete(key)
      },
    )
    return kept.value
  }
}
