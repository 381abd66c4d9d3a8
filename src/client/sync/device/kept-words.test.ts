import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { hasKeptWords, openKeptWords, wipeKeptWords } from './kept-words.ts'
import { textOf } from './seal.ts'

const secret = (fill: number) => textOf(new Uint8Array(32).fill(fill))
const databases = async () => (await Dexie.getDatabaseNames()).filter((name) => name === 'goldthread-words')

afterEach(() => Dexie.delete('goldthread-words'))

test('whoever has handed in takes the own words off the device, and leaves those of another packet there', async () => {
  const [first, second] = [await openKeptWords(secret(1)), await openKeptWords(secret(2))]
  await first.keep('mood', 'I wake at three')
  await second.keep('mood', 'She does not sleep')
  expect(await second.of('mood')).toBe('She does not sleep')

  await wipeKeptWords(secret(1))
  expect(await first.of('mood')).toBeUndefined()
  expect(await second.of('mood')).toBe('She does not sleep')
  expect([await hasKeptWords(secret(1)), await hasKeptWords(secret(2))]).toEqual([false, true])
  expect(await databases()).toHaveLength(1)

  await wipeKeptWords(secret(2))
  expect(await databases()).toEqual([])
})
