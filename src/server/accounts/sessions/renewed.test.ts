import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Renewed } from './renewed.ts'

let readings: number[]
let rights: Renewed<number>
/** Reads the time at which it was asked; it takes 30 ms. */
const read = () => {
  const at = Date.now()
  readings.push(at)
  return new Promise<number>((resolve) => setTimeout(() => resolve(at), 30))
}
/** Asks, and tells how old the answer is and how long it took. */
async function ask() {
  const begun = Date.now()
  const at = await rights.get('okafor', read)
  return { age: begun - at, waited: Date.now() - begun }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  readings = []
  rights = new Renewed(() => Date.now())
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets the time of an answer pass while it is waited for. */
async function passing<Value>(work: Promise<Value>): Promise<Value> {
  const [value] = await Promise.all([work, vi.advanceTimersByTimeAsync(40)])
  return value
}

test('who keeps asking waits once, and is never told what is older than a second', async () => {
  const told = []
  for (let turn = 0; turn < 40; turn += 1) {
    told.push(await passing(ask()))
    await vi.advanceTimersByTimeAsync(90)
  }

  expect(Math.max(...told.map(({ age }) => age))).toBeLessThan(1_000)
  expect(told.filter(({ waited }) => waited > 0)).toHaveLength(1)
  expect(readings.length).toBeGreaterThan(5)
})

test('who comes back after a second waits for what is true then', async () => {
  await passing(ask())
  await vi.advanceTimersByTimeAsync(1_000)

  expect(await passing(ask())).toEqual({ age: 0, waited: 30 })
})

test('what is forgotten does not come back from a reading that was on its way', async () => {
  await passing(ask())
  await vi.advanceTimersByTimeAsync(400)
  await ask()
  await vi.advanceTimersByTimeAsync(70)
  expect(readings).toHaveLength(2)
  rights.forget('okafor')
  await vi.advanceTimersByTimeAsync(100)

  expect(await passing(ask())).toEqual({ age: 0, waited: 30 })
})

test('a reading that fails is told to who asked, and tried again by the next', async () => {
  await expect(rights.get('sato', () => Promise.reject(new Error('away')))).rejects.toThrow('away')

  expect(await rights.get('sato', () => Promise.resolve(7))).toBe(7)
})

test('a reading ahead that fails is not kept either, although somebody is waiting for it', async () => {
  let isAway = false
  const fail = () =>
    new Promise<number>((_resolve, reject) => setTimeout(() => reject(new Error('away')), 900))
  const look = () => (isAway ? fail() : read())
  await passing(rights.get('okafor', look))
  isAway = true
  await vi.advanceTimersByTimeAsync(400)
  await rights.get('okafor', look)
  await vi.advanceTimersByTimeAsync(600)
  const waiting = rights.get('okafor', look).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(400)
  isAway = false

  expect(await waiting).toBe('away')
  expect(await passing(ask())).toEqual({ age: 0, waited: 30 })
})
