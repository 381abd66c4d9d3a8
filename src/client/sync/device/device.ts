import { Dexie, type EntityTable } from 'dexie'
import { deviceSchemaVersion } from '#shared/limits/limits.ts'

/** A value that cannot be read without this person's key. */
export type Sealed = { readonly vector: Uint8Array<ArrayBuffer>; readonly bytes: ArrayBuffer }

/** One change that waits or is being sent; `revision` grows with each rewriting, so that two tabs cannot overwrite each other. */
export type QueueRow = {
  readonly seq: number
  /** Stands for the record's name, which is not told. */
  readonly key: string
  readonly state: 'waiting' | 'sending'
  /** Milliseconds since 1970 before which it is not tried again. */
  readonly nextAt: number
  readonly revision: number
  readonly attempts: number
  readonly sealed: Sealed
}

/** One change that a person has to decide on. */
export type FailedRow = {
  readonly id: string
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly sealed: Sealed
}

/** The newest stored copy of a record that this device has written. */
export type CopyRow = { readonly key: string; readonly sealed: Sealed }

type KeyRow = { readonly id: 'own'; readonly salt: Uint8Array<ArrayBuffer> }

const saltBytes = 16

/** The device's own tables for one person (version 2 of their layout). */
export type Device = Dexie & {
  readonly queue: EntityTable<QueueRow, 'seq'>
  readonly failed: EntityTable<FailedRow, 'id'>
  readonly copies: EntityTable<CopyRow, 'key'>
  readonly keys: EntityTable<KeyRow, 'id'>
}

/** Opens the tables of one person; a write is on the disk before it is reported (strict durability). */
export function openDevice(name: string): Device {
  // Dexie gives a database its tables by name when its stores are declared, which types do not see.
  const device = new Dexie(name, { chromeTransactionDurability: 'strict' }) as Device
  device.version(deviceSchemaVersion).stores({
    queue: '++seq, key, state, nextAt',
    failed: 'id, key, at',
    copies: 'key',
    keys: 'id',
  })
  return device
}

/** The salt of this device for this person: made at first use. Two tabs agree on the first one stored. */
export function ownSalt(device: Device): Promise<Uint8Array<ArrayBuffer>> {
  return device.transaction('rw', device.keys, async () => {
    const known = await device.keys.get('own')
    if (known) return known.salt
    const salt = crypto.getRandomValues(new Uint8Array(saltBytes))
    await device.keys.add({ id: 'own', salt })
    return salt
  })
}
