import { expect, test } from 'vitest'
import { proveVerdicts } from '#tests/support/signing/prove-verdicts.ts'

const seed = Number(process.env.SEED ?? Math.floor(performance.timeOrigin % 1_000_000_000))
const count = Number(process.env.NOTES ?? 100_000)

test(`${count} random notes: the verdict on the screen is the verdict at signing (seed ${seed})`, async () => {
  const begun = performance.now()
  const { faults, ...counted } = await proveVerdicts(count, seed)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(JSON.stringify({ test: 'verdicts', seed, ...counted, faults: faults.length, seconds }))
  expect(faults).toEqual([])
}, 900_000)
