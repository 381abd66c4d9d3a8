import { type ChangesEvents, changesStream } from '#generated/operations/streams.ts'
import type { Signal } from '#server/database/signals.ts'
import type { ChangesEvent, Follower } from '#server/operations/changes.ts'
import type { World } from '#server/operations/world.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { caseloadOf, changedRows, movesReach } from './changed-rows.ts'
import { sealedPlace } from './place.ts'
import { readAs } from './read-as.ts'
import { writesIn } from './writes-in.ts'

/** What a stream needs beside the world. */
export type StreamParts = {
  readonly world: World
  readonly follower: Follower
  /** The number after which the stream begins. */
  readonly from: number
  /** What came before cannot be told, or somebody reads less since: everything is to be read again. */
  readonly isToReload: boolean
  readonly epoch: () => string
  /** The last number of the practice's feed. */
  readonly last: () => Promise<number>
  readonly heartbeat: number
}

/** What has happened since the stream last looked. */
type News = {
  readonly hasChanges: boolean
  readonly movesReach: boolean
  readonly asksRights: boolean
  readonly isTurned: boolean
  readonly isStopping: boolean
  readonly isBeat: boolean
  /** Who has said to have a draft open. */
  readonly present: readonly ChangesEvents['present'][]
}

const nothing: News = {
  hasChanges: false,
  movesReach: false,
  asksRights: false,
  isTurned: false,
  isStopping: false,
  isBeat: false,
  present: [],
}

/** One change stream: tells, looks whether it still may, and waits. It holds no rows; who reads slowly is told later. */
export class ChangeStream {
  readonly #parts: StreamParts
  readonly #rights: string
  #number: number
  #caseload = ''
  #isLeft = false
  /** Somebody of the practice reads less than before; it is told with the next heartbeat. */
  #isNarrowed = false
  #news: News
  #wake: () => void = () => undefined
  #beatAt: number
  /** When the session ends if nobody uses it. */
  #livesUntil = Number.POSITIVE_INFINITY

  constructor(parts: StreamParts) {
    const { follower, from, heartbeat } = parts
    this.#parts = parts
    this.#rights = rightsOf(follower.actor)
    this.#number = from
    this.#news = { ...nothing, hasChanges: true, asksRights: true }
    this.#beatAt = performance.now() + heartbeat
  }

  /** Whoever follows is gone. */
  leave(): void {
    this.#isLeft = true
    this.#wake()
  }

  /** The server stops. */
  stop(): void {
    this.#hear({ isStopping: true })
  }

  /** The installation has another epoch: the numbers of before mean nothing. */
  turn(): void {
    this.#hear({ isTurned: true })
  }

  /** Something was told of the practice, or of the rights of people. */
  hear(signal: Signal): void {
    const { actor, session } = this.#parts.follower
    const { personId } = session
    if (signal.kind === 'changes' && signal.practiceId === actor.practiceId)
      this.#hear({ hasChanges: true, ...(signal.types.some(movesReach) && { movesReach: true }) })
    if (signal.kind === 'rights' && (signal.personId ?? personId) === personId)
      this.#hear({ asksRights: true })
    if (signal.kind === 'present' && signal.practiceId === actor.practiceId && isFor(signal, actor))
      this.#hear({ present: [...this.#news.present, signal.says].slice(-mostPresent) })
    if (signal.kind === 'missed' || (signal.kind === 'narrowed' && signal.practiceId === actor.practiceId))
      this.#isNarrowed = true
    if (signal.kind === 'missed') this.#hear({ hasChanges: true, movesReach: true, asksRights: true })
  }

