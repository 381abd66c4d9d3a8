import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseKind, databasesFor } from '#tests/support/database/database.ts'
import {
  attacksOn,
  type FieldScene,
  sampleOf,
  setFieldScene,
  walkFields,
  withEveryRole,
} from '#tests/support/field-walk/walk-fields.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)

/** How many attacks fit into the minutes that there are. */
const most: { readonly [Kind in DatabaseKind]: number } = { embedded: 2_000, postgres: 2_000 }

describe.each(databasesFor(import.meta.url))(
  `the walk over every field as every role with the seed ${seed}, on %s`,
  (database) => {
    let scene: FieldScene
    beforeAll(async () => {
      scene = await setFieldScene(database)
    })
    afterAll(() => scene?.server.close())

    test('as each of the 23 roles nobody writes what only the server writes, or learns what is kept from him', async () => {
      expect(scene.clients.size).toBe(23)
      expect(scene.prey.size).toBeGreaterThan(55)
      const sample = sampleOf(attacksOn(scene, seed), { seed, most: most[database] })
      const attacks = withEveryRole(scene, sample, seed)
      const { made, open } = await walkFields(scene, attacks)
      expect(open).toEqual([])
      expect(made).toBeGreaterThan(most[database] / 2)
      const met = new Set(attacks.map(({ role, field }) => `${role.key} ${field.type}`))
      expect(met.size).toBe(23 * scene.prey.size)
    })
  },
)
