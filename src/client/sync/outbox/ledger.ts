import type { Change } from '#client/sync/change.ts'
import {
  type Device,
  type FailedRow,
  openDevice,
  ownSalt,
  type QueueRow,
} from '#client/sync/device/device.ts'
import { type DeviceKeys, hiddenName, keysOf, seal, unseal } from '#client/sync/device/seal.ts'
import { mergeDocuments } from '#client/sync/merge-documents.ts'
import {
  baseOf,
  coalesced,
  isNewer,
  keyOf,
  type Pending,
  pendingOf,
  rebased,
  type Stuck,
  wanted,
} from '#client/sync/pending.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { admitFormer } from './admit-former.ts'
import { copiesIn, heldCopies } from './held-copies.ts'
import { newRow } from './new-row.ts'
import { takeOver } from './take-over.ts'

/** One waiting change with its row. */
export type Entry = { readonly row: QueueRow; readonly pending: Pending }

/** One item of the recovery drawer. */
export type StuckEntry = Stuck & { readonly id: string; readonly at: number }

/**
 * The outbox in writing, the truth of what this device still owes: every method is one step that is whole or not at all, also when two tabs take
 * it at the same moment. Values are sealed outside of transactions, so each step checks that its row is still the one it read.
 */
export type Ledger = Awaited<ReturnType<typeof openLedger>>

/** Opens the ledger of one person; what an older release has left under `formerName` is taken over first. */
export async function openLedger({ name, formerName, secret, now, newId }: LedgerWorld) {
  const device = openDevice(name)
  const keys = await keysOf(secret, await ownSalt(device))
  const unreadable =
    formerName === undefined ? 0 : await takeOver(formerName, (rows) => admitFormer(device, keys, rows))
  const context: LedgerContext = { device, keys, key: keys.values, now, newId, unreadable }
  return {
    ...stepsOf(context),
    ...readsOf(context),
    copies: copiesIn(context),
    held: heldCopies(context),
    close: () => device.close(),
  }
}

/** What the ledger needs of the world. */
export type LedgerWorld = {
  readonly name: string
  readonly formerName?: string
  /** The person's own, as the session brought it: 32 bytes in base64url. */
  readonly secret: string
  readonly now: () => number
  readonly newId: () => string
}

type LedgerContext = {
  readonly device: Device
  readonly keys: DeviceKeys
  readonly key: CryptoKey
  readonly now: () => number
  readonly newId: () => string
  /** Changes that an older release kept and that cannot be opened. */
  readonly unreadable: number
}

function stepsOf(context: LedgerContext) {
  const { device, keys, key } = context
  return {
    /** Durable on this device when it answers: all of them, each of another record, or none. */
    add: (changes: readonly Change[]) => again(() => addOnce(context, changes)),

    /** Marks the change as under way; false when another tab has rewritten it meanwhile. */
    begin: (entry: Entry) => mark(device, entry.row),

    /** Back to waiting, until `nextAt`. */
    postpone: ({ row }: Entry, nextAt: number) => rewriteRow(device, row, { state: 'waiting', nextAt }),

    /** The same change upon another copy, to be sent at once. */
    rebase: async ({ row }: Entry, pending: Pending) => {
      const sealed = await seal(key, row.key, pending)
      await rewriteRow(device, row, { state: 'waiting', nextAt: 0, sealed })
    },

    /** Takes the change out because it is stored, and lays what was written meanwhile upon the stored copy. */
    settle: (entry: Entry, stored: JsonObject | undefined) => again(() => settleOnce(context, entry, stored)),

    /** Moves the change, and later ones of the same record, into the recovery drawer. */
    surrender: (entry: Entry, stuck: Stuck) => again(() => surrenderOnce(context, entry, stuck)),

    /** Whoever sent when the tab died, did not hear the answer: all of it waits again. */
    wakeSleepers: () => device.queue.where('state').equals('sending').modify({ state: 'waiting', nextAt: 0 }),

    /** A person let it go. */
    forget: (id: string) => device.failed.delete(id),

    /** Takes out what waits of a record, where nothing of it was ever sent; answers whether it is out. */
    withdraw: (name: string) => withdrawUnsent(context, name),

    /** Puts a drawer's change back at the end of the queue, in one step with its leaving the drawer. */
    requeue: async (id: string, pending: Pending) => {
      const row = await newRow(keys, pending)
      await device.transaction('rw', device.queue, device.failed, async () => {
        await device.queue.add(row)
        await device.failed.delete(id)
      })
    },

    /** What a restored server has lost goes before all that waits, and what a person must decide on into the drawer. */
    oweAgain: async (lost: readonly Pending[], asked: readonly Stuck[]) => {
      const rows = await Promise.all(lost.map((pending) => newRow(keys, pending)))
      const stuck = await Promise.all(asked.map((each) => failedRow(context, each)))
      await device.transaction('rw', device.queue, device.failed, async () => {
        const first = (await device.queue.orderBy('seq').first())?.seq ?? 1
        await device.queue.bulkAdd(rows.map((row, index) => ({ ...row, seq: first - rows.length + index })))
        await device.failed.bulkAdd([...stuck])
      })
    },
  }
}

