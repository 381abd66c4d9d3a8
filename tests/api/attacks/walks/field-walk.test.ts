import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { secretNumber } from '#tests/support/field-walk/attack-masked.ts'
import {
  attacksOn,
  type FieldScene,
  sampleOf,
  setFieldScene,
  walkFields,
} from '#tests/support/field-walk/walk-fields.ts'

const seed = Number(process.env.SEED ?? Math.floor(Date.now() / 1_000) % 100_000)
const types = [
  'Patient',
  'Note',
  'Consent',
  'Practitioner',
  'Encounter',
  'Appointment',
  'Group',
  'RelatedPerson',
  'Channel',
  'Form',
]

describe.each(databasesFor(import.meta.url))(
  `a slice of the walk over fields with the seed ${seed}, on %s`,
  (database) => {
    let scene: FieldScene
    beforeAll(async () => {
      scene = await setFieldScene(database, {
        as: ['administrative', 'case-management', 'sandbox'],
        of: types,
      })
    })
    afterAll(() => scene?.server.close())

    test('nobody writes what only the server writes, or learns what is kept from him', async () => {
      expect([...scene.prey.keys()].sort()).toEqual([...types].sort())
      const { made, open } = await walkFields(scene, sampleOf(attacksOn(scene, seed), { seed, most: 300 }))
      expect(open).toEqual([])
      expect(made).toBeGreaterThan(200)
    })

    test('three holes that are put in on purpose are found, and nothing else', async () => {
      const patient = scene.prey.get('Patient')?.full.row.id ?? ''
      await scene.server.world.database.asOwner((transaction) =>
        sql`insert into token (practice_id, type, token, resource_id, patient_id)
        values (${scene.server.practice.id}::uuid, 'Patient', ${`identifiers.value=${secretNumber}`}, ${patient}::uuid, ${patient}::uuid)`.execute(
          transaction,
        ),
      )
      const consent = registry.Consent as Writable<TypeEntry>
      const person = registry.Patient as Writable<TypeEntry>
      const { serverOwned } = consent
      const { masked } = person
      try {
        consent.serverOwned = serverOwned.filter((name) => name !== 'dateSigned')
        person.masked = masked.filter(({ path }) => path !== 'genderIdentity')
        const told = [
          'Consent.dateSigned',
          'Patient.genderIdentity',
          'Patient.identifiers',
          'Consent.signatures',
        ]
        const attacks = [0, 1, 2, 3]
          .flatMap((more) => attacksOn(scene, seed + more))
          .filter(({ field }) => told.includes(`${field.type}.${field.path}`))
        const { open } = await walkFields(scene, attacks)
        const found = new Set(open.map((each) => each.split(' ')[0]))
        expect([...found].sort()).toEqual(told.slice(0, 3).sort())
      } finally {
        consent.serverOwned = serverOwned
        person.masked = masked
      }
    })
  },
)

type Writable<Type> = { -readonly [Name in keyof Type]: Type[Name] }
