import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const person = {
  name: { use: 'official', given: ['Maya'], family: 'Rivera' },
  birthDate: '1991-04-12',
  gender: 'female',
}
const coded = (code: string, display = code) => ({ code, display })

describe.each(databasesFor(import.meta.url))('the lists of a practice (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  let intake: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    intake = await server.signIn('intake')
  })
  afterAll(() => server?.close())

  async function choose(overrides: readonly object[]) {
    const { body } = await admin.ask('GET', 'PracticePreferences/default')
    return admin.ask('PATCH', `PracticePreferences/default?versionId=${body.meta.versionId}`, {
      body: [{ op: 'add', path: '/codedListOverrides', value: overrides }],
    })
  }
  const married = (maritalStatus: object) =>
    intake.ask('POST', 'Patients', { body: { ...person, maritalStatus } })

  test('a code that the practice hides is not taken any more, one that it adds is, and what was stored before stays readable', async () => {
    const before = await married(coded('separated', 'Separated'))
    expect(before.status).toBe(201)
    const chosen = await choose([
      {
        list: 'marital-status',
        hidden: ['separated'],
        added: [coded('engaged', 'Engaged')],
        renamed: [coded('never-married', 'Single')],
      },
    ])
    expect(chosen, JSON.stringify(chosen.body)).toMatchObject({ status: 200 })

    expect(await married(coded('separated'))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/maritalStatus', code: 'stores.hidden-in-list' }] },
    })
    expect((await married(coded('engaged'))).status).toBe(201)
    expect((await married(coded('betrothed'))).body).toMatchObject({
      errors: [{ code: 'stores.not-in-list' }],
    })

    const { id, meta } = before.body
    const kept = await intake.ask('PATCH', `Patients/${id}?versionId=${meta.versionId}`, {
      body: [{ op: 'replace', path: '/birthDate', value: '1991-04-13' }],
    })
    expect(kept).toMatchObject({ status: 200, body: { maritalStatus: coded('separated', 'Separated') } })
  })

  test('the session tells the browser what the practice has changed, so that every picker follows', async () => {
    const overrides = [{ list: 'marital-status', renamed: [coded('never-married', 'Single')] }]
    await choose(overrides)
    expect((await intake.ask('GET', '/session')).body.practice.codedListOverrides).toEqual(overrides)
  })

  test.each([
    ['a list that is none', { list: 'martial-status' }, '/list', 'stores.no-such-list'],
    ['a locked list', { list: 'race', hidden: ['1002-5'] }, '/list', 'stores.locked-list'],
    ['an item that is none', { list: 'marital-status', hidden: ['wed'] }, '/hidden/0', 'stores.not-in-list'],
    [
      'an item that is there already',
      { list: 'marital-status', added: [coded('married')] },
      '/added/0',
      'stores.already-in-list',
    ],
  ])('%s is not changed, and a sentence says so', async (_title, override, field, code) => {
    expect(await choose([override])).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: `/codedListOverrides/0${field}`, code }] },
    })
  })
})
