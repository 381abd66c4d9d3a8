import { afterAll, beforeAll, expect, test } from 'vitest'
import { givingFields } from '#tests/support/field-walk/annotated-fields.ts'
import { type GivingScene, givingStaff, setGivingScene } from '#tests/support/field-walk/giving-scene.ts'
import { setFieldScene } from '#tests/support/field-walk/walk-fields.ts'
import { attemptsOn, walkGiving } from '#tests/support/field-walk/walk-giving.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1000)
let scene: GivingScene

beforeAll(async () => {
  scene = await setGivingScene(await setFieldScene('embedded', { of: [], more: givingStaff }))
})
afterAll(() => scene?.fields.server.close())

test('as each of the 23 roles nobody gives rights or reach that he does not have', async () => {
  const { made, done, open, waysOf } = await walkGiving(await attemptsOn(scene, seed))
  console.log(JSON.stringify({ seed, made, done, open: open.length }))
  expect(open).toEqual([])
  expect(made).toBeGreaterThan(2_000)
  expect(done).toBeGreaterThan(100)
  expect([...waysOf.keys()].sort()).toEqual(
    givingFields()
      .map(({ type, path }) => `${type}.${path}`)
      .sort(),
  )
})
