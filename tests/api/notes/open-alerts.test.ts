import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { noonToday } from '#tests/support/scenes/make-one-visit.ts'
import {
  active,
  aVisit,
  bare,
  created,
  rowOf,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('a note with answers that raise an alert (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  test('it is not made ready to sign before somebody has acknowledged the alert', async () => {
    const appointment = await created(scene.admin, 'Appointments', aVisit(scene, noonToday()))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, across))
    const questionnaire = await active(scene.admin, 'Questionnaires', {
      name: 'Safety',
      key: 'safety',
      version: 1,
      shortName: 'SAFE',
      licence: 'FreeWithNotice',
      elements: [{ id: 'harm', type: 'Boolean', label: 'Thoughts of harm' }],
      alerts: [
        {
          id: 'harm',
          severity: 'Critical',
          message: 'Ask about safety now',
          when: { combinator: 'And', clauses: [{ source: 'harm', operator: 'Equals', value: true }] },
        },
      ],
    })
    const answered = await clinician.ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(questionnaire),
        patient: bare(scene.patient),
        author: staff(server, 'clinician'),
        note: bare(note),
        source: 'Clinician',
        status: 'Final',
        authored: noonToday(),
        answers: { harm: true },
      },
    })
    expect(answered.status, JSON.stringify(answered.body)).toBe(201)
    const doubts = async () => {
      const asked = await clinician.ask('POST', `Notes/${note.id}/ready`, {
        body: { versionId: note.versionId },
      })
      return (asked.body.errors ?? []).map(({ code }: { readonly code: string }) => code)
    }
    expect(await doubts()).toContain('notes.open-alert')
    const { id, meta } = answered.body
    const reviewed = await clinician.ask('POST', `QuestionnaireResponses/${id}/review`, {
      body: { versionId: meta.versionId, action: 'Safety plan made' },
    })
    expect(reviewed.status, JSON.stringify(reviewed.body)).toBe(200)
    expect(await doubts()).not.toContain('notes.open-alert')
  })
})
