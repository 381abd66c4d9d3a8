import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const all = { id: 'a', kind: 'communication', text: 'Hard of hearing', severity: 'Info', from: '2026-01-05' }
const clinical = {
  id: 'c',
  kind: 'safety',
  text: 'canaryfirearm',
  severity: 'Critical',
  from: '2026-01-05',
  showTo: 'clinical',
}

/** A front desk that manages patients and reads nothing clinical. */
async function makeDesk(admin: TestClient, profileId: string): Promise<void> {
  const sets = await admin.ask('GET', 'GrantSets?pageSize=200')
  const wanted = ['practitioner-login', 'read-patients', 'manage-patients']
  const grantSets = sets.body
    .filter(({ key }: { readonly key: string }) => wanted.includes(key))
    .map(({ id }: { readonly id: string }) => ({ id, resourceType: 'GrantSet' }))
  const body = { name: 'Desk', key: 'own-desk', grantSets, populationLevel: 'CareTeam' }
  const role = await admin.ask('POST', 'SecurityRoles', { body })
  expect(role.status, JSON.stringify(role.body)).toBe(201)
  const { body: desk } = await admin.ask('GET', `Practitioners/${profileId}`)
  const value = [{ id: role.body.id, resourceType: 'SecurityRole' }]
  const given = await admin.ask('PATCH', `Practitioners/${profileId}?versionId=${desk.meta.versionId}`, {
    body: [{ op: 'replace', path: '/roles', value }],
  })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
}

describe.each(databasesFor(import.meta.url))('alerts that are for clinical eyes (%s)', (kind) => {
  let server: TestServer
  let clinician: TestClient
  let desk: TestClient
  let path: string
  beforeAll(async () => {
    const staff = { clinician: ['supervisor'], admin: ['administrative'], desk: ['practitioner'] }
    server = await startTestServer({ database: kind, staff })
    clinician = await server.signIn('clinician')
    const admin = await server.signIn('admin')
    await makeDesk(admin, String(server.practice.profiles.get('desk')))
    desk = await server.signIn('desk')
    const body = {
      name: { use: 'official', given: ['Ann'], family: 'Alder' },
      birthDate: '1980-05-05',
      gender: 'female',
      alerts: [all, clinical],
      careTeam: ['clinician', 'desk'].map((login) => ({
        id: login,
        member: { id: server.practice.profiles.get(login), resourceType: 'Practitioner' },
        role: { code: 'other', display: 'Other' },
        participation: 'Participation',
        period: { start: '2026-01-05' },
      })),
    }
    const made = await admin.ask('POST', 'Patients', { body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    path = `Patients/${made.body.id}`
  }, 60_000)
  afterAll(() => server?.close())

  const textsOf = ({ body }: { readonly body: { readonly alerts: readonly { readonly text: string }[] } }) =>
    body.alerts.map(({ text }) => text)

  test('clinicians see all of them, the others those that are for everyone, in a row, a list and an older version', async () => {
    expect(textsOf(await clinician.ask('GET', path))).toEqual([all.text, clinical.text])
    const seen = await desk.ask('GET', path)
    expect(textsOf(seen)).toEqual([all.text])
    expect(seen.body.meta.hasTransformations).toBe(true)
    const crossing = { 'x-enable-cross-partition': 'true' }
    const answers = [
      seen,
      await desk.ask('GET', 'Patients?pageSize=10', { headers: crossing }),
      await desk.ask('POST', 'Patients/queries', { headers: crossing, body: [] }),
      await desk.ask('GET', `${path}/_history/${seen.body.meta.versionId}`),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(clinical.text)
  })

  test('who does not see all of them changes none of them, and what is written beside them loses none', async () => {
    const { body } = await desk.ask('GET', path)
    const patch = (operations: readonly object[], version = body.meta.versionId) =>
      desk.ask('PATCH', `${path}?versionId=${version}`, { body: operations })
    for (const operation of [
      { op: 'remove', path: '/alerts/1' },
      { op: 'replace', path: '/alerts', value: [all] },
      { op: 'copy', from: '/alerts/1', path: '/alerts/0' },
      { op: 'test', path: '/alerts/1/text', value: clinical.text },
    ])
      expect((await patch([operation])).status, operation.op).toBe(422)
    const renamed = await patch([{ op: 'add', path: '/preferredName', value: 'Annie' }])
    expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
    expect(textsOf(await clinician.ask('GET', path))).toEqual([all.text, clinical.text])
  })
})