async function withdrawUnsent({ device, keys }: LedgerContext, name: string): Promise<boolean> {
  const record = await hiddenName(keys, name)
  return device.transaction('rw', device.queue, async () => {
    const rows = await rowsOf(device, record)
    if (rows.length === 0 || !rows.every(isUnsent)) return false
    await device.queue.bulkDelete(rows.map(({ seq }) => seq))
    return true
  })
}

function readsOf({ device, keys, key, unreadable }: LedgerContext) {
  return {
    /** The oldest change; the queue is sent strictly in order, since later ones may refer to earlier ones. */
    first: async () => {
      const row = await device.queue.orderBy('seq').first()
      return row && open(key, row)
    },

    waiting: async () => openAll(key, await device.queue.orderBy('seq').toArray()),

    stuck: async (): Promise<readonly StuckEntry[]> => {
      const rows = await device.failed.orderBy('at').toArray()
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          at: row.at,
          ...(await unseal<Stuck>(key, row.key, row.sealed)),
        })),
      )
    },

    counts: async (since: number) => ({
      waiting: await device.queue.count(),
      stuck: unreadable + (await device.failed.where('at').above(since).count()),
      kept: unreadable + (await device.failed.count()),
      ...(unreadable > 0 ? { unreadable } : {}),
    }),

    countsOf: async (name: string) => {
      const record = await hiddenName(keys, name)
      return {
        waiting: await device.queue.where('key').equals(record).count(),
        stuck: await device.failed.where('key').equals(record).count(),
      }
    },

    /** The record as this device wants it: what waits, laid upon the newest copy known here or handed in. */
    latest: async (name: string, stored?: JsonObject): Promise<JsonObject | undefined> => {
      const record = await hiddenName(keys, name)
      const copy = await copyOf(device, key, record)
      const newest = copy && stored && isNewer(stored, copy) ? stored : (copy ?? stored)
      const last = (await rowsOf(device, record)).at(-1)
      if (!last) return newest
      const { pending } = await open(key, last)
      return wanted(newest && isNewer(newest, baseOf(pending)) ? rebased(pending, newest) : pending)
    },
  }
}

async function open(key: CryptoKey, row: QueueRow): Promise<Entry> {
  return { row, pending: await unseal<Pending>(key, row.key, row.sealed) }
}

function openAll(key: CryptoKey, rows: readonly QueueRow[]): Promise<readonly Entry[]> {
  return Promise.all(rows.map((row) => open(key, row)))
}

async function copyOf(device: Device, key: CryptoKey, record: string): Promise<JsonObject | undefined> {
  const row = await device.copies.get(record)
  return row && unseal<JsonObject>(key, row.key, row.sealed)
}

function rowsOf(device: Device, record: string): Promise<QueueRow[]> {
  return device.queue.where('key').equals(record).sortBy('seq')
}

class Moved extends Error {}

const mostTries = 20

/** Another tab was quicker: read again and take the step again. */
async function again<Value>(step: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await step()
    } catch (error) {
      if (!(error instanceof Moved) || tries === mostTries) throw error
    }
  }
}

async function addOnce(context: LedgerContext, changes: readonly Change[]): Promise<void> {
  const { device } = context
  const added = await Promise.all(changes.map((change) => addedRow(context, change)))
  await device.transaction('rw', device.queue, async () => {
    for (const { row, last } of added) await putUnmoved(device, row, last)
  })
}

/** A row to be added, or to be put in the place of the `last` one of its record, and that one as it was read. */
type AddedRow = { readonly row: QueueRow | Omit<QueueRow, 'seq'>; readonly last: QueueRow | undefined }

async function addedRow({ device, keys, key }: LedgerContext, change: Change): Promise<AddedRow> {
  const record = await hiddenName(keys, keyOf(change))
  const last = (await rowsOf(device, record)).at(-1)
  const together = last && isUnsent(last) ? coalesced((await open(key, last)).pending, change) : undefined
  // A copy that cannot be opened any more is none: what is written now must not wait for it.
  const copy = last ? undefined : await copyOf(device, key, record).catch(() => undefined)
  const row = await newRow(keys, together ?? pendingOf(change, copy), attemptsOf(change))
  return last && together
    ? { row: { ...last, sealed: row.sealed, revision: last.revision + 1 }, last }
    : { row, last }
}

