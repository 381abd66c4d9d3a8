import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { keyOf, type Pending, versionOf } from '#client/sync/pending.ts'
import { compareEpoch } from '#client/sync/restored/compare-epoch.ts'
import type { Sent } from '#client/sync/restored/sent.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { failed } from '#shared/outcome/outcome.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { equal } from '#shared/patch/equal.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { answerMilliseconds, type Fate, fateOf, retryMilliseconds } from './fate.ts'
import type { Entry, Ledger } from './ledger.ts'
import { laidUpon } from './mine-upon.ts'
import type { News, OutboxWorld } from './outbox-world.ts'

/** The sender of one tab; only the tab that leads sends. */
export type Drainer = {
  /** Sends until told to stop; run under election. */
  readonly lead: () => Promise<void>
  /** Something changed: look at once. */
  readonly poke: () => void
  /** Look at once and forget waiting times and the pause. */
  readonly force: () => void
  /** The server says which epoch it is of. */
  readonly heardEpoch: (epoch: string) => void
  /** Settled when nothing is under way any more. */
  readonly rest: () => Promise<void>
}

/** What the sender works with. */
export type Needs = {
  readonly ledger: Ledger
  readonly sent: Sent
  readonly world: OutboxWorld
  readonly tell: (news: News) => Promise<void>
  readonly signal: AbortSignal
}

type Turn = {
  isPaused: boolean
  isForced: boolean
  isPoked: boolean
  /** Of the server, where it has not been looked at yet. */
  epoch: string | undefined
  wake: () => void
}

const mostContests = 8
const idleMilliseconds = 15_000

/** Sends what waits in the outbox, in the order of writing, one at a time. */
export function drain(needs: Needs): Drainer {
  const turn: Turn = {
    isPaused: false,
    isForced: false,
    isPoked: false,
    epoch: undefined,
    wake: () => undefined,
  }
  let underWay: Promise<unknown> = Promise.resolve()

  const lead = async () => {
    let look = async () => {
      await needs.ledger.wakeSleepers()
      return 0
    }
    while (!needs.signal.aborted) {
      turn.isPoked = false
      const stepping = look().then(
        (pause) => {
          look = () => step(needs, turn)
          return pause
        },
        (error) => afterMishap(error, needs.signal),
      )
      underWay = stepping
      const pause = await stepping
      if (pause > 0) await sleep(needs, turn, pause)
    }
  }

  const poke = () => {
    turn.isPoked = true
    turn.wake()
  }

  return {
    lead,
    poke,
    heardEpoch: (epoch) => {
      turn.epoch = epoch
      poke()
    },
    force: () => {
      turn.isForced = true
      poke()
    },
    rest: async () => {
      turn.wake()
      await underWay
    },
  }
}

/** One change, if one may go now; answers how long to sleep before the next look. */
async function step(needs: Needs, turn: Turn): Promise<number> {
  const { ledger, world, tell, signal } = needs
  if (world.reach() === 'offline' || (turn.isPaused && !turn.isForced)) return idleMilliseconds
  if (turn.epoch !== undefined && !(await compareEpoch(needs, turn.epoch))) return retryMilliseconds
  turn.epoch = undefined
  const entry = await ledger.first()
  if (!entry) return idleMilliseconds

  const wait = turn.isForced ? 0 : entry.row.nextAt - world.now()
  turn.isForced = false
  turn.isPaused = false
  if (wait > 0) return wait
  if (!(await ledger.begin(entry))) return 0

  await tell({ kind: 'changed', isSending: true, isPaused: false })
  const begun: Entry = { ...entry, row: { ...entry.row, attempts: entry.row.attempts + 1 } }
  const outcome = isEmpty(begun)
    ? { ok: true as const, value: baseOf(begun) }
    : await answered(world, begun.pending)
  if (signal.aborted) return 0

  const fate = fateOf(begun.pending, outcome, world.random)
  await settle(needs, turn, { entry: begun, fate, stored: outcome.ok ? outcome.value : undefined })
  return 0
}

