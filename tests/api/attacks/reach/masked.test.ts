import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { digestWith } from '#server/stores/mask-of.ts'
import { reindexAsked } from '#server/stores/opening/reindex-asked.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const across = { 'x-enable-cross-partition': 'true' }
const number = '219-09-9999'
const woman = { code: 'woman', display: 'Woman' }
const migration = new URL(
  '../../../../src/server/database/migrations/0008-masked-values.sql',
  import.meta.url,
)

const aPatient = (family: string, more = {}) => ({
  name: { use: 'official', given: ['Ann'], family },
  birthDate: '1980-05-05',
  gender: 'female',
  ...more,
})
const ssn = (value: string) => ({ type: 'ssn', system: 'us-ssn', value })

describe.each(databasesFor(import.meta.url))('what is kept from a reader, on %s', (database) => {
  let server: TestServer
  let admin: TestClient
  let desk: TestClient
  let keeper: TestClient
  let patient: TestAnswer
  let other: TestAnswer
  let path: string
  let careTeam: readonly object[]
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: { admin: ['administrative'], desk: ['case-management'], keeper: ['sandbox'] },
    })
    await storeExamples(server.world, server.practice)
    admin = await server.signIn('admin')
    desk = await server.signIn('desk')
    keeper = await server.signIn('keeper')
    const identifiers = [ssn(number), { type: 'mrn', system: 'us', value: 'M-1' }]
    careTeam = [
      {
        id: '1',
        member: { id: server.practice.profiles.get('desk') ?? '', resourceType: 'Practitioner' },
        role: { code: 'case-manager', display: 'Case manager' },
        participation: 'PrimaryPerformer',
      },
    ]
    const make = (family: string, more = {}) =>
      admin.ask('POST', 'Patients', { body: aPatient(family, { careTeam, ...more }) })
    patient = await make('Fir', { identifiers, genderIdentity: woman, preferredName: 'Fi' })
    other = await make('Yew', { preferredName: 'Fi' })
    for (const made of [patient, other]) expect(made.status, JSON.stringify(made.body)).toBe(201)
    path = `Patients/${patient.body.id}`
  })
  afterAll(() => server?.close())

  const patched = (id: string, body: readonly object[], trial = '') =>
    desk.ask('PATCH', `Patients/${id}?versionId=1${trial}`, { body })
  const count = async (asker: TestClient, op: string, value: unknown, field = 'identifiers.value') => {
    const answer = await asker.ask('POST', 'Patients/queries?total=true', {
      body: [{ field, op, value }],
      headers: across,
    })
    return answer.status === 200 ? Number(answer.headers.get('x-total-count')) : answer.body.code
  }

  test.each([
    ['test', { op: 'test', path: '/genderIdentity', value: woman }, 'path'],
    ['test below', { op: 'test', path: '/genderIdentity/code', value: 'woman' }, 'path'],
    ['test above', { op: 'test', path: '', value: {} }, 'path'],
    ['copy', { op: 'copy', from: '/genderIdentity/code', path: '/preferredName' }, 'from'],
    ['move', { op: 'move', from: '/genderIdentity', path: '/preferredName' }, 'from'],
    ['move onto', { op: 'move', from: '/preferredName', path: '/genderIdentity' }, 'path'],
    ['remove', { op: 'remove', path: '/genderIdentity' }, 'path'],
    ['replace', { op: 'replace', path: '/genderIdentity', value: woman }, 'path'],
    ['add', { op: 'add', path: '/genderIdentity', value: woman }, 'path'],
  ])('a patch learns nothing of it and changes nothing: %s', async (_name, operation, member) => {
    const wanted = {
      status: 422,
      body: { errors: [{ pointer: `/0/${member}`, code: 'stores.hidden-field' }] },
    }
    for (const trial of ['', '&dryRun=true']) {
      const there = await patched(patient.body.id, [operation], trial)
      const notThere = await patched(other.body.id, [operation], trial)
      for (const answer of [there, notThere]) expect(answer).toMatchObject(wanted)
      expect(await trailOf(server, there)).toMatchObject([{ outcome: 'Denied', status: 422 }])
    }
    expect((await admin.ask('GET', path)).body).toMatchObject({ genderIdentity: woman, preferredName: 'Fi' })
  })

  test('of a social security number a patch sees the last digits, as its author does', async () => {
    const guess = (value: string) =>
      patched(patient.body.id, [{ op: 'test', path: '/identifiers/0/value', value }])
    const [right, wrong] = [await guess(number), await guess('219-09-1234')]
    expect(right).toMatchObject({ status: 422, body: { errors: [{ code: 'patch.test-failed' }] } })
    expect(wrong.body.errors).toEqual(right.body.errors)
    const copied = await patched(
      patient.body.id,
      [{ op: 'copy', from: '/identifiers/0/value', path: '/preferredName' }],
      '&dryRun=true',
    )
    expect(copied).toMatchObject({ status: 200, body: { preferredName: '•••-••-9999' } })
    for (const operation of [
      { op: 'replace', path: '/identifiers/0/value', value: number },
      { op: 'replace', path: '/identifiers/0/type', value: 'mrn' },
      { op: 'remove', path: '/identifiers/0' },
      { op: 'move', from: '/identifiers/0/value', path: '/preferredName' },
    ])
      expect((await patched(patient.body.id, [operation])).status, operation.op).toBe(422)
    for (const id of [patient.body.id, other.body.id])
      expect(await patched(id, [{ op: 'add', path: '/identifiers', value: [ssn(number)] }])).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/identifiers', code: 'stores.hidden-field' }] },
      })
  })

  test('a whole record tells nothing of it either, whether a guess is right or wrong', async () => {
    const { meta: _meta, ...seen } = (await desk.ask('GET', path)).body
    const put = (fields: object) =>
      desk.ask('PUT', `${path}?versionId=1&dryRun=true`, { body: { ...seen, ...fields } })
    const man = { code: 'man', display: 'Man' }
    for (const genderIdentity of [woman, man])
      expect(await put({ genderIdentity })).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: '/genderIdentity', code: 'stores.hidden-field' }] },
      })
    const answers = [number, '219-09-1111'].map((value) => put({ identifiers: [ssn(value)] }))
    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/identifiers' }] } })
  })

  test('a change beside it leaves it as it is', async () => {
    const made = await admin.ask('POST', 'Patients', {
      body: { ...aPatient('Elm', { careTeam, genderIdentity: woman }), identifiers: [ssn('219-09-5555')] },
    })
    const one = `Patients/${made.body.id}`
    const { meta: _meta, ...seen } = (await desk.ask('GET', one)).body
    const first = await desk.ask('PUT', `${one}?versionId=1`, { body: { ...seen, preferredName: 'El' } })
    expect(first, JSON.stringify(first.body)).toMatchObject({ status: 200, body: { preferredName: 'El' } })
    const added = { type: 'mrn', system: 'us', value: 'M-2' }
    const second = await desk.ask('PATCH', `${one}?versionId=2`, {
      body: [{ op: 'add', path: '/identifiers/0', value: added }],
    })
    expect(second.status, JSON.stringify(second.body)).toBe(200)
    const { body } = await admin.ask('GET', one)
    expect(body).toMatchObject({ preferredName: 'El', genderIdentity: woman })
    expect(body.identifiers.map(({ value }: { value: string }) => value)).toEqual(['M-2', '219-09-5555'])
    expect(body.meta.hasTransformations).toBe(false)
  })

  test('no search counts by a part of it, and by the whole only for those who may read it', async () => {
    for (const asker of [desk, admin])
      for (const [op, value] of [
        ['startsWith', '219'],
        ['lt', '300'],
        ['between', ['2', '3']],
      ] as const)
        expect(await count(asker, op, value), op).toBe(0)
    expect(await count(desk, 'eq', number)).toBe(0)
    expect(await count(desk, 'in', [number, '1'])).toBe(0)
    expect(await count(desk, 'ne', number)).toBe(await count(desk, 'ne', '000-00-0000'))
    expect(await count(admin, 'eq', number)).toBe(1)
    for (const asker of [desk, admin]) expect(await count(asker, 'eq', 'M-1')).toBe(1)
    for (const asker of [desk, admin])
      expect(await count(asker, 'eq', 'woman', 'genderIdentity')).toBe('stores.not-searchable')
    expect((await desk.ask('GET', 'Patients?orderBy=genderIdentity', { headers: across })).status).toBe(400)
  })

  test('a new record learns nothing of it: neither as a double nor by if-none-exists', async () => {
    const body = aPatient('Oak', { identifiers: [ssn(number)] })
    const asked = { body, headers: { 'if-none-exists': `us-ssn|${number}` } }
    const twice = await desk.ask('POST', 'Patients?dryRun=true', { body })
    const unknown = await desk.ask('POST', 'Patients?dryRun=true', asked)
    expect([twice.status, unknown.status]).toEqual([201, 201])
    const known = await admin.ask('POST', 'Patients?dryRun=true', asked)
    expect(known).toMatchObject({ status: 200, body: { id: patient.body.id } })
  })

  test('what was searchable before is replaced when the new tokens are asked for', async () => {
    const owner = (statement: ReturnType<typeof sql>) =>
      server.world.database.asOwner((transaction) => statement.execute(transaction))
    const { id } = patient.body
    const practice = server.practice.id
    await owner(sql`insert into token (practice_id, type, token, resource_id, patient_id)
      values (${practice}::uuid, 'Patient', ${`identifiers.value=${number}`}, ${id}::uuid, ${id}::uuid)`)
    await owner(sql`insert into identifier (practice_id, type, system, value, resource_id, patient_id)
      values (${practice}::uuid, 'Patient', 'us-ssn', ${number}, ${id}::uuid, ${id}::uuid)`)
    expect(await count(desk, 'startsWith', '219')).toBe(1)

    for (const statement of readFileSync(migration, 'utf8').split(';\n\n')) await owner(sql.raw(statement))
    const { upcast, keys } = server.world
    await reindexAsked(server.world.database, {
      upcast,
      digest: digestWith(keys.sealing),
      tell: () => undefined,
    })
    expect(await count(desk, 'startsWith', '219')).toBe(0)
    expect(await count(admin, 'eq', number)).toBe(1)
    const left = await owner(sql`select 1 from identifier where value = ${number}
      union all select 1 from token where token like ${`%${number}%`}`)
    expect(left.rows).toEqual([])
  })

  test('the text of a draft is neither tested, copied, searched nor sorted by those who do not work on it', async () => {
    const notes = await keeper.ask('GET', 'Notes', { headers: across })
    const note = notes.body.find(({ status }: { status: string }) => status === 'Preliminary')
    expect(note.sections).toBeUndefined()
    const one = `Notes/${note.id}?versionId=${note.meta.versionId}&dryRun=true`
    for (const operation of [
      { op: 'test', path: '/sections/0/answers', value: {} },
      { op: 'copy', from: '/sections', path: '/participants' },
      { op: 'remove', path: '/sections/0' },
      { op: 'test', path: '/ruleResults', value: [] },
    ])
      expect(await keeper.ask('PATCH', one, { body: [operation] })).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'stores.hidden-field' }] },
      })
    for (const field of ['sections', 'sections.answers', 'ruleResults', 'provenance']) {
      const filters = [{ field, op: 'contains', value: 'a' }]
      const asked = await keeper.ask('POST', 'Notes/queries', { body: filters, headers: across })
      expect(asked).toMatchObject({ status: 400, body: { code: 'stores.not-searchable' } })
      const sorted = await keeper.ask('GET', `Notes?orderBy=${field}`, { headers: across })
      expect(sorted.status, field).toBe(400)
    }
  })
})
