import { Dexie, type Table } from 'dexie'
import type { Sealed } from './device.ts'
import { hiddenName, keysOf, seal, unseal } from './seal.ts'

/** What was typed on this device where nobody may be signed in, until it is stored. */
export type KeptWords = {
  readonly of: <Value>(name: string) => Promise<Value | undefined>
  readonly keep: (name: string, value: unknown) => Promise<void>
  readonly forget: (name: string) => Promise<void>
}

type WordsRow = { readonly name: string; readonly sealed: Sealed }

const stored = 'goldthread-words'
const noSalt = new Uint8Array()

/**
 * Opens what is kept on this device under a secret that the server tells to whoever may read it, and that is stored nowhere here: a
 * page that is read again asks for it again. What another secret has sealed cannot be read, nor be told from anything else.
 */
export async function openKeptWords(secret: string): Promise<KeptWords> {
  const keys = await keysOf(secret, noSalt)
  const words = openWords()
  return {
    of: async (name) => {
      const hidden = await hiddenName(keys, name)
      const row = await words.get(hidden)
      return row && unseal(keys.values, hidden, row.sealed)
    },
    keep: async (name, value) => {
      const hidden = await hiddenName(keys, name)
      await words.put({ name: hidden, sealed: await seal(keys.values, hidden, value) })
    },
    forget: async (name) => words.delete(await hiddenName(keys, name)),
  }
}

/** Nothing that was kept so is on this device any more, whoever typed it. */
export async function wipeKeptWords(): Promise<void> {
  await Dexie.delete(stored)
}

function openWords(): Table<WordsRow, string> {
  const device = new Dexie(stored, { chromeTransactionDurability: 'strict' })
  device.version(1).stores({ words: 'name' })
  return device.table<WordsRow, string>('words')
}
