import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  makeTestPractice,
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'
import { addPasskey } from '#tests/support/signing/add-passkey.ts'
import { setUpApp } from '#tests/support/signing/set-up-app.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }

/** Has the practice demand it or not, by whoever administers it. */
async function demandBy(client: TestClient, mfaRequired: boolean): Promise<void> {
  const [kept] = (await client.ask('GET', 'PracticePreferences', crossing)).body
  const at = `PracticePreferences/${kept.id}?versionId=${kept.meta.versionId}`
  const body = [{ op: 'add', path: '/mfaRequired', value: mfaRequired }]
  const answer = await client.ask('PATCH', at, { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

describe.each(databasesFor(import.meta.url))('a practice that demands a second factor (%s)', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: {
        admin: ['administrative'],
        clinician: ['non-prescribing-clinician'],
        intake: ['case-management'],
      },
    })
  }, 180_000)
  afterAll(() => server?.close())

  const ways = [
    ['GET', 'Patients', undefined],
    ['POST', 'Notes/queries', []],
    ['POST', 'Notes/to-sign', {}],
    ['GET', 'PersonalPreferences', undefined],
    ['POST', 'Patients', {}],
    ['GET', 'changes', undefined],
  ] as const

  test('who has none can set one up and sign out, and do nothing else, also who was in already; then all is open', async () => {
    const clinician = await server.signIn('clinician')
    expect((await clinician.ask('GET', 'Patients', crossing)).status).toBe(200)
    await demandBy(await server.signIn('admin'), true)

    const fresh = await server.signIn('clinician')
    for (const client of [clinician, fresh])
      for (const [method, path, body] of ways)
        await expect
          .poll(async () => {
            const answer = await client.ask(method, path, { ...crossing, ...(body && { body }) })
            return [path, answer.status, answer.body?.code]
          })
          .toEqual([path, 403, 'http.factor-demanded'])
    const told = await fresh.ask('GET', '/session')
    expect(told).toMatchObject({ status: 200, body: { factorDemanded: true, factors: [] } })
    expect((await fresh.ask('GET', '/sessions')).status).toBe(200)

    await setUpApp(fresh, Date.now())
    for (const [method, path, body] of ways.slice(0, 4)) {
      const answer = await fresh.ask(method, path, { ...crossing, ...(body && { body }) })
      expect(answer.status, path).toBe(200)
    }
    expect((await fresh.ask('GET', '/session')).body.factorDemanded).toBeUndefined()
    expect(
      (await fresh.ask('POST', '/session', { body: { username: 'clinician', password: testPassword } }))
        .status,
    ).toBe(422)
  })

  test('who takes the last one away stands before the door again', async () => {
    const intake = await server.signIn('intake')
    expect((await intake.ask('GET', 'Patients', crossing)).status).toBe(403)
    await addPasskey(intake, server.url)
    expect((await intake.ask('GET', 'Patients', crossing)).status).toBe(200)
    const [{ id }] = (await intake.ask('GET', '/session/factors')).body.factors
    const gone = await intake.ask('POST', '/session/factors/remove', {
      body: { id, credential: testPassword },
    })
    expect(gone.status).toBe(204)
    expect((await intake.ask('GET', 'Patients', crossing)).body.code).toBe('http.factor-demanded')
  })

  test('a calendar link tells nothing of who has none, and all again once there is one', async () => {
    const intake = await server.signIn('intake')
    await addPasskey(intake, server.url)
    const made = await intake.ask('POST', 'Appointments/make-calendar-link', { body: {} })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const read = async () => (await fetch(`${server.url}${made.body.link}`)).status
    expect(await read()).toBe(200)
    const [{ id }] = (await intake.ask('GET', '/session/factors')).body.factors
    const body = { id, credential: testPassword }
    expect((await intake.ask('POST', '/session/factors/remove', { body })).status).toBe(204)
    expect(await read()).toBe(404)
    await addPasskey(intake, server.url)
    expect(await read()).toBe(200)
    const [again] = (await intake.ask('GET', '/session/factors')).body.factors
    await intake.ask('POST', '/session/factors/remove', { body: { ...body, id: again.id } })
  })

  test('whoever demanded it sets one up too, and takes the demand back', async () => {
    const admin = await server.signIn('admin')
    expect((await admin.ask('GET', 'PracticePreferences', crossing)).status).toBe(403)
    await addPasskey(admin, server.url)
    await demandBy(admin, false)
    const intake = await server.signIn('intake')
    await expect.poll(async () => (await intake.ask('GET', 'Patients', crossing)).status).toBe(200)
  })
})

describe.each(databasesFor(import.meta.url))(
  'a practice of the vendor that demands a second factor (%s)',
  (database) => {
    let server: TestServer
    beforeAll(async () => {
      const staff = { admin: ['administrative'], operator: ['associate-sysadmin'] }
      server = await startTestServer({ database, staff })
      await makeTestPractice(server.world, 'elsewhere', { stranger: ['administrative'] })
    }, 180_000)
    afterAll(() => server?.close())

    test('who goes from there into a practice that demands none needs one there too', async () => {
      const operator = await server.signIn('operator')
      const elsewhere = () => operator.ask('GET', '/practices/elsewhere/Practitioners')
      expect((await elsewhere()).status).toBe(200)
      await demandBy(await server.signIn('admin'), true)
      await expect
        .poll(async () => (await operator.ask('GET', 'Practitioners')).body.code)
        .toBe('http.factor-demanded')
      expect(await elsewhere()).toMatchObject({ status: 403, body: { code: 'http.factor-demanded' } })
      await addPasskey(operator, server.url)
      expect((await elsewhere()).status).toBe(200)
    })
  },
)
