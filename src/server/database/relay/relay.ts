import { sql } from 'kysely'
import { type ArchiveRule, archiveOnce } from '#server/database/archive/archive-once.ts'
import {
  type Checkpoint,
  publishKey,
  type SigningKey,
  writeCheckpoints,
} from '#server/database/audit/checkpoint.ts'
import { appendCheckpoints, appendKnown } from '#server/database/audit/checkpoint-file.ts'
import { findUnlinked, linkEvents, mostLinked, practicesToLink } from '#server/database/audit/link-events.ts'
import { type AnchorSettings, sendToAnchor } from '#server/database/audit/send-to-anchor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { numberFeed } from './number-feed.ts'

/** What follows a commit: numbers for feeds, links of the audit chain, signed checkpoints. */
export type Relay = {
  /** One round now; when it resolves, all that was committed before is numbered and linked. */
  turn(): Promise<void>
  /** A last round with a checkpoint, then silence. */
  stop(): Promise<void>
}

/** What the relay is given. */
export type RelaySettings = {
  readonly database: Database
  readonly signing: SigningKey
  /** The moment as ISO text. */
  readonly now: () => string
  /** Checkpoints are appended here too, one JSON line each, so that the chain is fixed from outside the database. */
  readonly checkpointFile: string
  /** Where they go from there, outside this machine. */
  readonly anchor?: AnchorSettings
  /** When events leave the database, and for where; without it all stay. */
  readonly archive?: ArchiveRule
  /** Told of the first of the rounds that fail one after the other; the next one tries again. */
  readonly report: (error: unknown) => void
}

const pause = 400
const hour = 3_600_000
const linksPerCheckpoint = 1000
const commitsPerVacuum = 10_000
const lock = 7_460_116_402

/** Starts the relay; of several processes on one database only one works at a time. */
export async function startRelay(settings: RelaySettings): Promise<Relay> {
  const { database, signing, now } = settings
  await database.asOwner((transaction) => publishKey(transaction, signing, now()))
  const rounds = new Rounds(settings)
  let waiting: NodeJS.Timeout | undefined
  let stopped = false
  let hasMissed = false

  const wait = () => {
    if (!stopped) waiting = setTimeout(look, pause).unref()
  }
  const look = () => {
    void (rounds.hasWork() ? rounds.next() : Promise.resolve())
      .then(
        () => {
          hasMissed = false
        },
        (error: unknown) => {
          if (!hasMissed) settings.report(error)
          hasMissed = true
        },
      )
      .then(wait)
  }
  wait()

  return {
    turn: () => rounds.next(),
    stop: async () => {
      stopped = true
      clearTimeout(waiting)
      await rounds.last()
    },
  }
}

/** One of the round's transactions; undefined when another process does the work. */
type Step = <Value>(act: (transaction: Transaction) => Promise<Value>) => Promise<Value | undefined>

/** Holds what one round must tell the next; rounds never overlap. */
class Rounds {
  readonly #settings: RelaySettings
  #running: Promise<void> = Promise.resolve()
  #seenCommits = -1
  #sweptAt = Number.NEGATIVE_INFINITY
  #links = 0
  #vacuumedAt = 0
  /** More of the trail is to be moved than one round moves. */
  #isMoving = false

  constructor(settings: RelaySettings) {
    this.#settings = settings
  }

  /** The embedded database has one process, which knows whether anything was committed; a server may have others. */
  hasWork(): boolean {
    const { database } = this.#settings
    return this.#isMoving || database.kind === 'postgres' || database.commits() !== this.#seenCommits
  }

  next(): Promise<void> {
    const round = this.#running.catch(() => undefined).then(() => this.#round())
    this.#running = round
    return round
  }

  async last(): Promise<void> {
    await this.next()
    await this.#checkpoint()
  }

  async #round(): Promise<void> {
    const { database, now } = this.#settings
    const before = database.commits()
    const at = Date.parse(now())
    const sweeps = at - this.#sweptAt >= hour

