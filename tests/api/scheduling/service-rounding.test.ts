import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { created, rowOf } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('how a service makes units of minutes (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
  }, 120_000)
  afterAll(() => server?.close())

  const service = async (code: string, more: object = {}) => {
    const body = {
      ...{ name: code, code, category: { code: 'therapy-individual', display: 'Individual therapy' } },
      ...{ status: 'Draft', sessionTimeUnit: 'Duration', modes: ['InPerson'], ...more },
    }
    const { id } = await created(admin, 'HealthcareServices', body)
    return (await admin.ask('GET', `HealthcareServices/${id}`)).body
  }
  const want = async (rounding: string) => {
    const path = 'PracticePreferences/default'
    const { versionId } = rowOf(await admin.ask('GET', path))
    const body = [{ op: 'add', path: '/defaultRounding', value: rounding }]
    expect((await admin.ask('PATCH', `${path}?versionId=${versionId}`, { body })).status).toBe(200)
  }

  test('where it says nothing it is the practice’s way, where it says one its own', async () => {
    expect((await service('FIRST')).rounding).toBe('EightMinute')
    await want('FullUnit')
    expect((await service('SECOND')).rounding).toBe('FullUnit')
    expect((await service('THIRD', { rounding: 'Exact' })).rounding).toBe('Exact')
  })

  test('what a service was counted by stays when the practice changes its mind', async () => {
    await want('RoundUp')
    const { id, meta, rounding } = await service('FOURTH')
    expect(rounding).toBe('RoundUp')
    await want('Midpoint')
    const body = [{ op: 'replace', path: '/name', value: 'Renamed' }]
    const renamed = await admin.ask('PATCH', `HealthcareServices/${id}?versionId=${meta.versionId}`, { body })
    expect(renamed.body).toMatchObject({ name: 'Renamed', rounding: 'RoundUp' })
  })
})
