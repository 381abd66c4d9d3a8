import { expect, test } from 'vitest'
import { proveEngine } from './prove-engine.ts'

const seed = Number(process.env.SEED ?? Math.floor(performance.timeOrigin % 1_000_000_000))
const count = 100_000

test(`${count} random forms: the order of changes does not matter, no circle is accepted and each is named, the server agrees (seed ${seed})`, () => {
  const { faults, ...counted } = proveEngine(count, seed)
  console.log(JSON.stringify({ test: 'engine proofs', seed, ...counted }))
  expect(faults).toEqual([])
})
