import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { newerTemplate, type Template } from '#tests/support/scenes/newer-template.ts'
import { type Scene, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('drafts by an older template on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let counted = 0
  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const read = async (id: string) => (await clinician.ask('GET', `Notes/${id}`, across)).body
  const upgrade = (id: string, body: object, client = clinician) =>
    client.ask('POST', `Notes/${id}/upgrade`, { body, ...across })
  /** A written draft of no session, whose template has a newer version in use. */
  async function begun(): Promise<Template & { readonly versionId: string }> {
    counted += 1
    const template = await newerTemplate({ server, scene, clinician }, `evening-${counted}`)
    await template.publishNewer()
    return { ...template, versionId: (await read(template.noteId)).meta.versionId }
  }

  test('move to the version in use: what it asks is kept, a new section begins, the rest stays in the history; and back again', async () => {
    const { noteId: id, versionId, first, newerId } = await begun()
    const old = await read(id)
    const moved = await upgrade(id, { versionId })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body).toMatchObject({ definition: { id: newerId() }, signingState: 'Draft' })
    expect(moved.body.sections).toMatchObject([
      { id: old.sections[0].id, key: 'talk', data: { said: 'The dog barks.' } },
      { key: 'plan', data: {}, progress: 'NotStarted' },
    ])
    expect(moved.body.sections[0].data).toEqual({ said: 'The dog barks.' })
    const before = `${Number(moved.body.meta.versionId) - 1}`
    const kept = await clinician.ask('GET', `Notes/${id}/_history/${before}`, across)
    expect(kept.body.sections).toEqual(old.sections)

    const back = await upgrade(id, { versionId: moved.body.meta.versionId, isUndone: true })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(back.body.definition.id).toBe(first.id)
    expect(back.body.sections).toEqual(old.sections)
  })

  test('what was moved is written on and signed by the newer version; once something was typed there is no way back but the history', async () => {
    const { noteId: id, versionId } = await begun()
    const moved = await upgrade(id, { versionId })
    const typed = await clinician.ask('PATCH', `Notes/${id}?versionId=${moved.body.meta.versionId}`, {
      body: [{ op: 'add', path: '/sections/0/data/hours', value: 'Little' }],
      ...across,
    })
    expect(typed.status, JSON.stringify(typed.body)).toBe(200)
    const late = await upgrade(id, { versionId: typed.body.meta.versionId, isUndone: true })
    expect(late.status).toBe(409)
    expect(late.body.code).toBe('notes.nothing-to-undo')
    const ready = await clinician.ask('POST', `Notes/${id}/ready`, {
      body: { versionId: typed.body.meta.versionId },
    })
    expect(ready.status, JSON.stringify(ready.body)).toBe(200)
    const waiting = await upgrade(id, { versionId: ready.body.versionId })
    expect(waiting.status).toBe(409)
    expect(waiting.body.code).toBe('notes.not-upgraded')
    const { contentHash } = ready.body
    const body = {
      stepId: 'author',
      meaning: 'Authored',
      method: 'Password',
      credential: testPassword,
      contentHash,
    }
    const signed = await clinician.ask('POST', `Notes/${id}/sign`, { body, ...across })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    const locked = await upgrade(id, { versionId: (await read(id)).meta.versionId })
    expect(locked.status).toBe(409)
    expect(locked.body.code).toBe('notes.locked')
  })

  test('of two hands the second is told, a draft by the newest version stays, and nobody but its writers moves a draft', async () => {
    const { noteId: id, versionId } = await begun()
    const foreign = await upgrade(id, { versionId }, scene.admin)
    expect(foreign.status).toBe(403)
    const moved = await upgrade(id, { versionId })
    const second = await upgrade(id, { versionId })
    expect(second.body.code).toBe('stores.version-changed')
    const again = await upgrade(id, { versionId: moved.body.meta.versionId })
    expect(again.body.code).toBe('notes.no-newer-version')
  })
})
