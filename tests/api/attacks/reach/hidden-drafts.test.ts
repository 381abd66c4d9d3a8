import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  authorStep,
  aVisit,
  created,
  type Row,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
  usualStaff,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

const secret = '219-09-9999'

describe.each(databasesFor(import.meta.url))("somebody else's draft, on the %s database", (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let day = 0
  beforeAll(async () => {
    const colleague = ['non-prescribing-clinician', 'supervisor']
    server = await startTestServer({ database, staff: { ...usualStaff, colleague } })
    const reading = { id: 'reader', role: 'Witness', who: 'Named', required: false, meaning: 'Reviewed' }
    const practitioner = staff(server, 'intake')
    scene = await setScene(server, { steps: [authorStep, { ...authorStep, ...reading, practitioner }] })
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  async function startedNote(): Promise<Row> {
    day += 1
    const start = new Date(Date.now() - day * 86_400_000).toISOString()
    const end = new Date(Date.parse(start) + 3_000_000).toISOString()
    const appointment = await created(scene.admin, 'Appointments', aVisit(scene, start, { end }))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    return rowOf(await read(clinician, started.body.note.id))
  }
  const read = (client: TestClient, id: string) => client.ask('GET', `Notes/${id}`)
  const ready = ({ id, versionId }: Row, client: TestClient) =>
    client.ask('POST', `Notes/${id}/ready`, { body: { versionId } })
  const fill = ({ id, versionId }: Row, data: object) =>
    clinician.ask('PATCH', `Notes/${id}?versionId=${versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: data }],
    })
  const others = async () => {
    const names = ['colleague', 'supervisor', 'quality', 'admin', 'scribe']
    return Promise.all(names.map((login) => server.signIn(login)))
  }

  test('is called ready by nobody but those who write it, not even by who will sign it, and their saving goes on', async () => {
    const begun = await startedNote()
    const note = rowOf(await fill(begun, { summary: 'We talked of the fire.' }))
    const reader = await server.signIn('intake')
    for (const other of [reader, ...(await others())]) {
      const refused = await ready(note, other)
      expect([403, 404]).toContain(refused.status)
      expect(JSON.stringify(refused.body)).not.toMatch(/sections|mood|Mood|fire/)
      expect(await trailOf(server, refused)).toMatchObject([{ outcome: 'Denied', status: refused.status }])
    }
    const saved = await fill(note, { mood: 'low', summary: 'We talked of the fire.' })
    expect([saved.status, saved.body.signingState]).toEqual([200, 'Draft'])

    expect((await ready(rowOf(saved), clinician)).status).toBe(200)
    const isReady = rowOf(await read(clinician, note.id))
    for (const other of await others()) expect([403, 404]).toContain((await ready(isReady, other)).status)
    expect((await ready(isReady, reader)).body.openSteps).toMatchObject([{ stepId: 'reader' }])
    expect((await read(clinician, note.id)).body.meta.versionId).toBe(isReady.versionId)
  })

  test('an act answers a row as a reading of it would: what is masked for the asker stays masked', async () => {
    const begun = await startedNote()
    const filled = rowOf(await fill(begun, { mood: 'low', summary: 'We talked.' }))
    const identifiers = [{ type: 'ssn', system: 'us-ssn', value: secret }]
    await putFields(server.world, server.practice, { type: 'Note', id: filled.id, fields: { identifiers } })
    const note = rowOf(await read(clinician, filled.id))
    const told = await ready(note, clinician)
    expect(told.status, JSON.stringify(told.body)).toBe(200)
    const signed = await clinician.ask('POST', `Notes/${note.id}/sign`, {
      body: {
        stepId: 'author',
        meaning: 'Authored',
        method: 'Password',
        credential: testPassword,
        contentHash: told.body.contentHash,
        overrides: reasonsFor(told),
      },
    })
    expect(signed.status, JSON.stringify(signed.body)).toBe(200)
    expect(signed.body.identifiers[0].value).toBe('•••-••-9999')
    expect(signed.body).toEqual((await read(clinician, note.id)).body)
  })

  test('an act that answers whole rows within something else answers them masked, too', async () => {
    const handlers = server.world.handlers as Record<string, unknown>
    const { 'condition.findCodes': usual } = handlers
    const patient = await created(scene.admin, 'Patients', {
      name: { use: 'official', given: ['Ann'], family: 'Masked' },
      birthDate: '1980-05-05',
      gender: 'female',
      identifiers: [{ type: 'ssn', system: 'us-ssn', value: secret }],
      careTeam: [
        {
          id: 'one',
          member: staff(server, 'intake'),
          role: { code: 'case-manager', display: 'Case manager' },
          participation: 'Coordinator',
        },
      ],
    })
    handlers['condition.findCodes'] = async ({ stores }: { stores: World }) => {
      const row = await stores.of('Patient').get(patient.id)
      return { ok: true, value: { imported: false, codes: [{ found: row.value }] } }
    }
    const intake = await server.signIn('intake')
    const asked = { body: { list: 'condition-code', text: 'fear' } }
    const answer = await intake.ask('POST', 'Conditions/find-codes', asked).finally(() => {
      handlers['condition.findCodes'] = usual
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const shown = await intake.ask('GET', `Patients/${patient.id}`)
    expect(JSON.stringify(shown.body)).not.toContain(secret)
    expect(answer.body.codes[0].found).toEqual(shown.body)
  })
})

type World = { of(type: string): { get(id: string): Promise<{ readonly value: object }> } }

function reasonsFor({ body }: TestAnswer): readonly object[] {
  const results = body.ruleResults as readonly { itemId?: string; outcome?: string }[]
  return results.flatMap((result) =>
    result.outcome === 'Warn' ? [{ itemId: result.itemId, reason: 'It was so.' }] : [],
  )
}
