import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const room = { name: 'Garden', kind: 'Room', status: 'active', timezone: 'America/Chicago' }
const staff = {
  admin: ['administrative'],
  clinician: ['non-prescribing-clinician'],
  stranger: ['non-prescribing-clinician'],
}
/** The embedded database does one thing after the other. */
const pairsOf = { embedded: 40, postgres: 200 } as const
const atOnce = 20

describe.each(databasesFor(import.meta.url))('on the %s database, a row that others refer to', (database) => {
  const pairs = pairsOf[database]
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, staff })
    admin = await server.signIn('admin')
  })
  afterAll(() => server.close())

  const place = (fields: object = {}) => created(admin, 'Locations', { ...room, ...fields })
  const inside = (id: string) => ({ partOf: { id, resourceType: 'Location' } })
  const remove = (id: string, versionId = 1, who = admin) =>
    who.ask('DELETE', `Locations/${id}?versionId=${versionId}`)

  test('is not deleted, and who asks is told what refers to it; when nothing does any more, it is', async () => {
    const house = await place()
    const inner = await place(inside(house.id))
    const refused = await remove(house.id)
    expect(refused).toMatchObject({ status: 409, body: { subStatus: 2004 } })
    expect(JSON.stringify(refused.body)).toContain('other records still refer to it: Location')
    expect((await admin.ask('GET', `Locations/${house.id}`)).status).toBe(200)

    expect((await remove(inner.id)).status).toBe(204)
    expect((await remove(house.id)).status).toBe(204)
    const back = await admin.ask('POST', `Locations/${inner.id}/restore`)
    expect(back).toMatchObject({ status: 422, body: { subStatus: 2005 } })
    expect((await admin.ask('POST', `Locations/${house.id}/restore`)).status).toBe(200)
    expect((await admin.ask('POST', `Locations/${inner.id}/restore`)).status).toBe(200)
  })

  test('is taken out of what somebody only likes to have at hand, whosever that is', async () => {
    const house = await place()
    const other = await place()
    const clinician = await server.signIn('clinician')
    const owner = { id: server.practice.profiles.get('clinician'), resourceType: 'Practitioner' }
    const liked = await clinician.ask('POST', 'PersonalPreferences', {
      body: {
        owner,
        calendar: { hiddenOwners: [house, other].map(({ id }) => ({ id, resourceType: 'Location' })) },
        defaults: { location: { id: house.id, resourceType: 'Location' } },
      },
    })
    expect(liked.status).toBe(201)
    expect((await remove(house.id)).status).toBe(204)
    const { body } = await clinician.ask('GET', `PersonalPreferences/${liked.body.id}`)
    expect(body.calendar.hiddenOwners.map(({ id }: { id: string }) => id)).toEqual([other.id])
    expect(body.defaults).not.toHaveProperty('location')
    expect(body.meta.versionId).toBe('3')
  })

  test('is not deleted because of what only others see, and the sentence names nothing of it', async () => {
    const house = await place()
    const patient = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Ann'], family: 'Alder' },
      birthDate: '1980-05-05',
      gender: 'female',
      defaultLocation: { id: house.id, resourceType: 'Location' },
    })
    await server.world.database.asOwner((transaction) =>
      sql`insert into confidential_patient (practice_id, patient_id)
        values (${server.practice.id}::uuid, ${patient.id}::uuid)`.execute(transaction),
    )
    const seen = await admin.ask('POST', 'Patients/queries', {
      headers: { 'x-enable-cross-partition': 'true' },
      body: [{ field: 'id', op: 'eq', value: patient.id }],
    })
    expect(seen.body).toEqual([])
    const refused = await remove(house.id)
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).not.toMatch(/Patient|Alder/)
  })

  test(`never dangles, when ${pairs} are deleted while somebody begins to refer to each`, async () => {
    const houses: string[] = []
    const begun: TestAnswer[] = []
    for (let wave = 0; wave < pairs / atOnce; wave += 1) {
      const made = await Promise.all(Array.from({ length: atOnce }, () => place()))
      houses.push(...made.map(({ id }) => id))
      const asked = made.flatMap(({ id }, index) => {
        const refer = () => admin.ask('POST', 'Locations', { body: { ...room, ...inside(id) } })
        return index % 2 === 0 ? [remove(id), refer()] : [refer(), after(index, () => remove(id))]
      })
      begun.push(...(await Promise.all(asked)))
    }
    expect(begun.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await server.world.database.asOwner((transaction) =>
      sql<{ dangling: string; deleted: string }>`
        select count(*) filter (where target.is_deleted and inner_one.id is not null) as dangling,
          count(*) filter (where target.is_deleted) as deleted
        from resource target left join resource inner_one on inner_one.practice_id = target.practice_id
          and inner_one.type = 'Location' and not inner_one.is_deleted
          and inner_one.content #>> '{partOf,id}' = target.id::text
        where target.practice_id = ${server.practice.id}::uuid
          and target.id = any (${houses}::uuid[])`.execute(transaction),
    )
    expect(Number(rows[0]?.dangling)).toBe(0)
    expect(Number(rows[0]?.deleted)).toBeGreaterThan(0)
    expect(Number(rows[0]?.deleted)).toBeLessThan(pairs)
  })
})

async function after<Value>(milliseconds: number, act: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  return act()
}
