import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

describe.each(databasesFor(import.meta.url))('facts of a chart (%s)', (database) => {
  let server: TestServer
  let keeper: TestClient
  let desk: TestClient
  let stranger: TestClient
  let admin: TestClient
  let patientId: string
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: {
        keeper: ['sandbox', 'supervisor'],
        desk: ['administrative'],
        stranger: ['non-prescribing-clinician'],
        admin: ['product-administrator'],
      },
    })
    keeper = await server.signIn('keeper')
    desk = await server.signIn('desk')
    stranger = await server.signIn('stranger')
    admin = await server.signIn('admin')
    const person = {
      name: { use: 'official', given: ['Ann'], family: 'Alder' },
      birthDate: '1980-05-05',
      gender: 'female',
    }
    patientId = (await keeper.ask('POST', 'Patients', { body: person })).body.id
  })
  afterAll(() => server?.close())

  const about = () => ({ patient: { id: patientId, resourceType: 'Patient' } })
  const allergy = (display: string) => ({
    ...about(),
    kind: 'Allergy',
    category: 'Medication',
    status: 'Active',
    substance: { code: display.toLowerCase(), display },
  })
  const made = async (path: string, body: object): Promise<TestAnswer> => {
    const answer = await keeper.ask('POST', path, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer
  }
  const reviewedOf = async (path: string, row: TestAnswer) =>
    (await keeper.ask('GET', `${path}/${row.body.id}`)).body.reviewed

  test('a chart says who needs a guardian as of today: who is under age, and who is under guardianship', async () => {
    const year = new Date().getUTCFullYear() - 9
    const young = {
      name: { use: 'official', given: ['Bo'], family: 'Birch' },
      birthDate: `${year}-01-01`,
      gender: 'male',
    }
    const { body: boy } = await made('Patients', young)
    expect(boy.guardianRequired).toBe(true)
    expect((await keeper.ask('GET', `Patients/${patientId}`)).body.guardianRequired).toBe(false)

    const { body: ann } = await keeper.ask('GET', `Patients/${patientId}`)
    const legal = { status: [{ code: 'guardianship', display: 'Under guardianship' }] }
    const patch = [{ op: 'add', path: '/legal', value: legal }]
    const path = `Patients/${patientId}?versionId=${ann.meta.versionId}`
    const changed = await keeper.ask('PATCH', path, { body: patch })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect((await keeper.ask('GET', `Patients/${patientId}`)).body.guardianRequired).toBe(true)
  })

  test('who goes through the allergies is written into each active one, newest first; what is over stays as it was', async () => {
    const active = await made('Allergies', allergy('Penicillin'))
    const over = await made('Allergies', { ...allergy('Latex'), status: 'Resolved' })
    expect(await reviewedOf('Allergies', active)).toBeUndefined()
    const first = await keeper.ask('POST', 'Allergies/review', { body: about() })
    expect(first).toMatchObject({ status: 200, body: { reviewed: 1 } })
    await keeper.ask('POST', 'Allergies/review', { body: about() })
    const reviewed = await reviewedOf('Allergies', active)
    expect(reviewed).toHaveLength(2)
    expect(reviewed[0].by).toMatchObject({
      id: server.practice.profiles.get('keeper'),
      resourceType: 'Practitioner',
    })
    expect(reviewed[0].at >= reviewed[1].at).toBe(true)
    expect(await reviewedOf('Allergies', over)).toBeUndefined()
  })

  test('that nothing is known and that nothing is taken can be reviewed as well', async () => {
    const none = await made('Medications', {
      ...about(),
      noMedications: true,
      status: 'Active',
      kind: 'Prescribed',
    })
    const answer = await keeper.ask('POST', 'Medications/review', { body: about() })
    expect(answer).toMatchObject({ status: 200, body: { reviewed: 1 } })
    expect(await reviewedOf('Medications', none)).toHaveLength(1)
  })

  test('nobody writes a review in the name of somebody else, and whoever may not change the list reviews nothing', async () => {
    const row = await made('Allergies', allergy('Sulfa'))
    const forged = await keeper.ask(
      'PATCH',
      `Allergies/${row.body.id}?versionId=${row.body.meta.versionId}`,
      {
        body: [
          { op: 'add', path: '/reviewed', value: [{ by: row.body.recorder, at: '2026-01-01T00:00:00Z' }] },
        ],
      },
    )
    expect(forged.status).toBe(422)
    expect((await desk.ask('POST', 'Allergies/review', { body: about() })).status).toBe(403)
    expect((await desk.ask('POST', 'Medications/review', { body: about() })).status).toBe(403)
    expect(await reviewedOf('Allergies', row)).toBeUndefined()
  })

  test('of a patient who is out of reach, or not there, nothing is reviewed and nothing told', async () => {
    const nobody = { id: '01890000-0000-7000-8000-000000000000', resourceType: 'Patient' }
    const missing = await keeper.ask('POST', 'Allergies/review', { body: { patient: nobody } })
    const hidden = await stranger.ask('POST', 'Allergies/review', { body: about() })
    expect([missing.status, hidden.status]).toEqual([404, 404])
  })

  test('where the practice does not let whole lists be marked, nothing is reviewed at once', async () => {
    const choose = async (allowMarkAllReview: boolean) => {
      const { body } = await admin.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/${body.id}?versionId=${body.meta.versionId}`
      const change = [{ op: 'add', path: '/allowMarkAllReview', value: allowMarkAllReview }]
      expect((await admin.ask('PATCH', path, { body: change })).status).toBe(200)
    }
    await choose(false)
    expect((await keeper.ask('POST', 'Allergies/review', { body: about() })).status).toBe(403)
    await choose(true)
    expect((await keeper.ask('POST', 'Allergies/review', { body: about() })).status).toBe(200)
  })

  test('a fact that was entered in error stays as it was written, with that step and after it', async () => {
    const pulse = {
      ...{ ...about(), status: 'Final', category: 'Vital', code: { code: 'pulse', display: 'Pulse' } },
      ...{ value: { quantity: { value: 60, unit: '/min' } }, effective: '2026-01-05T09:00:00-06:00' },
    }
    const taken = {
      ...about(),
      medication: { code: '1', display: 'Iron' },
      status: 'Active',
      kind: 'Prescribed',
    }
    const another = { code: '9', display: 'Another' }
    const facts = [
      ['Allergies', allergy('Walnut'), '/substance', another],
      ['Medications', taken, '/medication', another],
      ['Observations', pulse, '/value/quantity/value', 90],
    ] as const
    const inError = { op: 'add', path: '/status', value: 'EnteredInError' }
    for (const [collection, body, path, value] of facts) {
      const row = await made(collection, body)
      const change = (versionId: string, operations: readonly object[]) =>
        keeper.ask('PATCH', `${collection}/${row.body.id}?versionId=${versionId}`, { body: operations })
      const rewritten = { op: 'add', path, value }
      const asWritten = { status: 422, body: { code: 'stores.error-as-written' } }
      expect(await change('1', [inError, rewritten]), collection).toMatchObject(asWritten)
      expect((await change('1', [inError])).status, collection).toBe(200)
      expect(await change('2', [rewritten]), collection).toMatchObject(asWritten)
    }
  })

  test('a height in centimeters and a temperature in Celsius are measured as such, and refused only where nobody lives', async () => {
    const measured = (code: string, quantity: object) =>
      keeper.ask('POST', 'Observations', {
        body: {
          ...about(),
          status: 'Final',
          category: 'Vital',
          code: { code, display: code },
          value: { quantity },
          effective: '2026-01-05T09:00:00-06:00',
        },
      })
    expect((await measured('height', { value: 170, unit: 'cm' })).status).toBe(201)
    expect((await measured('temperature', { value: 37, unit: 'Cel' })).status).toBe(201)
    const weight = await measured('weight', { value: 180, unit: '[lb_av]' })
    expect([weight.status, weight.body.display]).toEqual([201, 'weight: 180 lb'])
    expect((await measured('height', { value: 300, unit: 'cm' })).body.errors).toMatchObject([
      { code: 'stores.too-big', pointer: '/value/quantity/value' },
    ])
    expect((await measured('temperature', { value: 37, unit: '[degF]' })).body.errors).toMatchObject([
      { code: 'stores.too-small' },
    ])
  })

  test('a blood pressure is one measure of two parts, each within what a living person has', async () => {
    const pressure = (systolic: number) => ({
      ...about(),
      status: 'Final',
      category: 'Vital',
      code: { code: 'bp', display: 'Blood pressure' },
      effective: '2026-01-05T09:00:00-06:00',
      components: [
        {
          code: { code: 'bp-systolic', display: 'Systolic' },
          value: { quantity: { value: systolic, unit: 'mm[Hg]' } },
        },
        {
          code: { code: 'bp-diastolic', display: 'Diastolic' },
          value: { quantity: { value: 80, unit: 'mm[Hg]' } },
        },
      ],
    })
    const whole = await keeper.ask('POST', 'Observations', { body: pressure(120) })
    expect([whole.status, whole.body.display]).toEqual([201, 'Blood pressure: 120/80 mmHg'])
    const impossible = await keeper.ask('POST', 'Observations', { body: pressure(400) })
    expect(impossible.body.errors).toMatchObject([{ pointer: '/components/0/value/quantity/value' }])
  })

  test('a medication is chosen from the shipped list or written in words', async () => {
    const taken = (medication: object) => ({ ...about(), medication, status: 'Active', kind: 'Prescribed' })
    await made('Medications', taken({ code: 'sertraline', display: 'Sertraline' }))
    await made('Medications', taken({ code: 'st. john’s wort', display: 'St. John’s wort' }))
  })
})
