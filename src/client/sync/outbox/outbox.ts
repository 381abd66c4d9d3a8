import type { Change } from '#client/sync/change.ts'
import { baseOf, isNewer, keyOf, type Pending, pendingOf, rebased, wanted } from '#client/sync/pending.ts'
import { openSent } from '#client/sync/restored/sent.ts'
import { type Counts, nothingOwed, type SaveState, saveStateOf } from '#client/sync/save-state.ts'
import { openListeners } from '#client/ui/external-store.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { openBuffer } from './buffer.ts'
import { drain } from './drain.ts'
import { type Ledger, openLedger, type StuckEntry } from './ledger.ts'
import { mineUpon } from './mine-upon.ts'
import { openLooking } from './open-looking.ts'
import type { News, OutboxWorld } from './outbox-world.ts'

/** Failed attempts count in the chip for so long; the text stays in the drawer until a person decides. */
export const failureShownMilliseconds = 1_440 * 60_000

/** The one way by which changes leave this device. A change leaves it only when it is stored or when a person lets it go. */
export type Outbox = {
  /** Answers when the change is durable on this device; sending follows by itself. */
  readonly write: <Type extends ResourceType>(change: Change<Type>) => Promise<Outcome<void>>
  /** The same after 200 ms of quiet, newest wins; flushed when the page hides. */
  readonly writeSoon: <Type extends ResourceType>(change: Change<Type>) => void
  /** Calls back after 200 ms of quiet, or before the next flush, for what was typed and is not handed over yet. */
  readonly soon: (settle: () => void) => void
  /** Writes at once what is still buffered. */
  readonly flush: () => Promise<void>
  /** Is anything typed that is not written on this device yet? */
  readonly holds: () => boolean
  /** Calls back once nothing typed waits to be written on this device: at once, or when it was written by its own clock. */
  readonly rested: (act: () => void) => void
  /** The record as this device wants it, upon `stored` if that is the newest copy; undefined when nothing of it is known here. */
  readonly latest: <Type extends ResourceType>(
    type: Type,
    id: string,
    stored?: JsonObject,
  ) => Promise<ResourceTypes[Type] | undefined>
  readonly saveState: () => SaveState
  readonly countsOf: (
    type: ResourceType,
    id: string,
  ) => Promise<{ readonly waiting: number; readonly stuck: number }>
  readonly subscribe: (listener: (news: News) => void) => () => void
  /** What waits of a type, in the order of writing. */
  readonly waiting: (type: ResourceType) => Promise<readonly Pending[]>
  /** Takes out what waits of a record; false where it was sent once, so that it may be stored already. */
  readonly withdraw: (type: ResourceType, id: string) => Promise<boolean>
  readonly stuck: () => Promise<readonly StuckEntry[]>
  /** Sends it again; `mine` wins over what stands there now. */
  readonly retry: (item: StuckEntry) => Promise<void>
  /** A person lets the text go. */
  readonly discard: (id: string) => Promise<void>
  /** Tries at once: back online, signed in again, or asked for. */
  readonly resume: () => void
  /** The server's epoch: with another one than before it was restored, and is sent again what it may have lost. */
  readonly heardEpoch: (epoch: string) => void
  /** Somebody may read less than before, perhaps this person: copies of what is closed to him go. */
  readonly lookAgain: () => void
  /** Keeps what was read, sealed on this device, so that it can be read again without a connection; gone with the other copies. */
  readonly keepCopy: (name: string, value: JsonObject) => Promise<void>
  /** What was kept under this name; undefined when nothing was. */
  readonly keptCopy: <Value>(name: string) => Promise<Value | undefined>
  readonly forgetCopy: (name: string) => Promise<void>
  readonly forgetCopies: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The copies between which a refused change of this type lies; undefined for a change of another type or kind. */
export function copiesBetween<Type extends ResourceType>(
  { pending }: StuckEntry,
  type: Type,
): { readonly base: ResourceTypes[Type]; readonly after: ResourceTypes[Type] } | undefined {
  if (pending.kind !== 'patch' || pending.type !== type) return undefined
  // What the device keeps under a type was a record of that type when it came in.
  return { base: pending.base as ResourceTypes[Type], after: pending.after as ResourceTypes[Type] }
}

/** Opens the outbox of one person in one tab. */
export async function openOutbox(world: OutboxWorld): Promise<Outbox> {
  const [ledger, sent] = await Promise.all([openLedger(world), openSent(world)])
  const stop = new AbortController()
  const unkept = () => refusal() && new Set(unwritten().map(keyOf)).size
  const { refresh, saveState, subscribe } = watch(ledger, world, { signal: stop.signal, unkept })

  const tell = async (news: News) => {
    world.line.tell(news)
    await refresh(news)
  }

  const drainer = drain({ ledger, sent, world, tell, signal: stop.signal })
  world.line.listen((news) => {
    if (news.kind === 'written') drainer.poke()
    if (news.kind === 'resume') drainer.force()
    refresh(news).catch(ignoreClosing)
  })
  const looking = openLooking({ ledger, world, signal: stop.signal })
  const { lead, lookAgain } = leading(drainer.lead, looking.lookAgain)
  world.elect(lead, stop.signal)
  const write = (changes: readonly Change[]) => writtenInto(ledger, changes)
  const tellWritten = async ({ ok }: Outcome<void>) => {
    await (ok ? tell : refresh)({ kind: 'written' }).catch(throwLater)
    if (ok) drainer.poke()
  }

  const behind = { write, tell: tellWritten, after: clockOf(world, stop.signal) }
  const { add, unwritten, refusal, ...buffer } = openBuffer(behind)
  await refresh({ kind: 'written' })

  return {
    write: async (change) => {
      await buffer.flush()
      // What was typed before it goes before it.
      const outcome = refusal() ?? (await write([change]))
      await tellWritten(outcome)
      return outcome
    },
    ...buffer,
    writeSoon: add,
    ...knownIn(ledger, unwritten),
    saveState,
    subscribe,
    ...keptEntries({ ledger, world, tell, force: drainer.force }),
    resume: () => {
      tell({ kind: 'resume' }).catch(ignoreClosing)
      drainer.force()
    },
    heardEpoch: drainer.heardEpoch,
    lookAgain,
    ...ledger.copies,
    close: async () => {
      await buffer.flush().finally(() => stop.abort())
      world.line.close()
      await Promise.all([drainer.rest(), looking.rest()])
      ledger.close()
      sent.close()
    },
  }
}

/** The world's clock, until the tab is closed. */
function clockOf({ after }: OutboxWorld, signal: AbortSignal): OutboxWorld['after'] {
  return (milliseconds, act) => after(milliseconds, () => signal.aborted || act())
}

/** Refused where the device has no room, or its storage is broken. */
async function writtenInto(ledger: Ledger, changes: readonly Change[]): Promise<Outcome<void>> {
  try {
    await ledger.add(changes)
    return succeeded(undefined)
  } catch (error) {
    return failed({ kind: 'unavailable', because: error instanceof Error ? error.message : String(error) })
  }
}

/** What goes wrong in telling takes nothing back of what is written; the page hears of it all the same. */
function throwLater(error: unknown): void {
  setTimeout(() => ignoreClosing(error))
}

/** What the ledger knows of a record, and upon it what the device has not taken yet. */
function knownIn(ledger: Ledger, unwritten: () => readonly Change[]): Pick<Outbox, 'latest' | 'countsOf'> {
  const unwrittenOf = (key: string) => unwritten().filter((change) => keyOf(change) === key)
  return {
    latest: async <Type extends ResourceType>(type: Type, id: string, stored?: JsonObject) => {
      const key = keyOf({ type, id })
      for (;;) {
        const later = unwrittenOf(key)
        const known = await ledger.latest(key, stored)
        // What was written meanwhile stands in the ledger now, and is not laid upon it a second time.
        const isWritten = later.some((change) => !unwritten().includes(change))
        // What the device keeps under a type's key was a record of that type when it came in.
        if (!isWritten) return later.reduce(laidUponKnown, known) as ResourceTypes[Type] | undefined
      }
    },
    countsOf: async (type, id) => {
      const key = keyOf({ type, id })
      const unwrittenNow = unwrittenOf(key).length
      const { waiting, stuck } = await ledger.countsOf(key)
      return { waiting: waiting + unwrittenNow, stuck }
    },
  }
}

function laidUponKnown(known: JsonObject | undefined, change: Change): JsonObject | undefined {
  const pending = pendingOf(change, undefined)
  return wanted(known && !isNewer(baseOf(pending), known) ? rebased(pending, known) : pending)
}

/** The tab that leads looks when it begins to, and when it is told to; the others do not. */
function leading(lead: () => Promise<void>, look: () => void) {
  let isLeading = false
  return {
    lead: () => {
      isLeading = true
      look()
      return lead()
    },
    lookAgain: () => {
      if (isLeading) look()
    },
  }
}

type Stuck = {
  readonly ledger: Ledger
  readonly world: OutboxWorld
  readonly tell: (news: News) => Promise<void>
  readonly force: () => void
}

/** What waits, listed or taken out; and what the server refused, listed, sent again, or let go by a person. */
function keptEntries({
  ledger,
  world,
  tell,
  force,
}: Stuck): Pick<Outbox, 'waiting' | 'withdraw' | 'stuck' | 'retry' | 'discard'> {
  return {
    waiting: async (type) =>
      (await ledger.waiting()).flatMap(({ pending }) => (pending.type === type ? [pending] : [])),
    withdraw: async (type, id) => {
      const isOut = await ledger.withdraw(keyOf({ type, id }))
      if (isOut) await tell({ kind: 'written' })
      return isOut
    },
    stuck: ledger.stuck,
    retry: async (item) => {
      await ledger.requeue(item.id, await mineUpon(item, world.read))
      await tell({ kind: 'written' })
      force()
    },
    discard: async (id) => {
      await ledger.forget(id)
      await tell({ kind: 'written' })
    },
  }
}

type Watch = Pick<Outbox, 'saveState' | 'subscribe'> & { readonly refresh: (news: News) => Promise<void> }

type Watching = {
  readonly signal: AbortSignal
  /** How many records hold something that waits for the device; nothing where it refuses nothing. */
  readonly unkept: () => number | undefined
}

/** What is owed and what is being done about it, counted anew at each news; a device that counts nothing owes what it owed. */
function watch(ledger: Ledger, world: OutboxWorld, { signal, unkept }: Watching): Watch {
  const { tell, subscribe } = openListeners<News>()
  let counts: Counts = { waiting: 0, stuck: 0, kept: 0 }
  let state: SaveState = nothingOwed
  let doing: Extract<News, { kind: 'changed' }> = { kind: 'changed', isSending: false, isPaused: false }
  return {
    saveState: () => state,
    subscribe,
    refresh: async (news) => {
      if (signal.aborted) return
      if (news.kind === 'changed') doing = { ...doing, ...news }
      counts = await ledger.counts(world.now() - failureShownMilliseconds).catch((error) => {
        if (unkept() === undefined) throw error
        return counts
      })
      state = saveStateOf(counts, { ...doing, reach: world.reach(), unkept: unkept() })
      tell(news)
    },
  }
}

/** The tab is closing; what was written stands in the ledger. */
function ignoreClosing(error: unknown): void {
  if (error instanceof Error && error.name === 'DatabaseClosedError') return
  throw error
}
