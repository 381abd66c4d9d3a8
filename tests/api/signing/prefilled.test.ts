import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, bare, created, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const from = (id: string, prefill: string, type = 'String') => ({ id, type, label: id, prefill })
const questions = [
  from('born', 'patient.birthDate', 'Date'),
  from('number', 'patient.identifiers.value'),
  from('writer', 'practitioner.name.family'),
  from('way', 'appointment.mode'),
  from('stay', 'episode.status'),
  from('minutes', 'encounter.minutes', 'Integer'),
  from('before', 'lastNote(progress-note).homework'),
  from('weight', 'lastObservation(29463-7)', 'Decimal'),
  from('nothing', 'carePlan.active.title'),
  { id: 'homework', type: 'String', label: 'Homework' },
]

describe.each(databasesFor(import.meta.url))('what a new note is filled in with (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00.000Z')) })
    scene = await setScene(server, { questions })
    clinician = await server.signIn('clinician')
  }, 120_000)
  afterAll(() => server?.close())

  async function begun(start: string) {
    const visit = await created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start))
    const answer = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { id } = answer.body.note
    return (await clinician.ask('GET', `Notes/${id}`, across)).body
  }

  test('comes from the records of the patient as its writer may read them, and from what was last written and measured', async () => {
    const first = await begun('2026-03-02T15:00:00.000Z')
    expect(first.sections[0].data).toMatchObject({ way: 'InPerson', stay: 'Active', minutes: 60 })
    expect(first.sections[0].data.born).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(first.sections[0].data.before).toBeUndefined()
    const [section] = first.sections
    await putFields(server.world, server.practice, {
      type: 'Note',
      id: first.id,
      fields: {
        sections: [{ ...section, data: { homework: 'Sleep diary' } }],
        signingState: 'Signed',
        status: 'Final',
      },
    })
    await created(clinician, 'Observations', {
      patient: bare(scene.patient),
      status: 'Final',
      category: 'Vital',
      code: { code: '29463-7', display: 'Body weight', system: 'http://loinc.org' },
      value: { quantity: { value: 61.5, unit: 'kg' } },
      effective: '2026-03-01T15:00:00.000Z',
    })
    await putFields(server.world, server.practice, {
      type: 'Patient',
      id: scene.patient.id,
      fields: { identifiers: [{ type: 'ssn', value: '123-45-6789' }] },
    })
    const { data } = (await begun('2026-03-03T15:00:00.000Z')).sections[0]
    expect(data).toMatchObject({ before: 'Sleep diary', weight: 61.5 })
    expect(data.nothing).toBeUndefined()
    expect(data.number).toBeUndefined()
  })
})
