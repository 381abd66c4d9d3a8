import { linkHash, noHash } from '#server/database/audit/link-events.ts'
import type { LinkedEvent } from '#server/database/audit/read-links.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { TrailFinding, TrailFlaw } from './trail-finding.ts'

type Misfit = {
  readonly number: number
  readonly before: Uint8Array
  readonly hash: Uint8Array
  readonly event: JsonObject
}

/** Beyond so many of one stretch, misfits are named and not compared with one another. */
const mostCompared = 200

/**
 * Verifies a chain, walking it link by link, from one signed hash to the next. Within such a stretch the events alone decide: when they lead from
 * the signed hash before to the signed hash after, they are as they were written, whatever the links say. When they do not,
 * the links say which of them it is.
 */
export class ChainWalk {
  readonly #signed: ReadonlyMap<number, string>
  readonly #findings: TrailFinding[] = []
  /** The last link that was seen, or that is missing. */
  #number = 0
  #links = 0
  /** The hash that the last link says; undefined after a gap. */
  #said: Uint8Array | undefined = noHash
  /** The hash to which the events of this stretch lead; undefined once one is missing. */
  #made: Uint8Array | undefined = noHash
  /** The first event of this stretch. */
  #begun = 1
  #misfits: Misfit[] = []
  #unlike: number[] = []
  #hasGap = false
  /** Events that searches find under something else than they say. */
  readonly #misfiled: number[] = []

  constructor(signed: ReadonlyMap<number, string>) {
    this.#signed = signed
  }

  /** Takes the next link; their numbers only rise. */
  step(link: LinkedEvent): void {
    if (link.number > this.#number + 1) this.#leap(link.number)
    const { event } = link
    if (link.isMisfiled) this.#misfiled.push(link.number)
    if (event) this.#judge({ ...link, event })
    else this.#miss(link)
    this.#said = link.hash
    this.#number = link.number
    this.#links += 1
    this.#close()
  }

  /** Ends the walk: what was found, and how many links there were. */
  end(): { readonly findings: readonly TrailFinding[]; readonly links: number } {
    const last = Math.max(0, ...this.#signed.keys())
    this.#report()
    if (last > this.#number)
      this.#find(this.#number === 0 ? 'practice removed' : 'end cut off', this.#number + 1, last)
    this.#reportMisfiled()
    return { findings: this.#findings, links: this.#links }
  }

  #judge({ number, hash, event }: LinkedEvent & { readonly event: JsonObject }): void {
    const before = this.#said
    if (before && !same(linkHash(before, event), hash)) this.#misfits.push({ number, before, hash, event })
    if (this.#made) this.#made = linkHash(this.#made, event)
    if (this.#made && !same(this.#made, hash)) this.#unlike.push(number)
  }

  #miss({ number }: LinkedEvent): void {
    this.#find('events missing', number, number)
    this.#made = undefined
    this.#hasGap = true
  }

  /** Links are missing up to this one; where the last of them was signed, a new stretch begins. */
  #leap(number: number): void {
    this.#find('links missing', this.#number + 1, number - 1)
    this.#report()
    const promised = this.#signed.get(number - 1)
    this.#begin(number, promised === undefined ? undefined : Buffer.from(promised, 'hex'))
    this.#hasGap = promised === undefined
    this.#said = this.#made
  }

  /** At a signed link the stretch is judged; the next one begins with what was signed. */
  #close(): void {
    const promised = this.#signed.get(this.#number)
    if (promised === undefined) return
    const wanted = Buffer.from(promised, 'hex')
    const isRight = this.#made !== undefined && same(this.#made, wanted)
    const isConsistent = this.#misfits.length === 0 && !this.#hasGap
    const fits = this.#said !== undefined && same(this.#said, wanted)
    if (isRight) this.#reportLinks()
    else if (isConsistent && !fits) this.#find('events rewritten', this.#begun, this.#number)
    else this.#report()
    this.#begin(this.#number + 1, wanted)
    // After a rewritten stretch the next link may go on from what was rewritten.
    if (isRight || !isConsistent) this.#said = wanted
  }

  #begin(number: number, hash: Uint8Array | undefined): void {
    this.#begun = number
    this.#made = hash
    this.#misfits = []
    this.#unlike = []
    this.#hasGap = false
  }

  /** The events are right, so where a link says something else, the link is wrong. */
  #reportLinks(): void {
    for (const number of this.#unlike) this.#find('links altered', number, number)
  }

  /** Of an event that was itself altered this says nothing new. */
  #reportMisfiled(): void {
    const known = [...this.#findings]
    for (const number of this.#misfiled)
      if (!known.some(({ from, to }) => from <= number && number <= to))
        this.#find('events misfiled', number, number)
  }

  #report(): void {
    const misfits = this.#misfits
    const compared = misfits.length <= mostCompared ? misfits : []
    for (const misfit of misfits) {
      const { number } = misfit
      if (compared.some((other) => other !== misfit && fitsAfter(misfit, other))) continue
      const other = compared.find((each) => each !== misfit && takesPlaceOf(each, misfit))
      if (other)
        this.#find('events reordered', Math.min(number, other.number), Math.max(number, other.number))
      else this.#find('events altered', number, number)
    }
    this.#misfits = []
  }

  #find(flaw: TrailFlaw, from: number, to: number): void {
    const known = this.#findings.some((each) => each.flaw === flaw && each.from === from && each.to === to)
    if (!known) this.#findings.push({ flaw, from, to })
  }
}

/** The event stands right after the other one, which is what has been moved. */
function fitsAfter({ event, hash }: Misfit, other: Misfit): boolean {
  return same(linkHash(other.hash, event), hash)
}

/** The other event was linked where this one stands now. */
function takesPlaceOf(other: Misfit, { before, hash }: Misfit): boolean {
  const made = linkHash(before, other.event)
  return same(made, hash) || same(made, other.hash)
}

function same(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other)
}
