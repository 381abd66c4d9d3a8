import { Dexie } from 'dexie'
import type { Pending, Stuck } from '#client/sync/pending.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { Sealed } from './device.ts'
import { unseal } from './seal.ts'

/** What an older release has left on this device, opened. */
export type FormerRows = {
  readonly queue: readonly Pending[]
  readonly failed: readonly { readonly id: string; readonly at: number; readonly value: Stuck }[]
  readonly copies: readonly { readonly record: string; readonly value: JsonObject }[]
}

type Row = { readonly key: string; readonly sealed: Sealed }

/**
 * Hands over what an older release kept under the person's own name, with its key beside it, and takes that away once it is
 * handed over. Whoever dies in between does it again: a change that is sent twice is stored once.
 */
export async function takeOver(name: string, admit: (rows: FormerRows) => Promise<void>): Promise<void> {
  await navigator.locks.request(`${name} taken over`, async () => {
    if (!(await Dexie.exists(name))) return
    const former = await new Dexie(name).open()
    const rows = await rowsOf(former)
    if (rows) await admit(rows)
    former.close()
    await Dexie.delete(name)
  })
}

async function rowsOf(former: Dexie): Promise<FormerRows | undefined> {
  const own = (await former.table('keys').get('own')) as { readonly key: CryptoKey } | undefined
  if (!own) return undefined
  const opened = <Value>({ key, sealed }: Row) => unseal<Value>(own.key, key, sealed)

  const queue: Row[] = await former.table('queue').orderBy('seq').toArray()
  const failed: (Row & { readonly id: string; readonly at: number })[] = await former
    .table('failed')
    .toArray()
  const copies: Row[] = await former.table('copies').toArray()
  return {
    queue: await Promise.all(queue.map((row) => opened<Pending>(row))),
    failed: await Promise.all(
      failed.map(async (row) => ({ id: row.id, at: row.at, value: await opened<Stuck>(row) })),
    ),
    copies: await Promise.all(
      copies.map(async (row) => ({ record: row.key, value: await opened<JsonObject>(row) })),
    ),
  }
}
