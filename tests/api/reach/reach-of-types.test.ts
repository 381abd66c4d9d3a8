import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import { databaseKinds } from '#tests/support/database/database.ts'
import { exampleBody, examples, isMade, storeExamples } from '#tests/support/server/examples.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }

/** Types whose rows follow a patient. */
const followers = Object.values(registry).filter(
  (entry) => entry.patientField && entry.patientField !== 'self' && isMade(entry),
)
/** Types whose rows are their owner's alone; of a membership those know too who look after its channel (`memberships.test.ts`). */
const privateOnes = Object.values(registry).filter(
  (entry) => entry.partition === 'owner' && entry.type !== 'ChannelMembership' && isMade(entry),
)

/** PostgreSQL where there is one; what row policies do on the embedded database is held beside this, by the tests of reach. */
const database = databaseKinds.at(-1) ?? 'embedded'

describe(`on the ${database} database`, () => {
  let server: TestServer
  let keeper: TestClient
  let stranger: TestClient
  let therapist: TestClient
  beforeAll(async () => {
    const every = ['sandbox', 'supervisor', 'administrative']
    const staff = { keeper: every, stranger: every, therapist: every }
    server = await startTestServer({ database, staff })
    await storeExamples(server.world, server.practice)
    keeper = await server.signIn('keeper')
    for (const login of ['stranger', 'therapist']) {
      const profile = `Practitioners/${server.practice.profiles.get(login)}`
      const narrowed = await keeper.ask('PATCH', `${profile}?versionId=1`, {
        body: [{ op: 'add', path: '/populationLevel', value: 'CareTeam' }],
      })
      expect(narrowed.status, JSON.stringify(narrowed.body)).toBe(200)
    }
    await joinTeam()
    stranger = await server.signIn('stranger')
    therapist = await server.signIn('therapist')
  })
  afterAll(() => server?.close())

  /** The patient whom the examples name. */
  const patientId = (examples.get('EpisodeOfCare') as { readonly patient: { readonly id: string } }).patient
    .id

  /** The body with the patient in it, where the example leaves open whom the row is about. */
  function aboutPatient(entry: TypeEntry, body: Record<string, unknown>): Record<string, unknown> {
    const field = entry.patientField ?? ''
    const isOpen = field !== '' && !field.includes('.') && !entry.serverOwned.includes(field)
    if (!isOpen || body[field] !== undefined) return body
    return { ...body, [field]: { id: patientId, resourceType: 'Patient' } }
  }

  /** The therapist becomes one of the team of the patient whom the examples name. */
  async function joinTeam(): Promise<void> {
    const { body } = await keeper.ask('GET', `Patients/${patientId}`)
    const member = {
      id: 'therapist',
      member: { id: server.practice.profiles.get('therapist'), resourceType: 'Practitioner' },
      role: { code: 'primary-clinician', display: 'Primary clinician / lead therapist' },
      participation: 'SecondaryPerformer',
    }
    const joined = await keeper.ask('PATCH', `Patients/${patientId}?versionId=${body.meta.versionId}`, {
      body: [{ op: 'add', path: '/careTeam', value: [...(body.careTeam ?? []), member] }],
    })
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
  }

  async function made(entry: TypeEntry): Promise<string> {
    const maker = server.practice.profiles.get('keeper') ?? ''
    const body = aboutPatient(entry, exampleBody(entry, maker))
    const answer = await keeper.ask('POST', entry.collection, { body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.id
  }

  async function found(client: TestClient, entry: TypeEntry, id: string): Promise<readonly string[]> {
    const filters = [{ field: 'id', op: 'eq', value: id }]
    const { body } = await client.ask('POST', `${entry.collection}/queries`, {
      body: filters,
      headers: across,
    })
    return body.map((row: { readonly id: string }) => row.id)
  }

  test.each(followers.map((entry) => [entry.type, entry] as const))(
    '%s: who does not reach the patient neither opens, finds, changes nor deletes it; the team does',
    async (_type, entry) => {
      const id = await made(entry)
      const row = `${entry.collection}/${id}`
      expect(await stranger.ask('GET', row)).toMatchObject({ status: 404 })
      expect(await found(stranger, entry, id)).toEqual([])
      const patch = [{ op: 'add', path: '/identifiers', value: [] }]
      expect(await stranger.ask('PATCH', `${row}?versionId=1`, { body: patch })).toMatchObject({
        status: 404,
      })
      if (entry.verbs.includes('delete'))
        expect(await stranger.ask('DELETE', `${row}?versionId=1`)).toMatchObject({ status: 404 })

      expect(await therapist.ask('GET', row)).toMatchObject({ status: 200, body: { id } })
      expect(await found(therapist, entry, id)).toEqual([id])
    },
  )

  test.each(privateOnes.map((entry) => [entry.type, entry] as const))(
    '%s: nobody but its owner opens or finds it',
    async (_type, entry) => {
      const id = await made(entry)
      expect(await stranger.ask('GET', `${entry.collection}/${id}`)).not.toMatchObject({ status: 200 })
      expect(await found(keeper, entry, id)).toEqual([id])
      const seen = await stranger.ask('POST', `${entry.collection}/queries`, {
        body: [{ field: 'id', op: 'eq', value: id }],
        headers: across,
      })
      expect(seen.status === 200 ? seen.body : []).toEqual([])
    },
  )
})
