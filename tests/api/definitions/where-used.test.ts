import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, rowOf, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  usualStaff,
} from '#tests/support/server/server.ts'

type Use = { readonly type: string; readonly count: number; readonly version: number }

describe.each(databasesFor(import.meta.url))('where a definition is used (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient

  beforeAll(async () => {
    const staff = { ...usualStaff, outsider: ['non-prescribing-clinician'] }
    server = await startTestServer({ database, staff })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
    const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    expect(started, JSON.stringify(started.body)).toMatchObject({ status: 200 })
  })
  afterAll(() => server.close())

  const uses = async (login: string, resourceType: string, id: string) => {
    const client = await server.signIn(login)
    return client.ask('POST', 'NoteDefinitions/where-used', { body: { definition: { id, resourceType } } })
  }
  const used = async (login: string, resourceType: string, id: string): Promise<readonly Use[]> => {
    const answer = await uses(login, resourceType, id)
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    return answer.body.uses
  }
  const typesOf = (found: readonly Use[]) => found.map(({ type }) => type)

  test('the notes that were begun with it are counted, drafts apart, and none of them is named', async () => {
    const found = await used('clinician', 'NoteDefinition', scene.definition.id)
    expect(found.filter(({ type }) => type === 'Note')).toEqual([
      { type: 'Note', version: 1, count: 1, drafts: 1 },
    ])
  })

  test('who does not see a note is not told that there is one', async () => {
    expect(typesOf(await used('outsider', 'NoteDefinition', scene.definition.id))).not.toContain('Note')
    expect(typesOf(await used('implementer', 'NoteDefinition', scene.definition.id))).not.toContain('Note')
  })

  test('what belongs to the practice is named, and found under every version of the same key', async () => {
    const implementer = await server.signIn('implementer')
    const definition = await implementer.ask('GET', `NoteDefinitions/${scene.definition.id}`)
    const { sectionForm } = definition.body.sections[0]
    const next = await implementer.ask('POST', `NoteSectionForms/${sectionForm.id}/new-version`, { body: {} })
    const ofOld = await used('implementer', 'NoteSectionForm', sectionForm.id)
    expect(ofOld).toMatchObject([
      { type: 'NoteDefinition', version: 1, count: 1, rows: [{ id: scene.definition.id }] },
    ])
    expect(await used('implementer', 'NoteSectionForm', rowOf(next).id)).toEqual(ofOld)
  })

  test('favorites of another person are nobody else’s business', async () => {
    const { id } = scene.definition
    const liked = await clinician.ask('POST', 'PersonalPreferences', {
      body: {
        owner: scene.owner,
        favorites: { noteDefinitions: [{ id, resourceType: 'NoteDefinition' }] },
      },
    })
    expect(liked, JSON.stringify(liked.body)).toMatchObject({ status: 201 })
    expect(typesOf(await used('clinician', 'NoteDefinition', id))).toContain('PersonalPreferences')
    expect(typesOf(await used('admin', 'NoteDefinition', scene.definition.id))).not.toContain(
      'PersonalPreferences',
    )
  })

  test('what is no definition, and a definition that nobody has, are refused', async () => {
    expect(await uses('implementer', 'Patient', scene.patient.id)).toMatchObject({
      status: 422,
      body: { errors: [{ code: expect.any(String) }] },
    })
    expect((await uses('implementer', 'Form', '00000000-0000-7000-8000-000000000000')).status).toBe(404)
  })
})
