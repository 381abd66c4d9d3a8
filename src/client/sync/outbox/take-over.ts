import { Dexie } from 'dexie'
import type { CopyRow, FailedRow, QueueRow } from '#client/sync/device/device.ts'
import { unseal } from '#client/sync/device/seal.ts'
import type { Pending, Stuck } from '#client/sync/pending.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

/** What an older release has left on this device, opened. */
export type FormerRows = {
  readonly queue: readonly Pending[]
  readonly failed: readonly { readonly id: string; readonly at: number; readonly value: Stuck }[]
  readonly copies: readonly { readonly record: string; readonly value: JsonObject }[]
}

/**
 * Hands over to the outbox what an older release kept under the person's own name, with its key beside it, and takes that away once it is
 * handed over. Whoever dies in between does it again: a change that is sent twice is stored once. A change that cannot be opened
 * stays where it lies; answers how many of them there are.
 */
export async function takeOver(name: string, admit: (rows: FormerRows) => Promise<void>): Promise<number> {
  return navigator.locks.request(`${name} taken over`, async () => {
    if (!(await Dexie.exists(name))) return 0
    const former = await new Dexie(name).open()
    const own: { readonly key: CryptoKey } | undefined = await former.table('keys').get('own')
    const queue = await openedOf<Pending, QueueRow>(
      own?.key,
      await former.table('queue').orderBy('seq').toArray(),
    )
    const failed = await openedOf<Stuck, FailedRow>(own?.key, await former.table('failed').toArray())
    const copies = await openedOf<JsonObject, CopyRow>(own?.key, await former.table('copies').toArray())

    await admit({
      queue: queue.map(({ value }) => value),
      failed: failed.map(({ row: { id, at }, value }) => ({ id, at, value })),
      copies: copies.map(({ row: { key }, value }) => ({ record: key, value })),
    })
    await former.table('queue').bulkDelete(queue.map(({ row }) => row.seq))
    await former.table('failed').bulkDelete(failed.map(({ row }) => row.id))
    const left = (await former.table('queue').count()) + (await former.table('failed').count())
    former.close()
    if (left === 0) await Dexie.delete(name)
    return left
  })
}

type Opened<Value, Of> = { readonly row: Of; readonly value: Value }

/** The rows that open; one that does not keeps no other from being taken over. */
async function openedOf<Value, Of extends CopyRow>(
  own: CryptoKey | undefined,
  rows: readonly Of[],
): Promise<readonly Opened<Value, Of>[]> {
  if (!own) return []
  const tried = await Promise.allSettled(rows.map((row) => unseal<Value>(own, row.key, row.sealed)))
  return rows.flatMap((row, index) => {
    const one = tried[index]
    return one?.status === 'fulfilled' ? [{ row, value: one.value }] : []
  })
}
