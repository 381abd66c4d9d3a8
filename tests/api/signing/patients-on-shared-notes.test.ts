import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type GroupScene, groupMembers, withGroup } from '#tests/support/scenes/group-scene.ts'
import { authorStep, bare, type Row } from '#tests/support/scenes/scene.ts'
import { type ServicesScene, setServicesScene } from '#tests/support/scenes/services-scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
const patientStep = {
  id: 'patient',
  order: 1,
  role: 'Patient',
  required: true,
  who: 'Patient',
  meaning: 'Acknowledged',
  methods: ['Typed'],
}
const steps = [authorStep, patientStep]
const vitals = { id: 'vitals', type: 'VitalSigns', label: 'Vital signs', saveAs: 'Observation' }
const people = groupMembers.slice(0, 2)

type Part = Row & { readonly patient: Row; readonly encounter: Row }

describe.each(databasesFor(import.meta.url))('patients sign notes of several parts (%s)', (database) => {
  let server: TestServer
  let scene: ServicesScene
  let group: GroupScene
  let clinician: TestClient
  let day = 0

  beforeAll(async () => {
    const now = () => instantAt(Date.parse('2026-03-05T23:00:00.000Z'))
    server = await startTestServer({ database, now })
    scene = await setServicesScene(server, steps, [vitals])
    group = await withGroup(server, scene, { steps, people })
    clinician = await server.signIn('clinician')
  }, 120_000)
  afterAll(() => server?.close())

  const read = async (path: string) => (await clinician.ask('GET', path, crossing)).body
  const stateOf = async (id: string) => (await read(`Notes/${id}`)).signingState as string
  const statesOf = (ids: readonly string[]) => Promise.all(ids.map(stateOf))
  const code = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.code]
  function morning(): string {
    day += 1
    return new Date(Date.parse('2026-03-05T15:00:00.000Z') - day * 86_400_000).toISOString()
  }
  async function change(path: string, operations: readonly object[]): Promise<TestAnswer> {
    const { meta } = await read(path)
    return clinician.ask('PATCH', `${path}?versionId=${meta.versionId}`, { ...crossing, body: operations })
  }
  const write = async (id: string, data: object) =>
    expect(
      (await change(`Notes/${id}`, [{ op: 'replace', path: '/sections/0/data', value: data }])).status,
    ).toBe(200)
  async function ready(id: string) {
    const { meta } = await read(`Notes/${id}`)
    const body = { versionId: meta.versionId }
    const answer = await clinician.ask('POST', `Notes/${id}/ready`, { ...crossing, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  /** The author signs one part, or several by one word. */
  async function sign(...ids: readonly string[]): Promise<TestAnswer> {
    const parts = []
    for (const id of ids) {
      const { contentHash } = await ready(id)
      parts.push({ note: { id, resourceType: 'Note' }, contentHash })
    }
    const [first, ...others] = parts
    const { id, meaning } = authorStep
    return clinician.ask('POST', `Notes/${ids[0]}/sign`, {
      ...crossing,
      body: {
        ...{ stepId: id, meaning, method: 'Password', credential: testPassword },
        contentHash: first?.contentHash,
        parts: others,
      },
    })
  }
  async function take(id: string, patient: Row, name: string, seen?: string): Promise<TestAnswer> {
    const contentHash = seen ?? (await ready(id)).contentHash
    const person = { id: patient.id, resourceType: 'Patient' }
    return clinician.ask('POST', `Notes/${id}/take-signature`, {
      ...crossing,
      body: { stepId: 'patient', person, method: 'Typed', name, contentHash, credential: testPassword },
    })
  }

  /** A visit of two services, an hour and two, all written: the whole and both parts. */
  async function visit() {
    const body = {
      patient: bare(scene.patient),
      noteDefinition: bare(scene.servicesNote),
      serviceType: bare(scene.skills),
      start: morning(),
      minutes: 180,
      location: bare(scene.room),
    }
    const whole: string = (await clinician.ask('POST', 'Notes/start', { ...crossing, body })).body.note.id
    const first: string = (await read(`Notes/${whole}`)).definitionAssignments[0].childNote.id
    const { encounter } = await read(`Notes/${first}`)
    const { partOf } = await read(`Encounters/${encounter.id}`)
    const { start } = (await read(`Encounters/${partOf.id}`)).period
    const end = new Date(Date.parse(start) + 3_600_000).toISOString()
    await change(`Encounters/${encounter.id}`, [{ op: 'add', path: '/period', value: { start, end } }])
    const added = await clinician.ask('POST', `Notes/${whole}/services`, {
      ...crossing,
      body: { service: bare(scene.support) },
    })
    const all = [whole, first, added.body.note.id as string]
    const words = 'Practised and talked.'
    await write(whole, { words, vitals: { pulse: 70 } })
    for (const id of all.slice(1)) await write(id, { words })
    const charted = async () => {
      const asked = [{ field: 'note', op: 'eq', value: whole }]
      const found = await clinician.ask('POST', 'Observations/queries', { ...crossing, body: asked })
      return found.body.map(({ code: { code: said } }: { code: { code: string } }) => said)
    }
    return { all, session: async () => (await read(`Encounters/${partOf.id}`)).status as string, charted }
  }
  const signedByRivera = async (id: string) =>
    expect((await take(id, scene.patient, 'Ana Rivera')).status).toBe(200)

  test('a visit of several services is final, its session finished and its measures in the chart, with the last signature of the patient', async () => {
    const { all, session, charted } = await visit()
    expect((await sign(...all)).status).toBe(200)
    expect(await statesOf(all)).toEqual(Array(3).fill('PartiallySigned'))
    for (const id of all.slice(0, 2)) await signedByRivera(id)
    expect(await statesOf(all)).toEqual(['PartiallySigned', 'Signed', 'PartiallySigned'])
    expect([await session(), await charted()]).toEqual(['Planned', []])
    await signedByRivera(all[2] ?? '')
    expect(await statesOf(all)).toEqual(Array(3).fill('Signed'))
    expect([await session(), await charted()]).toEqual(['Finished', ['pulse']])
  })

  test('where the patient has signed everything first, the visit is final with the author’s last service', async () => {
    const { all, session } = await visit()
    expect((await sign(all[0] ?? '')).status).toBe(200)
    for (const id of all) await signedByRivera(id)
    for (const id of all.slice(1)) expect((await sign(id)).status).toBe(200)
    expect(await statesOf(all)).toEqual(Array(3).fill('Signed'))
    expect(await session()).toBe('Finished')
  })

  /** A meeting to which only the first member came; the words in common and hers are written. */
  async function meeting() {
    const appointment = await group.meet(morning())
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const common: string = started.body.note.id
    const { body: parts } = await clinician.ask('POST', 'Notes/queries', {
      ...crossing,
      body: [{ field: 'partOf', op: 'eq', value: common }],
    })
    const [member, absent] = group.members.map(
      ({ id }) => parts.find((each: Part) => each.patient.id === id) as Part,
    ) as [Part, Part]
    await change(`Encounters/${absent.encounter.id}`, [
      { op: 'replace', path: '/visitStatus', value: 'NoShow' },
      { op: 'add', path: '/missedVisit', value: { outcome: 'NoShow' } },
    ])
    await write(common, { topic: 'Early words.' })
    await write(member.id, { response: 'Took part.' })
    return { common, member }
  }
  const signedByMember = ({ id, patient }: Part, seen?: string) =>
    take(id, patient, `${people[0]?.join(' ')}`, seen)

  test('what all members of a group have in common asks no patient for a signature, and is final with the last member’s', async () => {
    const { common, member } = await meeting()
    expect((await sign(common, member.id)).status).toBe(200)
    expect(await statesOf([common, member.id])).toEqual(['PartiallySigned', 'PartiallySigned'])
    const shared = await ready(common)
    expect([shared.patientSteps, shared.waitingSteps]).toEqual([[], []])
    expect((await signedByMember(member)).status).toBe(200)
    expect(await statesOf([common, member.id])).toEqual(['Signed', 'Signed'])
  })

  test('a member does not sign before the words in common are signed, and never words that have changed since', async () => {
    const { common, member } = await meeting()
    await ready(common)
    expect(code(await signedByMember(member))).toEqual([422, 'signatures.common-first'])
    expect(await stateOf(member.id)).toBe('ReadyToSign')
    const { contentHash: seen } = await ready(member.id)
    await write(common, { topic: 'Later words.' })
    expect((await sign(common)).status).toBe(200)
    expect(code(await signedByMember(member, seen))).toEqual([409, 'signatures.content-changed'])
    expect((await signedByMember(member)).status).toBe(200)
    expect((await sign(member.id)).status).toBe(200)
    expect(await statesOf([common, member.id])).toEqual(['Signed', 'Signed'])
  })
})
