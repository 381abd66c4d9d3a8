import { Dexie, type EntityTable } from 'dexie'
import type { Sealed } from '#client/sync/device/device.ts'
import { hiddenName, keysOf, seal, unseal } from '#client/sync/device/seal.ts'
import { keyOf, type Pending, versionOf } from '#client/sync/pending.ts'
import { diff } from '#shared/patch/diff.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { type SentChange, stampOf } from './owed-again.ts'

type SentRow = {
  readonly seq: number
  /** Stands for the record's name, which is not told. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly sealed: Sealed
}

type EpochRow = { readonly id: 'own'; readonly epoch: string }

type SentTables = Dexie & {
  readonly sent: EntityTable<SentRow, 'seq'>
  readonly epochs: EntityTable<EpochRow, 'id'>
}

const keptFor = 72 * 3_600_000

/** What this device has sent and the server has stored, kept for three days: a server that was restored may have lost it. */
export type Sent = Awaited<ReturnType<typeof openSent>>

/** Whose it is, and where it lies. */
export type SentWorld = {
  readonly name: string
  /** The person's own, as the session brought it. */
  readonly secret: string
  readonly now: () => number
}

/** Opens it beside the queue; a change is first kept here and then taken out there, so that it is never in neither. */
export async function openSent({ name, secret, now }: SentWorld) {
  const keys = await keysOf(secret, new Uint8Array())
  // Dexie gives a database its tables by name when its stores are declared, which types do not see.
  const tables = new Dexie(`${name} sent`, { chromeTransactionDurability: 'strict' }) as SentTables
  tables.version(1).stores({ sent: '++seq, key, at', epochs: 'id' })

  return {
    /** What was stored, as few words as it takes. */
    keep: async (pending: Pending, stored: JsonObject | undefined) => {
      const key = await hiddenName(keys, keyOf(pending))
      const sealed = await seal(keys.values, key, sentOf(pending, stored))
      await tables.sent
        .where('at')
        .below(now() - keptFor)
        .delete()
      await tables.sent.add({ key, at: now(), sealed })
    },

    /** Of the last three days, by record, each in the order of sending. */
    all: async (): Promise<readonly (readonly SentChange[])[]> => {
      const rows = await tables.sent
        .where('at')
        .above(now() - keptFor)
        .sortBy('seq')
      const changes = await Promise.all(
        rows.map((row) => unseal<SentChange>(keys.values, row.key, row.sealed)),
      )
      return [...Map.groupBy(changes, keyOf).values()]
    },

    /** The epoch of the server to which it was sent. */
    epoch: async () => (await tables.epochs.get('own'))?.epoch,

    turnTo: async (epoch: string) => {
      await tables.epochs.put({ id: 'own', epoch })
    },

    close: () => tables.close(),
  }
}

function sentOf(pending: Pending, stored: JsonObject | undefined): SentChange {
  const { type, id } = pending
  const stamp = stored === undefined ? '' : stampOf(stored)
  if (pending.kind === 'create') return { kind: 'create', type, id, body: pending.body, stamp }
  const upon = { versionId: versionOf(pending.base), baseStamp: stampOf(pending.base) }
  if (pending.kind === 'delete') return { kind: 'delete', type, id, ...upon, stamp }
  return { kind: 'patch', type, id, ...upon, operations: diff(pending.base, pending.after), stamp }
}
