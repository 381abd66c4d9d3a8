import { expect, test } from 'vitest'
import { liveResults, proveVerdicts } from '#tests/support/signing/prove-verdicts.ts'

const seed = Number(process.env.SEED ?? 20_261_128)
const count = 400

test(`${count} random notes: the verdict on the screen is the verdict at signing (seed ${seed})`, async () => {
  const { faults, results, failed, passed } = await proveVerdicts(count, seed)
  expect(faults).toEqual([])
  expect(failed).toBeGreaterThan(results / 20)
  expect(passed).toBeGreaterThan(results / 20)
})

test('a screen that forgets a check, put in on purpose, is found', async () => {
  const forgetful: typeof liveResults = async (scene) => (await liveResults(scene)).slice(1)
  expect((await proveVerdicts(20, seed, forgetful)).faults).not.toEqual([])
})
