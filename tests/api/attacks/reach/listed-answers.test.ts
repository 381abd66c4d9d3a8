import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, aVisit, bare, created, rowOf, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const elements = [
  { id: 'status', type: 'Choice', label: 'Marital status', codedList: 'marital-status' },
  { id: 'others', type: 'OpenChoice', label: 'Others', codedList: 'marital-status', multiple: true },
]

describe.each(databasesFor(import.meta.url))(
  'answers out of the lists of a practice, on the %s database',
  (database) => {
    let server: TestServer
    let scene: Scene
    let clinician: TestClient
    let day = 0
    beforeAll(async () => {
      server = await startTestServer({ database })
      scene = await setScene(server, { questions: elements })
      clinician = await server.signIn('clinician')
    })
    afterAll(() => server?.close())

    async function hide(hidden: readonly string[]) {
      const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const value = [{ list: 'marital-status', hidden }]
      const chosen = await scene.admin.ask('PATCH', path, {
        body: [{ op: 'add', path: '/codedListOverrides', value }],
      })
      expect(chosen.status, JSON.stringify(chosen.body)).toBe(200)
    }
    async function started() {
      day += 1
      const start = new Date(Date.now() - day * 86_400_000).toISOString()
      const end = new Date(Date.parse(start) + 3_000_000).toISOString()
      const appointment = await created(scene.admin, 'Appointments', aVisit(scene, start, { end }))
      const { body } = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
      return body as { readonly note: { readonly id: string }; readonly encounter: { readonly id: string } }
    }

    test('in a note and in a questionnaire nobody gives a code that the practice hides or that is in no list; one given before stays', async () => {
      await hide([])
      const { note } = await started()
      const fill = async (data: object) => {
        const { id, versionId } = rowOf(await clinician.ask('GET', `Notes/${note.id}`))
        const body = [{ op: 'replace', path: '/sections/0/data', value: data }]
        return clinician.ask('PATCH', `Notes/${id}?versionId=${versionId}`, { body })
      }
      expect((await fill({ mood: 'low', status: 'separated' })).status).toBe(200)
      await hide(['separated', 'widowed'])
      expect((await fill({ mood: 'calm', status: 'separated' })).status).toBe(200)
      expect((await fill({ mood: 'calm', status: 'widowed' })).body.errors).toMatchObject([
        { pointer: '/sections/0/data/status', code: 'stores.hidden-in-list' },
      ])
      expect((await fill({ mood: 'calm', status: 'betrothed' })).body.errors).toMatchObject([
        { pointer: '/sections/0/data/status', code: 'stores.not-in-list' },
      ])
      expect((await fill({ mood: 'calm', others: [{ code: 'widowed' }] })).body.errors).toMatchObject([
        { pointer: '/sections/0/data/others', code: 'stores.hidden-in-list' },
      ])
      expect((await fill({ mood: 'calm', others: [{ text: 'It is complicated' }] })).status).toBe(200)

      const questionnaire = await active(scene.admin, 'Questionnaires', {
        name: 'About you',
        shortName: 'About',
        key: 'about-you',
        version: 1,
        licence: 'Custom',
        elements,
      })
      const respond = (answers: object) =>
        clinician.ask('POST', 'QuestionnaireResponses', {
          body: {
            patient: bare(scene.patient),
            author: scene.owner,
            questionnaire: bare(questionnaire),
            status: 'Preliminary',
            authored: new Date().toISOString(),
            source: 'Clinician',
            answers,
          },
        })
      expect((await respond({ status: 'widowed' })).body.errors).toMatchObject([
        { pointer: '/answers/status', code: 'stores.hidden-in-list' },
      ])
      const taken = await respond({ status: 'married' })
      expect(taken.status, JSON.stringify(taken.body)).toBe(201)
    })

    test('what is written beside a diagnosis of a session is not taken: it says what its problem says', async () => {
      const { encounter } = await started()
      const { versionId } = rowOf(await clinician.ask('GET', `Encounters/${encounter.id}`))
      const code = { code: 'F80.81', display: 'Stuttering' }
      const diagnoses = [{ condition: bare(scene.condition), rank: 1, code }]
      const path = `Encounters/${encounter.id}?versionId=${versionId}`
      const written = await clinician.ask('PATCH', path, {
        body: [{ op: 'add', path: '/diagnoses', value: diagnoses }],
      })
      expect(written.status, JSON.stringify(written.body)).toBe(200)
      expect(written.body.diagnoses[0].code.display).toBe('Generalized anxiety disorder')
    })
  },
)
