import { DrainRate } from './drain-rate.ts'
import { FairTurns, type MostHeld, type Share, type TurnOf } from './fair-turns.ts'

/** Somebody at the door: who, of which practice, and what the call costs. */
export type Entering = TurnOf & { readonly cost: number }

/** What came of it: a place to be given back, or when to come again. */
export type Entry =
  | { readonly isIn: true; readonly leave: () => void }
  | { readonly isIn: false; readonly retryAfterMilliseconds: number }

/** How many calls are served at once, and what time and chance are. */
export type AdmissionSettings = {
  readonly places: number
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly chance: () => number
  /** So many milliseconds somebody waits who asks for more than his share. */
  readonly longestWait?: number
}

/** So many calls of a practice and of a person may wait whatever comes: a page asks for several things at once. */
const alwaysOfPractice = 16
const alwaysOfPerson = 8
/** What comes in a burst is served: only a line that does not end for so many milliseconds, or is so long, is too long. */
const burst = 500
const longestLine = 256
/** Nobody waits longer than so many milliseconds: a database that begins anew is waited for. */
const patience = 10_000
const lookAgain = 500
const shortestPause = 20
const longestPause = 60_000

type Waiting = Entering & { readonly since: number; readonly resolve: (entry: Entry) => void }

/**
 * Admission of calls where there are more than places. Those who wait take fair turns (`FairTurns`); whoever has so much
 * waiting, and not just for a moment, that his share of what drains would take longer than the longest wait is refused at once,
 * and nobody else is. No
 * practice has more than three quarters of the places, and no person more than half of those. All of it is counted in memory.
 */
export class Admission {
  readonly #settings: Required<AdmissionSettings>
  readonly #turns = new FairTurns<Waiting>()
  readonly #rate = new DrainRate()
  readonly #mostHeld: MostHeld
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>()
  #free: number
  #refused = 0
  #sweep: NodeJS.Timeout | undefined

  constructor(settings: AdmissionSettings) {
    this.#settings = { longestWait: 250, ...settings }
    this.#free = settings.places
    const ofPractice = Math.ceil((settings.places * 3) / 4)
    this.#mostHeld = { ofPractice, ofPerson: Math.ceil(ofPractice / 2) }
  }

  /** How many wait now, and how many were refused since the start. */
  get figures(): { readonly waiting: number; readonly refused: number } {
    return { waiting: this.#waiting.size, refused: this.#refused }
  }

  /** A place at once, in turn, or not at all. */
  enter(entering: Entering): Entry | Promise<Entry> {
    if (this.#free > 0 && this.#waiting.size === 0 && this.#turns.hasRoom(entering, this.#mostHeld)) {
      this.#turns.charge(entering, entering.cost)
      return this.#place(entering)
    }
    const wait = this.#waitOf(entering)
    if (wait > 0) return this.#refusal(wait)
    return new Promise((resolve) => {
      const waiting = { ...entering, since: this.#settings.now(), resolve }
      this.#waiting.add(waiting)
      this.#turns.add(entering, { item: waiting, cost: entering.cost, since: waiting.since })
      this.#hand()
      if (this.#waiting.size > 0) this.#sweepLater()
    })
  }

  /** How long this call would wait beyond what is allowed; 0 where it may wait. Who has nothing waiting yet does not pay for others. */
  #waitOf(entering: Entering): number {
    const { practice, person } = this.#turns.shareOf(entering)
    const mostOfPractice = person.count > 0 ? alwaysOfPractice : longestLine
    return Math.max(
      this.#tooLong(practice, entering.cost, mostOfPractice),
      this.#tooLong(person, entering.cost, alwaysOfPerson),
    )
  }

  #tooLong(share: Share, cost: number, always: number): number {
    const ahead = Math.min(share.cost * share.among, this.#turns.cost)
    const wait = this.#rate.timeFor(ahead + cost)
    const isStanding = share.count >= always && this.#settings.now() - share.since >= burst
    const isLong = isStanding || share.count >= longestLine
    return isLong && wait > this.#settings.longestWait ? wait : 0
  }

  #refusal(wait: number): Entry {
    this.#refused += 1
    const spread = wait + this.#settings.chance() * Math.max(wait, 1_000)
    return { isIn: false, retryAfterMilliseconds: Math.min(longestPause, Math.max(shortestPause, spread)) }
  }

  #place(entering: Entering): Entry {
    this.#free -= 1
    const leave = () => {
      this.#free += 1
      this.#turns.leave(entering)
      if (this.#waiting.size > 0) this.#rate.done(entering.cost, this.#settings.now())
      this.#hand()
    }
    return { isIn: true, leave }
  }

  #hand(): void {
    while (this.#free > 0) {
      const next = this.#turns.next(this.#mostHeld)
      if (!next) return
      this.#waiting.delete(next)
      next.resolve(this.#place(next))
    }
  }

  /** Whoever was let wait, and whose turn does not come for long, is told to come again. */
  #sweepLater(): void {
    this.#sweep ??= setTimeout(() => {
      this.#sweep = undefined
      for (const waiting of this.#waiting) {
        if (this.#settings.now() - waiting.since < patience) break
        this.#waiting.delete(waiting)
        this.#turns.remove(waiting, waiting)
        waiting.resolve(this.#refusal(lookAgain))
      }
      if (this.#waiting.size > 0) this.#sweepLater()
    }, lookAgain).unref()
  }
}
