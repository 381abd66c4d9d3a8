import { expect, test } from 'vitest'
import { bundledEngine } from './bundled-engine.ts'
import { proveEngine } from './prove-engine.ts'

const seed = Number(process.env.SEED ?? 20_261_124)
const count = 5_000
const slice = 500

test(`${count} random forms: the order of changes does not matter, no circle is accepted and each is named, the server agrees (seed ${seed})`, () => {
  const proof = proveEngine(count, seed)
  expect(proof.faults).toEqual([])
  expect(proof.accepted).toBeGreaterThan(count / 5)
  expect(proof.refused).toBeGreaterThan(count / 20)
})

test(`as bundled for browsers the engine says the same of ${slice} of them`, async () => {
  expect(proveEngine(slice, seed, await bundledEngine()).faults).toEqual([])
})

test('an engine that forgets what depends on what, put in on purpose, is found', async () => {
  const engine = await bundledEngine()
  const forgetful = {
    ...engine,
    compileForm: ({ elements, ...rest }: Parameters<typeof engine.compileForm>[0]) =>
      engine.compileForm({ ...rest, elements: elements.map(({ visibleWhen: _, ...element }) => element) }),
  }
  expect(proveEngine(slice, seed, forgetful).faults).not.toEqual([])
})