/** What the server says; where it says nothing for too long, nobody knows what became of the change, and it is sent again as it is. */
function answered(world: OutboxWorld, pending: Pending): ReturnType<OutboxWorld['store']> {
  return new Promise((resolve, reject) => {
    const forget = world.after(answerMilliseconds, () => resolve(failed({ kind: 'unreachable' })))
    world.store(pending).then(resolve, reject).finally(forget)
  })
}

type Settling = { readonly entry: Entry; readonly fate: Fate; readonly stored: JsonObject | undefined }

async function settle(needs: Needs, turn: Turn, { entry, fate, stored }: Settling): Promise<void> {
  const { ledger, sent, world, tell } = needs
  if (fate.kind === 'stored') {
    // It is stored; a device without room forgets it a little earlier.
    if (!isEmpty(entry)) await sent.keep(entry.pending, stored).catch(() => undefined)
    await ledger.settle(entry, stored)
    await tell({
      kind: 'changed',
      isSending: false,
      isPaused: false,
      isFull: false,
      savedAt: world.now(),
    })
    const versionId = stored && versionOf(stored)
    return tell({ kind: 'stored', key: keyOf(entry.pending), ...(versionId !== undefined && { versionId }) })
  }

  if (fate.kind === 'waiting') await ledger.postpone(entry, world.now() + fate.after)
  if (fate.kind === 'contested') await contest(needs, entry, fate.failure)
  if (fate.kind === 'stuck') await ledger.surrender(entry, { pending: entry.pending, failure: fate.failure })
  if (fate.kind === 'paused') {
    turn.isPaused = true
    await ledger.postpone(entry, 0)
  }
  const isFull = fate.kind === 'waiting' && fate.isFull === true
  await tell({ kind: 'changed', isSending: false, isPaused: turn.isPaused, isFull })
}

/** How one person likes to work, on several devices: what is wanted last holds, and nobody is asked about his own habits. */
const habits: ReadonlySet<ResourceType> = new Set(['PersonalPreferences'])

/** Reads the other version: lays ours upon it when they touched different places, else brings both before a person. */
async function contest({ ledger, world }: Needs, entry: Entry, failure: SeenFailure): Promise<void> {
  const { pending } = entry
  const theirs = await world.read(pending.type, pending.id)
  if (!theirs.ok) {
    const fate = fateOf(pending, theirs, world.random)
    if (fate.kind === 'waiting') return ledger.postpone(entry, world.now() + fate.after)
    if (fate.kind === 'paused') return ledger.postpone(entry, world.now() + retryMilliseconds)
    return ledger.surrender(entry, { pending, failure: theirs.failure })
  }

  if (pending.kind === 'patch' && entry.row.attempts < mostContests) {
    const merged = mergeDocuments(pending.base, pending.after, theirs.value)
    if (merged.ok) return ledger.rebase(entry, { ...pending, base: theirs.value, after: merged.value })
    if (habits.has(pending.type)) return ledger.rebase(entry, laidUpon(pending, theirs.value))
  }
  return ledger.surrender(entry, { pending, failure, theirs: theirs.value })
}

function sleep({ world, signal }: Needs, turn: Turn, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    if (turn.isPoked || signal.aborted) return resolve()
    const forget = world.after(milliseconds, resolve)
    turn.wake = () => {
      forget()
      resolve()
    }
  })
}

/** An empty patch is not sent. */
function isEmpty({ pending }: Entry): boolean {
  return pending.kind === 'patch' && equal(pending.base, pending.after)
}

function baseOf({ pending }: Entry): JsonObject | undefined {
  return pending.kind === 'patch' ? pending.base : undefined
}

/** The device's storage failed for a moment, or is closing; what is written stays, and is looked at again. */
function afterMishap(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) return 0
  const isClosing = error instanceof Error && error.name === 'DatabaseClosedError'
  return isClosing ? idleMilliseconds : retryMilliseconds
}
