import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const asked = (value: string) => ({
  combinator: 'And',
  clauses: [{ source: 'day', operator: 'Equals', value }],
})
const alert = (id: string, more: object) => ({ id, message: `Look at ${id}`, when: asked(id), ...more })
const codes = ['quiet', 'team', 'boss', 'harm', 'harm-boss']
const questions = {
  version: 1,
  shortName: 'DAY',
  licence: 'Custom',
  elements: [
    { id: 'day', type: 'Choice', label: 'Day', options: codes.map((code) => ({ code, label: code })) },
  ],
}
const instrument = {
  ...questions,
  ...{ name: 'How the day was', key: 'how-the-day-was' },
  alerts: [
    alert('quiet', { severity: 'Warn' }),
    alert('team', { severity: 'Warn', notify: 'careTeam' }),
    alert('boss', { severity: 'Info', notify: 'supervisor' }),
    alert('harm', { severity: 'Critical' }),
    alert('harm-boss', { severity: 'Critical', notify: 'supervisor' }),
  ],
}
const logins = ['clinician', 'colleague', 'supervisor', 'lonely'] as const
type Login = (typeof logins)[number]

describe.each(databasesFor(import.meta.url))('whom an alert of a questionnaire tells (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  let clients: ReadonlyMap<string, TestClient>
  let questionnaire: Row
  beforeAll(async () => {
    const clinical = ['non-prescribing-clinician']
    const staffed = { clinician: clinical, colleague: clinical, lonely: clinical, supervisor: ['supervisor'] }
    server = await startTestServer({ database, staff: { admin: ['administrative'], ...staffed } })
    admin = await server.signIn('admin')
    clients = new Map(
      await Promise.all(logins.map(async (each) => [each, await server.signIn(each)] as const)),
    )
    await supervised('clinician')
    questionnaire = await active(admin, 'Questionnaires', instrument)
  }, 120_000)
  afterAll(() => server?.close())

  async function supervised(login: Login): Promise<void> {
    const path = `Practitioners/${staff(server, login).id}`
    const { meta } = (await admin.ask('GET', path)).body
    const body = [{ op: 'add', path: '/supervisor', value: staff(server, 'supervisor') }]
    const changed = await admin.ask('PATCH', `${path}?versionId=${meta.versionId}`, { body })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  }
  let counted = 0
  const aPatient = (...team: readonly Login[]) => {
    counted += 1
    return created(admin, 'Patients', {
      name: { use: 'official', given: ['Luz'], family: `Vega ${counted}` },
      birthDate: '1990-04-02',
      gender: 'female',
      careTeam: team.map((login) => ({
        ...{ id: login, member: staff(server, login) },
        role: { code: 'primary-clinician', display: 'Therapist' },
        participation: login === 'clinician' ? 'PrimaryPerformer' : 'Participation',
      })),
    })
  }
  /** Who is told of it when this one has written down that the day was so, and how pressing it is. */
  async function told(day: string, by: Login, patient: Row): Promise<readonly string[]> {
    const { id } = await created(clientOf(by), 'QuestionnaireResponses', {
      questionnaire: bare(questionnaire),
      patient: bare(patient),
      status: 'Final',
      mode: 'InSession',
      source: 'Clinician',
      authored: new Date().toISOString(),
      author: staff(server, by),
      language: { code: 'en', display: 'English' },
      answers: { day },
    })
    const found: string[] = []
    for (const login of logins) {
      const { body } = await clientOf(login).ask('GET', 'Notifications?pageSize=200', across)
      const own: readonly { readonly target?: { readonly route: string }; readonly priority: string }[] = body
      const mine = own.filter(({ target }) => target?.route === `/responses/${id}`)
      found.push(...mine.map(({ priority }) => `${login} ${priority}`))
    }
    return found
  }
  function clientOf(login: Login): TestClient {
    const client = clients.get(login)
    if (!client) throw new Error(`Nobody signed in as ${login}.`)
    return client
  }

  test('the care team or the supervisor, as its author has chosen, also where it is not critical; nobody where nobody was chosen', async () => {
    const patient = await aPatient('clinician', 'colleague')
    expect(await told('team', 'clinician', patient)).toEqual(['colleague Normal'])
    expect(await told('boss', 'clinician', patient)).toEqual(['supervisor Normal'])
    expect(await told('quiet', 'clinician', patient)).toEqual([])
  })

  test('of a critical one the care team always, and the supervisor beside it where one was chosen', async () => {
    const patient = await aPatient('clinician', 'colleague')
    expect(await told('harm', 'clinician', patient)).toEqual(['colleague Urgent'])
    expect(await told('harm-boss', 'clinician', patient)).toEqual(['colleague Urgent', 'supervisor Urgent'])
  })

  test('the care team in the place of a supervisor whom nobody has named', async () => {
    const patient = await aPatient('lonely', 'colleague')
    expect(await told('boss', 'lonely', patient)).toEqual(['colleague Normal'])
  })

  test('of a critical one the supervisor where the care team is who wrote it, and its author where there is none', async () => {
    expect(await told('harm', 'clinician', await aPatient('clinician'))).toEqual(['supervisor Urgent'])
    expect(await told('harm', 'lonely', await aPatient('lonely'))).toEqual(['lonely Urgent'])
  })

  test('nobody is on call here, so an alert that tells whoever is cannot be published', async () => {
    const made = await created(admin, 'Questionnaires', {
      ...{ ...questions, name: 'At night', key: 'at-night', status: 'Draft' },
      alerts: [alert('harm', { severity: 'Critical', notify: 'onCall' })],
    })
    const refused = await admin.ask('POST', `Questionnaires/${made.id}/publish`, { body: { versionId: '1' } })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/alerts/0/notify', code: 'definitions.alert-on-call' }] },
    })
  })
})