  /** The events, as long as somebody follows and may. */
  async *events(): AsyncGenerator<ChangesEvent> {
    yield this.#event({ event: 'opened', says: { epoch: this.#parts.epoch() } })
    if (this.#parts.isToReload) yield this.#event({ event: 'reload', says: {} })
    this.#caseload = await this.#reading(caseloadOf)
    while (!this.#isLeft) {
      const news = this.#taken()
      const because = await this.#ending(news)
      if (because) {
        yield this.#event({ event: 'ended', says: { because } })
        return
      }
      if (news.isTurned) yield* this.#turned()
      if (news.movesReach) yield* this.#moved()
      if (news.hasChanges) yield* this.#changes()
      yield* this.#present(news.present)
      if (news.isBeat) yield* this.#beat()
      await this.#rest()
    }
  }

  /** What has happened until now; with a heartbeat everything is looked at. */
  #taken(): News {
    const news = this.#news
    this.#news = nothing
    const isLate = this.#parts.world.now().milliseconds >= this.#livesUntil
    if (performance.now() >= this.#beatAt)
      return { ...news, isBeat: true, hasChanges: true, movesReach: true, asksRights: true }
    return isLate ? { ...news, asksRights: true } : news
  }

  async *#moved(): AsyncGenerator<ChangesEvent> {
    const caseload = await this.#reading(caseloadOf)
    if (caseload !== this.#caseload) yield this.#event({ event: 'reload', says: {} })
    this.#caseload = caseload
  }

  async *#changes(): AsyncGenerator<ChangesEvent> {
    const last = await this.#parts.last()
    if (last < this.#number) yield* this.#turned()
    while (this.#number < last) {
      const after = this.#number
      const part = await this.#reading((opened) => changedRows(opened, { after, last }))
      for (const { number, says } of part.changes) {
        if (this.#mustLook()) return
        this.#number = number
        yield this.#event({ event: 'changed', says })
      }
      if (this.#mustLook()) return
      this.#number = part.end
    }
  }

  /** Only whoever writes in the draft as well hears who has it open. */
  async *#present(present: News['present']): AsyncGenerator<ChangesEvent> {
    for (const says of present) {
      if (!(await this.#reading((opened) => writesIn(opened, says.note)))) continue
      if (this.#mustLook()) return
      yield this.#event({ event: 'present', says })
    }
  }

  /** Who reads slowly is told nothing more of what was read before his rights were others. */
  #mustLook(): boolean {
    const { asksRights, isStopping, isTurned } = this.#news
    const mustLook = this.#isLeft || asksRights || isStopping || isTurned
    if (mustLook) this.#news = { ...this.#news, hasChanges: true }
    return mustLook
  }

  async *#turned(): AsyncGenerator<ChangesEvent> {
    this.#number = await this.#parts.last()
    yield this.#event({ event: 'opened', says: { epoch: this.#parts.epoch() } })
    yield this.#event({ event: 'reload', says: {} })
  }

  /** At its time whatever has come between, so that a heartbeat tells nothing of what is not told, nor when anything was closed. */
  *#beat(): Generator<ChangesEvent> {
    this.#beatAt = performance.now() + this.#parts.heartbeat
    const isNarrowed = this.#isNarrowed
    this.#isNarrowed = false
    if (isNarrowed) yield this.#event({ event: 'reload', says: {} })
    yield { event: 'heartbeat', place: this.#place() }
  }

  /** Why the stream ends, when it does. Rights come from the accounts' memory, which is a second old at most. */
  async #ending({ isStopping, asksRights }: News): Promise<'session' | 'rights' | 'stopping' | undefined> {
    if (isStopping) return 'stopping'
    const { world, follower } = this.#parts
    const { session, actorNow } = follower
    if (asksRights) {
      const until = await world.accounts.livesUntil(session)
      if (until === undefined) return 'session'
      this.#livesUntil = until
    }
    const actor = await actorNow()
    if (!actor.ok) return actor.failure.kind === 'signedOut' ? 'session' : 'rights'
    return rightsOf(actor.value) === this.#rights ? undefined : 'rights'
  }

  #event(told: Told): ChangesEvent {
    return { ...told, place: this.#place() }
  }

  #place(): string {
    const { world, follower, epoch } = this.#parts
    const place = { number: this.#number, at: world.now().milliseconds, epoch: epoch() }
    return sealedPlace(world.keys.sealing, follower.actor, place)
  }

  #reading<Value>(read: (opened: Opened) => Promise<Value>): Promise<Value> {
    return readAs(this.#parts.world, this.#parts.follower.actor, read)
  }

  #hear(heard: Partial<News>): void {
    this.#news = { ...this.#news, ...heard }
    this.#wake()
  }

  /** Until something is heard, a heartbeat is due, or the one who follows is gone. */
  #rest(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isLeft || this.#news !== nothing) return resolve()
      const left = this.#livesUntil - this.#parts.world.now().milliseconds
      const pause = Math.min(this.#beatAt - performance.now(), left + 1)
      const timer = setTimeout(resolve, Math.max(0, pause))
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

/** So many signs of presence wait for one stream at most; each is said again. */
const mostPresent = 100

/** Whoever writes in the draft is asked for; where the signal does not name them, everybody is. */
function isFor({ writers }: Extract<Signal, { readonly kind: 'present' }>, { profile }: Actor): boolean {
  return profile !== null && profile !== undefined && (writers?.includes(profile.id) ?? true)
}

type Told = ChangesEvent extends infer Each
  ? Each extends { readonly says: unknown }
    ? Omit<Each, 'place'>
    : never
  : never

/** All that is known of an actor, and so all that decides what he may read, as one text; lists come in any order. */
function rightsOf({ granted, ...actor }: Actor): string {
  const parts = Object.entries({ ...actor, granted: [...granted] })
  return JSON.stringify(
    parts.map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each) => JSON.stringify(each)).toSorted() : value,
    ]),
  )
}

/** How often something is sent, in milliseconds. */
export const usualHeartbeat = changesStream.limits.heartbeatSeconds * 1_000