    let own = 0
    const step: Step = async (act) => {
      own += 1
      return this.#alone(act)
    }
    await this.#number(step)
    if (sweeps) await step(findUnlinked)
    await this.#link(step)
    this.#seenCommits = before + own
    if (sweeps || this.#links >= linksPerCheckpoint) await this.#checkpoint()
    if (sweeps || this.#isMoving) await this.#archive()
    if (sweeps) this.#sweptAt = at
    await this.#vacuum()
  }

  /** Whoever follows a feed is told once its rows have their numbers. */
  async #number(step: Step): Promise<void> {
    for (;;) {
      const numbered = (await step(numberFeed)) ?? []
      if (numbered.length === 0) return
      for (const each of numbered) this.#settings.database.signals.tell({ kind: 'changes', ...each })
    }
  }

  async #link(step: Step): Promise<void> {
    for (const practiceId of (await step(practicesToLink)) ?? []) {
      // What comes meanwhile waits for the next round, where it is linked with more.
      for (let made = mostLinked; made === mostLinked; this.#links += made) {
        made = (await step((transaction) => linkEvents(transaction, practiceId))) ?? 0
      }
    }
  }

  /** A server vacuums by itself; the embedded database does it here, after so many commits. */
  async #vacuum(): Promise<void> {
    const { database } = this.#settings
    if (database.kind === 'postgres' || database.commits() - this.#vacuumedAt < commitsPerVacuum) return
    this.#vacuumedAt = database.commits()
    await database.vacuum()
  }

  /** Signed in a file, for whoever distrusts the database, and in the database. */
  async #checkpoint(): Promise<void> {
    const { signing, now, checkpointFile } = this.#settings
    const keep = (checkpoints: readonly Checkpoint[]) => appendCheckpoints(checkpointFile, checkpoints)
    const signed = await this.#alone((transaction) =>
      writeCheckpoints(transaction, { key: signing, now: now(), keep }),
    )
    appendKnown(checkpointFile, signed ?? [])
    await this.#anchor()
    this.#seenCommits += 1
    this.#links = 0
  }

  /** A stretch that cannot be moved stops nothing: it stays in the database, and is tried again an hour later. */
  async #archive(): Promise<void> {
    const { archive, signing, now, report } = this.#settings
    this.#isMoving = false
    if (!archive) return
    const turn = async <Value>(act: (transaction: Transaction) => Promise<Value>): Promise<Value> => {
      const made = await this.#alone(async (transaction) => ({ value: await act(transaction) }))
      this.#seenCommits += 1
      if (!made) throw new OtherServer()
      return made.value
    }
    try {
      this.#isMoving = await archiveOnce(archive, { turn, signing, now: now() })
    } catch (error) {
      if (!(error instanceof OtherServer)) report(archiveFailure(error))
    }
  }

  /** An anchor that cannot be reached stops nothing; it gets what it is owed with the next checkpoint. */
  async #anchor(): Promise<void> {
    const { anchor, checkpointFile, report } = this.#settings
    for (const failure of anchor ? await sendToAnchor(checkpointFile, anchor) : []) report(failure)
  }

  /** Undefined when another process has the lock: then that one does the work. */
  #alone<Value>(act: (transaction: Transaction) => Promise<Value>): Promise<Value | undefined> {
    return this.#settings.database.asOwner(async (transaction) => {
      const { rows } = await sql<{
        mine: boolean
      }>`select pg_try_advisory_xact_lock(${lock}::bigint) as mine`.execute(transaction)
      return rows[0]?.mine ? act(transaction) : undefined
    }, 'background')
  }
}

/** Another server on this database has taken the work over. */
class OtherServer extends Error {}

function archiveFailure(reason: unknown): Error {
  const said = reason instanceof Error ? reason.message : 'unknown'
  return new Error(
    `Old events of the audit trail could not be moved into the archive (${said}). They stay in the database; npm run audit:verify says whether they are as they were written.`,
    { cause: reason },
  )
}
