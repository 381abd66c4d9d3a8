import { sql } from 'kysely'
import { changesStream } from '#generated/operations/streams.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Changes, Follower } from '#server/operations/changes.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { ChangeStream, usualHeartbeat } from './change-stream.ts'
import { isStale, openedPlace } from './place.ts'
import { PresenceTurns } from './presence-turns.ts'
import { readAs } from './read-as.ts'
import { fellowWriters } from './writes-in.ts'

const { most, mostOfPerson } = changesStream.limits
const comeBackAfter = 15_000

/** What the changes are given; the world has them in it, so it is asked for when it is there. */
export type ChangesNeeds = {
  readonly database: Database
  readonly world: () => World
  readonly heartbeat?: number | undefined
}

/** Opens the changes of this process: its streams, and what they have in common. */
export function openChanges({ database, world, heartbeat = usualHeartbeat }: ChangesNeeds): Changes {
  const streams = new Map<ChangeStream, string>()
  const ends = new FeedEnds(database)
  const turns = new PresenceTurns()
  const narrowed = new Map<string, number>()
  let epoch = ''
  database.signals.hear((signal) => {
    if (signal.kind === 'changes') ends.moved(signal.practiceId, signal.last)
    if (signal.kind === 'missed') ends.forget()
    if (signal.kind === 'narrowed') narrowed.set(signal.practiceId, world().now().milliseconds)
    for (const stream of streams.keys()) stream.hear(signal)
  })

  const isFull = (personId: string) =>
    streams.size >= most || [...streams.values()].filter((each) => each === personId).length >= mostOfPerson

  return {
    follow: async (follower) => {
      const begin = await beginning(world(), follower, { ends, narrowed, epoch })
      if (!begin.ok) return begin
      const { personId } = follower.session
      if (isFull(personId)) return failed({ kind: 'busy', retryAfterMilliseconds: comeBackAfter })
      const stream = new ChangeStream({
        world: world(),
        follower,
        ...begin.value,
        epoch: () => epoch,
        last: () => ends.last(follower.actor.practiceId),
        heartbeat,
      })
      streams.set(stream, personId)
      const leave = () => {
        streams.delete(stream)
        stream.leave()
      }
      return succeeded({ events: stream.events(), leave })
    },
    announce: async (actor, presence) => {
      const { profile, practiceId, personId } = actor
      // Before anything is read: what is too often costs nothing.
      const wait = turns.take(personId ?? '', world().now().milliseconds)
      if (wait !== undefined) return failed({ kind: 'busy', retryAfterMilliseconds: wait })
      const writers = await readAs(world(), actor, (opened) => fellowWriters(opened, presence.note))
      if (!profile || !writers) return failed({ kind: 'missing' })
      const says = { ...presence, profile: profile.id, name: profile.display ?? '' }
      database.signals.tell({ kind: 'present', practiceId, says, writers })
      return succeeded(undefined)
    },
    turnTo: (next) => {
      if (next === epoch) return
      epoch = next
      ends.forget()
      for (const stream of streams.keys()) stream.turn()
    },
    stop: () => {
      for (const stream of streams.keys()) stream.stop()
    },
  }
}

/** `narrowed`: when somebody of a practice was last heard here to read less than before. */
type Known = {
  readonly ends: FeedEnds
  readonly narrowed: ReadonlyMap<string, number>
  readonly epoch: string
}

/** After which number the stream begins. Whoever comes with a place that is no longer good begins at the end. */
async function beginning(
  world: World,
  { actor, since }: Follower,
  { ends, narrowed, epoch }: Known,
): Promise<Outcome<{ readonly from: number; readonly isToReload: boolean }>> {
  const last = await ends.last(actor.practiceId)
  if (since === undefined) return succeeded({ from: last, isToReload: false })
  const place = openedPlace(world.keys.sealing, actor, since)
  if (!place) return failed({ kind: 'malformed', what: 'http.bad-place' })
  const isAnew = isStale(place, { milliseconds: world.now().milliseconds, epoch }) || place.number > last
  const isToReload = isAnew || place.at <= (narrowed.get(actor.practiceId) ?? Number.NEGATIVE_INFINITY)
  return succeeded({ from: isAnew ? last : place.number, isToReload })
}

/** Where the practices' feeds end: read once for all streams, and known at once where the relay is of this process. */
class FeedEnds {
  readonly #database: Database
  readonly #known = new Map<string, Promise<number>>()

  constructor(database: Database) {
    this.#database = database
  }

  last(practiceId: string): Promise<number> {
    const known = this.#known.get(practiceId)
    if (known) return known
    const reading = this.#database.asOwner((transaction) => lastNumber(transaction, practiceId))
    this.#known.set(practiceId, reading)
    reading.catch(() => this.#known.delete(practiceId))
    return reading
  }

  moved(practiceId: string, last: number | undefined): void {
    if (last === undefined) this.#known.delete(practiceId)
    else if (this.#known.has(practiceId)) this.#known.set(practiceId, Promise.resolve(last))
  }

  forget(): void {
    this.#known.clear()
  }
}

async function lastNumber(transaction: Transaction, practiceId: string): Promise<number> {
  const { rows } = await sql<{ last: string }>`
    select coalesce(max(number), 0) as last from outbox
    where practice_id = ${practiceId}::uuid and number is not null`.execute(transaction)
  return Number(rows[0]?.last ?? 0)
}
