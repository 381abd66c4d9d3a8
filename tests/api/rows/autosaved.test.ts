import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const minute = 60_000
const across = { 'x-enable-cross-partition': 'true' }
const saving = { ...across, 'x-no-history': 'true' }

type Version = { readonly versionId: string }

describe.each(databasesFor(import.meta.url))('what saves itself while somebody writes (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  const clock = { now: Date.parse('2026-03-05T18:00:00.000Z') }
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(clock.now) })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const kept = async (path: string): Promise<readonly string[]> => {
    const { body } = await clinician.ask('GET', `${path}/_history`, { headers: across })
    return body.map(({ versionId }: Version) => versionId)
  }
  const save = (
    path: string,
    versionId: number,
    operation: object,
    headers: Record<string, string> = saving,
  ) => clinician.ask('PATCH', `${path}?versionId=${versionId}`, { body: [operation], headers })

  test('a note written for half an hour keeps its opening, a version every ten minutes and the one made ready, and loses no word', async () => {
    const visit = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
    const begun = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
    const path = `Notes/${begun.body.note.id}`
    for (let version = 1; version <= 30; version += 1) {
      clock.now += minute
      const value = { mood: 'low', summary: `We talked, sentence ${version}.` }
      const saved = await save(path, version, { op: 'replace', path: '/sections/0/data', value })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    }
    expect(await kept(path)).toEqual(['31', '21', '11', '1'])
    const { body } = await clinician.ask('GET', path, { headers: across })
    expect(body.sections[0].data.summary).toBe('We talked, sentence 30.')
    expect((await clinician.ask('GET', `${path}/_history/12`, { headers: across })).status).toBe(404)
    expect((await clinician.ask('GET', `${path}/_history/11`, { headers: across })).status).toBe(200)

    const value = { mood: 'low', summary: 'We talked, and ended.' }
    expect((await save(path, 31, { op: 'replace', path: '/sections/0/data', value })).status).toBe(200)
    const ready = await clinician.ask('POST', `${path}/ready`, { body: { versionId: '32' } })
    expect(ready.status, JSON.stringify(ready.body)).toBe(200)
    expect((await kept(path))[0]).toBe(
      String((await clinician.ask('GET', path, { headers: across })).body.meta.versionId),
    )
  })

  test('a save that is sent twice is answered alike; once its version is left out of the history, by what stands there now', async () => {
    const body = { owner: scene.owner, kind: 'Jot', body: 'Call the school' }
    const made = await clinician.ask('POST', 'Scribbles', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const path = `Scribbles/${made.body.id}`
    const again = { ...saving, 'idempotency-key': '0197c1f0-0000-7000-8000-00000000a001' }
    const operation = { op: 'replace', path: '/body', value: 'Call the school at three' }
    const first = await save(path, 1, operation, again)
    const second = await save(path, 1, operation, again)
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    const next = await save(path, 2, { op: 'replace', path: '/body', value: 'Call the school at four' })
    expect(next.status).toBe(200)
    expect(await kept(path)).toEqual(['3', '1'])
    expect((await save(path, 1, operation, again)).body.body).toBe('Call the school at four')
  })

  test('of what is no draft every version is kept, whatever is asked', async () => {
    const { id, versionId } = scene.patient
    const path = `Patients/${id}`
    const told = await scene.admin.ask('PATCH', `${path}?versionId=${versionId}`, {
      body: [{ op: 'add', path: '/preferredName', value: 'Ro' }],
      headers: saving,
    })
    expect(told.status, JSON.stringify(told.body)).toBe(200)
    const kept = await scene.admin.ask('GET', `${path}/_history/${told.body.meta.versionId}`)
    expect([kept.status, kept.body.preferredName]).toEqual([200, 'Ro'])
  })
})