async function putUnmoved(device: Device, row: AddedRow['row'], last: QueueRow | undefined): Promise<void> {
  const newest = (await rowsOf(device, row.key)).at(-1)
  if (newest?.seq !== last?.seq || newest?.revision !== last?.revision) throw new Moved()
  if (newest && newest.state !== last?.state) throw new Moved()
  await device.queue.put(row)
}

function attemptsOf(change: Change): number {
  return change.kind === 'create' && change.wasSent ? 1 : 0
}

/** What was sent once may be stored although nobody heard of it: it is sent again as it is, and what is written later follows it. */
function isUnsent({ state, attempts }: QueueRow): boolean {
  return state === 'waiting' && attempts === 0
}

async function settleOnce(
  { device, key }: LedgerContext,
  { row: { key: record, seq } }: Entry,
  stored: JsonObject | undefined,
): Promise<void> {
  const later = await rowsAfter(device, record, seq)
  const rows = stored ? await Promise.all(later.map((row) => laidUpon(key, row, stored))) : later
  const copy = stored && { key: record, sealed: await seal(key, record, stored) }

  await device.transaction('rw', device.queue, device.copies, async () => {
    await checkUnmoved(device, record, { seq, later })
    await device.queue.bulkPut([...rows])
    if (copy) await device.copies.put(copy)
    else await device.copies.delete(record)
    await device.queue.delete(seq)
  })
}

async function laidUpon(key: CryptoKey, row: QueueRow, stored: JsonObject): Promise<QueueRow> {
  const { pending } = await open(key, row)
  const sealed = await seal(key, row.key, rebased(pending, stored))
  return { ...row, sealed, revision: row.revision + 1 }
}

async function surrenderOnce(
  { device, key, newId, now }: LedgerContext,
  { row: { key: record, seq } }: Entry,
  stuck: Stuck,
): Promise<void> {
  const later = await rowsAfter(device, record, seq)
  const entries = await openAll(key, later)
  const whole = entries.reduce((pending, { pending: next }) => withLater(pending, next), stuck.pending)
  const sealed = await seal(key, record, { ...stuck, pending: whole })
  const id = newId()

  await device.transaction('rw', device.queue, device.failed, async () => {
    await checkUnmoved(device, record, { seq, later })
    await device.failed.add({ id, key: record, at: now(), sealed })
    await device.queue.bulkDelete([seq, ...later.map((row) => row.seq)])
  })
}

/** The newest wish stands for all: a later text replaces the earlier one, a later delete keeps the text that it would delete. */
function withLater(pending: Pending, next: Pending): Pending {
  const text = wanted(next)
  if (!text) return pending
  if (pending.kind === 'create') return { ...pending, body: madeBy(pending.body, next) }
  if (pending.kind === 'delete') return next
  return { ...pending, after: text }
}

/** What is made here says only what its maker may say: of a later version no more than what that has changed. */
function madeBy(body: JsonObject, next: Pending): JsonObject {
  if (next.kind !== 'patch') return wanted(next) ?? body
  const merged = mergeDocuments(next.base, next.after, body)
  return merged.ok ? merged.value : next.after
}

async function failedRow({ keys, key, newId, now }: LedgerContext, stuck: Stuck): Promise<FailedRow> {
  const record = await hiddenName(keys, keyOf(stuck.pending))
  return { id: newId(), key: record, at: now(), sealed: await seal(key, record, stuck) }
}

async function rowsAfter(device: Device, record: string, seq: number): Promise<QueueRow[]> {
  return (await rowsOf(device, record)).filter((row) => row.seq > seq)
}

async function checkUnmoved(
  device: Device,
  record: string,
  { seq, later }: { readonly seq: number; readonly later: readonly QueueRow[] },
): Promise<void> {
  const now = await rowsAfter(device, record, seq)
  const isSame =
    now.length === later.length && now.every((row, index) => row.revision === later[index]?.revision)
  if (!isSame) throw new Moved()
}

/** Marks the row only while nobody has rewritten it. */
function mark(device: Device, row: QueueRow): Promise<boolean> {
  return device.transaction('rw', device.queue, async () => {
    const now = await device.queue.get(row.seq)
    if (now?.revision !== row.revision) return false
    await device.queue.update(row.seq, { state: 'sending', attempts: row.attempts + 1 })
    return true
  })
}

async function rewriteRow(device: Device, row: QueueRow, next: Partial<QueueRow>): Promise<void> {
  await device.queue.update(row.seq, { ...next, revision: row.revision + 1 })
}
