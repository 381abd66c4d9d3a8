import { Dexie } from 'dexie'
import type { Sealed } from './device.ts'
import { type DeviceKeys, hiddenName, keysOf, seal, unseal } from './seal.ts'

/** What was typed on this device where nobody may be signed in, until it is stored. */
export type KeptWords = {
  readonly of: <Value>(name: string) => Promise<Value | undefined>
  readonly keep: (name: string, value: unknown) => Promise<void>
  readonly forget: (name: string) => Promise<void>
}

/** `owner` groups what one secret has sealed, and says nothing to whoever has another. */
type WordsRow = { readonly name: string; readonly owner: string; readonly sealed: Sealed }

const stored = 'goldthread-words'
const noSalt = new Uint8Array()

/**
 * Opens what is kept on this device under a secret that the server tells to whoever may read it, and that is stored nowhere here: a
 * page that is read again asks for it again. What another secret has sealed cannot be read, nor be told from anything else.
 */
export async function openKeptWords(secret: string): Promise<KeptWords> {
  const keys = await keysOf(secret, noSalt)
  const owner = await ownerOf(keys)
  const words = openWords().table
  return {
    of: async (name) => {
      const hidden = await hiddenName(keys, name)
      const row = await words.get(hidden)
      return row && unseal(keys.values, hidden, row.sealed)
    },
    keep: async (name, value) => {
      const hidden = await hiddenName(keys, name)
      await words.put({ name: hidden, owner, sealed: await seal(keys.values, hidden, value) })
    },
    forget: async (name) => words.delete(await hiddenName(keys, name)),
  }
}

/** Nothing that this secret has sealed is on this device any more; what others have stays for them. */
export async function wipeKeptWords(secret: string): Promise<void> {
  const owner = await ownerOf(await keysOf(secret, noSalt))
  const { device, table } = openWords()
  await table.where('owner').equals(owner).delete()
  const isEmpty = (await table.count()) === 0
  device.close()
  if (isEmpty) await Dexie.delete(stored)
}

/** Whether something that this secret has sealed is on this device. */
export async function hasKeptWords(secret: string): Promise<boolean> {
  const owner = await ownerOf(await keysOf(secret, noSalt))
  const { device, table } = openWords()
  const count = await table.where('owner').equals(owner).count()
  device.close()
  return count > 0
}

function ownerOf(keys: DeviceKeys): Promise<string> {
  return hiddenName(keys, '')
}

function openWords() {
  const device = new Dexie(stored, { chromeTransactionDurability: 'strict' })
  device.version(2).stores({ words: 'name, owner' })
  return { device, table: device.table<WordsRow, string>('words') }
}
