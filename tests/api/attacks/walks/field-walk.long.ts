import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attacksOn,
  type FieldScene,
  setFieldScene,
  walkFields,
  withEveryRole,
} from '#tests/support/field-walk/walk-fields.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)

describe(`the whole walk over every field by every way with the seed ${seed}`, () => {
  let scene: FieldScene
  beforeAll(async () => {
    scene = await setFieldScene('embedded')
  })
  afterAll(() => scene?.server.close())

  test('nobody writes what only the server writes, or learns what is kept from him', async () => {
    const attacks = withEveryRole(scene, attacksOn(scene, seed), seed)
    const { made, open } = await walkFields(scene, attacks)
    expect(open).toEqual([])
    expect(made).toBeGreaterThan(attacks.length / 2)
  })
})
