import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { momentOf } from '#shared/time/local-moment.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const collections = [
  'Appointments',
  'Patients',
  'EpisodesOfCare',
  'Conditions',
  'Practitioners',
  'NoteDefinitions',
  'Programs',
]

describe.each(databasesFor(import.meta.url))('lists in short, on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient

  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    const start = momentOf({ date: '2030-03-06', time: '10:00' }, 'America/Chicago').instant
    await created(scene.admin, 'Appointments', aVisit(scene, start))
  })
  afterAll(() => server?.close())

  const list = async (collection: string, asker = scene.admin) => {
    const { status, body } = await asker.ask('GET', `${collection}?summary=true&pageSize=500`, {
      headers: across,
    })
    expect([status, collection]).toEqual([200, collection])
    return body as readonly Record<string, unknown>[]
  }
  const asOwner = (statement: RawBuilder<{ readonly count: string }>) =>
    server.world.database.asOwner((transaction) => statement.execute(transaction))

  test('say the same whether they were written with the row or are made from it', async () => {
    const written = await Promise.all(collections.map((collection) => list(collection)))
    const { rows } = await asOwner(
      sql`select count(*) as count from resource where type = 'Appointment' and summary <> ''`,
    )
    expect(Number(rows[0]?.count)).toBe(1)

    await asOwner(sql`update resource set summary = ''`)
    const made = await Promise.all(collections.map((collection) => list(collection)))

    expect(written).toEqual(made)
    expect(written.map((page) => page.length > 0)).toEqual(collections.map(() => true))
  })

  test('leave as they were written, until the rules by which they are made have changed', async () => {
    await touch('Appointments')
    await asOwner(
      sql`update resource set summary = replace(summary, '"booked"', '"as written"') where type = 'Appointment'`,
    )
    expect(await list('Appointments')).toMatchObject([{ status: 'as written' }])

    await asOwner(
      sql`update resource set summary = 'of older' || substr(summary, 9) where type = 'Appointment'`,
    )
    expect(await list('Appointments')).toMatchObject([{ status: 'booked' }])
  })

  test('call a patient by the name of today, and tell the age of today', async () => {
    await touch('Appointments')
    const [before] = await list('Appointments')
    expect(before?.display).toMatch(/\(\d+\)$/)

    const { body } = await scene.admin.ask('GET', `Patients/${scene.patient.id}`)
    const patch = [{ op: 'add', path: '/preferredName', value: 'Quincy "Q" {age:2001-01-01} \u0001' }]
    const answer = await scene.admin.ask(
      'PATCH',
      `Patients/${scene.patient.id}?versionId=${body.meta.versionId}`,
      { body: patch },
    )
    expect(answer.status).toBe(200)

    const [after] = await list('Appointments')
    const attendees = after?.attendees as readonly {
      readonly subject: { readonly id: string; readonly display: string }
    }[]
    const named = attendees.find(({ subject }) => subject.id === scene.patient.id)
    expect(named?.subject.display).toBe(answer.body.display)
    expect(named?.subject.display).toContain('Quincy "Q"')
  })

  test('keep a social security number from those who may not see it', async () => {
    const { id } = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Noa'], family: 'Numbered' },
      birthDate: '1990-01-01',
      gender: 'female',
      careTeam: [
        {
          id: '1',
          member: scene.owner,
          role: { code: 'primary-clinician', display: 'Therapist' },
          participation: 'PrimaryPerformer',
        },
      ],
      identifiers: [{ system: 'ssa', value: '123-45-6789', use: 'official', type: 'ssn' }],
    })
    const { rows } = await asOwner(
      sql`select count(*) as count from resource where id = ${id}::uuid and summary = ''`,
    )
    expect(Number(rows[0]?.count)).toBe(1)

    const seenBy = async (asker: TestClient) =>
      JSON.stringify((await list('Patients', asker)).find((row) => row.id === id))
    expect(await seenBy(clinician)).toContain('•••-••-6789')
    expect(await seenBy(clinician)).not.toContain('123-45')
  })

  /** Writes every row of a collection once more, so that its summary is written with it. */
  async function touch(collection: string): Promise<void> {
    for (const { id } of await list(collection)) {
      const { body } = await scene.admin.ask('GET', `${collection}/${id}`)
      const path = `${collection}/${id}?versionId=${body.meta.versionId}`
      expect(await scene.admin.ask('PUT', path, { body })).toMatchObject({ status: 200 })
    }
  }
})
