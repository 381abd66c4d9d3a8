import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { givingFields } from '#tests/support/field-walk/annotated-fields.ts'
import { type GivingScene, givingStaff, setGivingScene } from '#tests/support/field-walk/giving-scene.ts'
import { setFieldScene } from '#tests/support/field-walk/walk-fields.ts'
import {
  type Attempt,
  attemptsOn,
  nameOf,
  roleOf,
  sampleOfAttempts,
  walkGiving,
} from '#tests/support/field-walk/walk-giving.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)

describe.each(databasesFor(import.meta.url))(
  `a slice of the walk over what gives rights and reach with the seed ${seed}, on %s`,
  (database) => {
    let scene: GivingScene
    let attempts: readonly Attempt[] = []
    beforeAll(async () => {
      scene = await setGivingScene(await setFieldScene(database, { of: [], more: givingStaff }))
      attempts = await attemptsOn(scene, seed)
    })
    afterAll(() => scene?.fields.server.close())

    test('as each of the 23 roles nobody gives rights or reach that he does not have', async () => {
      const sample = sampleOfAttempts(attempts, { seed, most: 300 })
      const { done, open } = await walkGiving(sample)
      expect(open).toEqual([])
      expect(done).toBeGreaterThan(10)
      expect(new Set(sample.map(roleOf)).size).toBe(23)
      const fields = givingFields().map(({ type, path }) => `${type}.${path}`)
      expect([...new Set(sample.map(nameOf))].sort()).toEqual(fields.sort())
    })

    test('a guard that is missing, on purpose, is found', async () => {
      const guards = scene.fields.server.world.guards as { Patient?: unknown }
      const { Patient } = guards
      delete guards.Patient
      const byWorker = attempts.filter((attempt) => roleOf(attempt) === 'case-management')
      const { open } = await walkGiving(byWorker).finally(() => {
        guards.Patient = Patient
      })
      expect(new Set(open.map((each) => each.split(' ')[0]))).toEqual(new Set(['Patient.confidentialTeam']))
    })
  },
)
