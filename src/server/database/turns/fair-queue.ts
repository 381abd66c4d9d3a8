import { HadTime } from './had-time.ts'

/** Who asks for a place: a person of a practice, or the house itself, which asks for short work that others wait for. */
export type Asker = {
  readonly practice: string
  readonly person: string | undefined
  /** Nobody waits for it. */
  readonly isBackground?: boolean
  /** Its turn comes when nobody else wants one, and after a while in any case. */
  readonly givesWay?: boolean
}

/** How many places there are, how many of them one person has at most, and for how long one who has had much rests. */
export type QueuePlaces = {
  readonly places: number
  readonly mostOfOne?: number
  /** Milliseconds in which nobody else must have asked before somebody who has had much goes on. */
  readonly rest?: number
}

/** Gives the place back. */
export type Give = () => void

const house = ''

/** The house's work that has waited so long has waited for somebody's long question. */
const longWait = 50
/** Who gives way goes on after so long, whoever asks. */
const longestGivingWay = 1_000
/** The house works for somebody who asked within so long. */
const present = 60_000
const mostRemembered = 1_000

type Waiting = { readonly asker: Asker; readonly since: number; readonly resolve: (give: Give) => void }

/**
 * Hands out a fixed number of places in the database. Those who wait take turns by practice, and within it by person, so that neither keeps the
 * others out. Somebody who has had much does not slip in between two steps of another person's request.
 */
export class FairQueue {
  readonly #most: number
  readonly #rest: number
  #free: number
  readonly #lines = new Map<string, Map<string, Waiting[]>>()
  readonly #givingWay: Waiting[] = []
  readonly #held = new Map<string, number>()
  readonly #had = new HadTime()
  readonly #seen = new Map<string, number>()
  #askedAt = Number.NEGATIVE_INFINITY
  #later: NodeJS.Timeout | undefined

  constructor({ places, mostOfOne = places, rest = 0 }: QueuePlaces) {
    this.#free = places
    this.#most = mostOfOne
    this.#rest = rest
  }

  /** Resolves when there is a place for this asker, with what gives it back. */
  take(asker: Asker): Promise<Give> {
    if (!asker.givesWay) this.#notice(asker.person ?? house)
    if (asker.person !== undefined && !asker.givesWay) this.#see(asker.person)
    const since = performance.now()
    if (this.#isFreeFor(asker)) {
      this.#free -= 1
      return Promise.resolve(this.#placeOf(asker, since))
    }
    return new Promise((resolve) => {
      const line = asker.givesWay ? this.#givingWay : this.#lineOf(asker)
      line.push({ asker, since, resolve })
      this.#hand()
    })
  }

  /** Nobody waits, and this asker neither rests nor has what one may have. */
  #isFreeFor({ person = house, givesWay }: Asker): boolean {
    const isAlone = this.#free > 0 && this.#lines.size === 0 && this.#givingWay.length === 0
    return isAlone && !givesWay && this.#hasRoom(person) && !this.#hasHadMuch(person)
  }

  /** Whether anybody but this person waits now; the house may wait for others, where there are any. */
  othersWait({ person }: Asker): boolean {
    const isAlone = !this.#hasCompany(person)
    for (const line of this.#lines.values())
      for (const waiting of line.values())
        if (waiting.some(({ asker }) => isOther(asker, person, isAlone))) return true
    return false
  }

  #hasCompany(person: string | undefined): boolean {
    const since = performance.now() - present
    for (const [each, at] of this.#seen) if (each !== person && at > since) return true
    return false
  }

  #see(person: string): void {
    this.#seen.delete(person)
    this.#seen.set(person, performance.now())
    if (this.#seen.size > mostRemembered) this.#seen.delete(this.#seen.keys().next().value ?? '')
  }

  /** How many wait now. */
  get waiting(): number {
    let count = this.#givingWay.length
    for (const line of this.#lines.values()) for (const waiting of line.values()) count += waiting.length
    return count
  }

  #lineOf({ practice, person = house }: Asker): Waiting[] {
    const persons = this.#lines.get(practice) ?? new Map<string, Waiting[]>()
    const line = persons.get(person) ?? []
    persons.set(person, line)
    this.#lines.set(practice, persons)
    return line
  }

  #hand(): void {
    while (this.#free > 0) {
      const next = this.#next()
      if (!next) break
      this.#free -= 1
      next.resolve(this.#placeOf(next.asker, next.since))
    }
    if (this.#free > 0 && this.#lines.size + this.#givingWay.length > 0) this.#handLater()
  }

  /** Only those are left who rest or give way, or who have as many places as one may have. */
  #handLater(): void {
    if (this.#rest === 0 || this.#later) return
    this.#later = setTimeout(() => {
      this.#later = undefined
      this.#hand()
    }, this.#rest)
  }

  #placeOf({ person = house, givesWay }: Asker, since: number): Give {
    const begun = performance.now()
    this.#held.set(person, (this.#held.get(person) ?? 0) + 1)
    return () => {
      const held = (this.#held.get(person) ?? 1) - 1
      if (held > 0) this.#held.set(person, held)
      else this.#held.delete(person)
      this.#free += 1
      if (person !== house && this.#rest > 0) this.#had.add(person, performance.now() - begun)
      if (!givesWay) this.#notice(person, begun - since)
      this.#hand()
    }
  }

  /** Those who have had little come first. Others go on when nobody of them has asked for a while, and last who gives way. */
  #next(): Waiting | undefined {
    const now = performance.now()
    const [first] = this.#givingWay
    if (first && now - first.since > longestGivingWay) return this.#givingWay.shift()
    const fresh = this.#take((person) => !this.#hasHadMuch(person))
    if (fresh || (this.#rest > 0 && now - this.#askedAt < this.#rest)) return fresh
    return this.#take(() => true) ?? this.#givingWay.shift()
  }

  /** The first in line of the person whose turn it is; that person then stands last in the practice, and the practice last of all. */
  #take(mayGoOn: (person: string) => boolean): Waiting | undefined {
    for (const [practice, persons] of this.#lines) {
      const person = [...persons.keys()].find((each) => this.#hasRoom(each) && mayGoOn(each))
      const line = person === undefined ? undefined : persons.get(person)
      const first = line?.shift()
      if (person === undefined || !line || !first) continue
      persons.delete(person)
      if (line.length > 0) persons.set(person, line)
      this.#lines.delete(practice)
      if (persons.size > 0) this.#lines.set(practice, persons)
      return first
    }
    return undefined
  }

  #hasRoom(person: string): boolean {
    return person === house || (this.#held.get(person) ?? 0) < this.#most
  }

  #hasHadMuch(person: string): boolean {
    return this.#rest > 0 && person !== house && this.#had.isMuch(person)
  }

  /** Somebody who has had little is at work, or the house for somebody who had to wait. */
  #notice(person: string, waited = 0): void {
    if (this.#rest === 0) return
    const isFresh = person === house ? waited > longWait : !this.#hasHadMuch(person)
    if (isFresh) this.#askedAt = performance.now()
  }
}

function isOther(asker: Asker, person: string | undefined, isAlone: boolean): boolean {
  if (asker.person === undefined) return !isAlone && asker.isBackground !== true
  return asker.person !== person
}
