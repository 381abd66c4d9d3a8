import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('a remark on the %s database', (database) => {
  let server: TestServer
  let colleague: TestClient
  let admin: TestClient
  const me = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })

  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { admin: ['administrative'], colleague: ['administrative'] },
    })
    admin = await server.signIn('admin')
    colleague = await server.signIn('colleague')
  })
  afterAll(() => server.close())

  /** A patient with one remark of the administrator. */
  const remarked = async () => {
    const made = await admin.ask('POST', 'Patients', {
      body: {
        name: { family: 'Reyes', given: ['Marisol'] },
        gender: 'female',
        birthDate: '1990-04-02',
        comments: [{ id: 'first', text: 'Called about the lift.' }],
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body
  }
  const change = (patient: { id: string; meta: { versionId: string } }, operations: readonly object[]) =>
    colleague.ask('PATCH', `Patients/${patient.id}?versionId=${patient.meta.versionId}`, { body: operations })
  const written = (id: string, comment: object) => ({
    op: 'add',
    path: '/comments/-',
    value: { id, ...comment },
  })

  test('carries the name of who wrote it and the moment, without being told', async () => {
    const patient = await remarked()
    expect(patient.comments[0]).toMatchObject({ author: me('admin'), time: expect.any(String) })
    const changed = await change(patient, [written('second', { text: 'Ramp is ready.' })])
    expect(changed.body.comments.map(({ author }: { author: object }) => author)).toMatchObject([
      me('admin'),
      me('colleague'),
    ])
  })

  test('is not written in the name of somebody else, new or added', async () => {
    const patient = await remarked()
    const comments = [{ id: 'x', text: 'Mine', author: me('admin') }]
    const body = {
      name: { family: 'Okoro', given: ['Ann'] },
      gender: 'female',
      birthDate: '1990-04-02',
      comments,
    }
    const made = await admin.ask('POST', 'Patients', { body })
    expect([made.status, made.body.errors[0].pointer]).toEqual([422, '/comments/0/author'])

    const added = await change(patient, [written('second', { text: 'Discharge her.', author: me('admin') })])
    expect([added.status, added.body.errors[0].pointer]).toEqual([422, '/comments/1/author'])
    const copied = await change(patient, [
      written('second', { text: 'Discharge her.' }),
      { op: 'copy', from: '/comments/0/author', path: '/comments/1/author' },
      { op: 'copy', from: '/comments/0/time', path: '/comments/1/time' },
    ])
    expect([copied.status, copied.body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
      422,
      ['/comments/1/author', '/comments/1/time'],
    ])
  })

  test('is not rewritten behind a second one of its name that has the old words', async () => {
    const patient = await remarked()
    const forged = await change(patient, [
      { op: 'replace', path: '/comments/0/text', value: 'She agreed to everything.' },
      written('first', { text: 'Called about the lift.' }),
    ])
    expect(forged.status, JSON.stringify(forged.body.comments)).toBe(422)
    expect((await admin.ask('GET', `Patients/${patient.id}`)).body.comments).toEqual(patient.comments)
  })

  test('stays with its words: nobody rewrites one, takes one away or puts another in its place', async () => {
    const patient = await remarked()
    const words = { op: 'replace', path: '/comments/0/text', value: 'Called about the money.' }
    const other = [{ id: 'first', text: 'Called about the money.' }]
    const tries = [
      [words],
      [{ op: 'remove', path: '/comments/0' }],
      [{ op: 'remove', path: '/comments' }],
      [{ op: 'replace', path: '/comments', value: other }],
      [{ op: 'replace', path: '/comments/0/id', value: 'second' }],
    ]
    for (const operations of tries) {
      const tried = await change(patient, operations)
      expect(tried.status).toBe(422)
      expect(tried.body.errors).toContainEqual(
        expect.objectContaining({ pointer: '/comments', code: 'stores.remark-stays' }),
      )
    }
    const whole = await colleague.ask('PUT', `Patients/${patient.id}?versionId=${patient.meta.versionId}`, {
      body: { ...patient, comments: [] },
    })
    expect([whole.status, whole.body.errors[0].code]).toEqual([422, 'stores.remark-stays'])
    const own = await admin.ask('PATCH', `Patients/${patient.id}?versionId=${patient.meta.versionId}`, {
      body: [words],
    })
    expect(own.status).toBe(422)

    const pinned = await change(patient, [{ op: 'add', path: '/comments/0/pinned', value: true }])
    expect(pinned).toMatchObject({ status: 200, body: { comments: [{ author: me('admin'), pinned: true }] } })
  })

  test('does not change its author, and each try stands in the trail', async () => {
    const patient = await remarked()
    const taken = await change(patient, [
      { op: 'replace', path: '/comments/0/author', value: me('colleague') },
    ])
    expect([taken.status, taken.body.errors[0].pointer]).toEqual([422, '/comments/0/author'])

    const { body: rows } = await admin.ask('POST', 'AuditEvents/queries', {
      body: [{ field: 'requestId', op: 'eq', value: taken.headers.get('requestid') }],
    })
    expect(rows).toMatchObject([{ outcome: 'Denied', status: 422 }])
  })
})
