import type { CopyRow, Device } from '#client/sync/device/device.ts'
import { type DeviceKeys, hiddenName, seal, unseal } from '#client/sync/device/seal.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { owedCopies } from './owed-copies.ts'

/** A copy as it was read: its row, and what it says. */
export type HeldCopy = { readonly row: CopyRow; readonly value: JsonObject }

type Where = { readonly device: Device; readonly keys: DeviceKeys; readonly key: CryptoKey }

/** Copies of what was read here, beside those of the records that were written here. */
export function copiesIn({ device, keys, key }: Where) {
  const hidden = (name: string) => hiddenName(keys, copyName(name))
  return {
    keepCopy: async (name: string, value: JsonObject) => {
      const record = await hidden(name)
      await device.copies.put({ key: record, sealed: await seal(key, record, value) })
    },

    keptCopy: async <Value>(name: string): Promise<Value | undefined> => {
      const row = await device.copies.get(await hidden(name))
      return row && unseal<Value>(key, row.key, row.sealed)
    },

    forgetCopy: async (name: string) => device.copies.delete(await hidden(name)),

    /** Clears all that is only a copy; what is owed stays, sealed. */
    forgetCopies: async () => {
      const owed = await Promise.all(owedCopies.map(hidden))
      await device.copies.where('key').noneOf(owed).delete()
    },
  }
}

/** All copies that lie here, of what was read and of what was written, to be looked through; each is rewritten only while it is the one that was read. */
export function heldCopies({ device, key }: Where) {
  return {
    all: async (): Promise<readonly HeldCopy[]> => {
      const rows = await device.copies.toArray()
      return Promise.all(
        rows.map(async (row) => ({ row, value: await unseal<JsonObject>(key, row.key, row.sealed) })),
      )
    },

    /** Puts a value in the place of a copy; without one the copy goes. */
    rewrite: async ({ row }: HeldCopy, value: JsonObject | undefined): Promise<void> => {
      const sealed = value && (await seal(key, row.key, value))
      await device.transaction('rw', device.copies, async () => {
        const now = await device.copies.get(row.key)
        if (!now || !isSame(now.sealed.vector, row.sealed.vector)) return
        await (sealed ? device.copies.put({ key: row.key, sealed }) : device.copies.delete(row.key))
      })
    },
  }
}

/** What was read has names of its own: a record that was written here keeps its copy. */
function copyName(name: string): string {
  return `read ${name}`
}

/** Each sealing has a vector of its own. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
