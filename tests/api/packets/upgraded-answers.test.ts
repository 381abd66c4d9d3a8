import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row, type Scene, setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const older = [
  { id: 'hours', type: 'Integer', label: 'Hours of sleep' },
  { id: 'why', type: 'Text', label: 'What keeps you awake?' },
  { id: 'color', type: 'String', label: 'Color of the room' },
]
const newer = [
  { id: 'hours', type: 'Text', label: 'How do you sleep?' },
  { id: 'part', type: 'Section', label: 'Awake', children: [older[1]] },
]

describe.each(databasesFor(import.meta.url))('answers to an older version on the %s database', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let counted = 0
  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    clinician = await server.signIn('clinician')
  })
  afterAll(() => server?.close())

  const version = (key: string, number: number, elements: object) =>
    active(scene.admin, 'Questionnaires', {
      ...{ name: 'Nights', key, version: number, shortName: 'NIGHTS', licence: 'FreeWithNotice', elements },
    })
  /** Answers that are being given to a version that is not in use any more. */
  async function begun(
    status = 'Preliminary',
  ): Promise<{ readonly row: Row; readonly next: Row; readonly first: Row }> {
    counted += 1
    const key = `nights-${counted}`
    const first = await version(key, 1, older)
    const row = await created(clinician, 'QuestionnaireResponses', {
      ...{ questionnaire: bare(first), patient: bare(scene.patient), author: scene.owner, status },
      ...{ source: 'Clinician', authored: '2026-02-04T09:10:00-06:00' },
      answers: { hours: 6, why: 'The dog', color: 'Blue' },
    })
    return { row, first, next: await version(key, 2, newer) }
  }
  const upgrade = ({ id }: Row, body: object) =>
    clinician.ask('POST', `QuestionnaireResponses/${id}/upgrade`, { body })
  const read = async ({ id }: Row) => (await clinician.ask('GET', `QuestionnaireResponses/${id}`)).body

  test('move to the version in use: what it asks is kept wherever it asks it, the rest stays in the history; and back again', async () => {
    const { row, first, next } = await begun()
    const moved = await upgrade(row, { versionId: row.versionId })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body).toMatchObject({ questionnaire: { id: next.id }, status: 'Preliminary' })
    expect(moved.body.answers).toEqual({ why: 'The dog' })
    const before = `${Number(moved.body.meta.versionId) - 1}`
    const kept = await clinician.ask('GET', `QuestionnaireResponses/${row.id}/_history/${before}`)
    expect(kept.body.answers).toEqual({ hours: 6, why: 'The dog', color: 'Blue' })

    const back = await upgrade(row, { versionId: moved.body.meta.versionId, isUndone: true })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect(back.body).toMatchObject({
      ...{ questionnaire: { id: first.id }, answers: { hours: 6, why: 'The dog', color: 'Blue' } },
    })
  })

  test('once something else was typed there is no way back but the history', async () => {
    const { row } = await begun()
    const moved = await upgrade(row, { versionId: row.versionId })
    const typed = await clinician.ask(
      'PATCH',
      `QuestionnaireResponses/${row.id}?versionId=${moved.body.meta.versionId}`,
      { body: [{ op: 'add', path: '/answers/hours', value: 'Little' }] },
    )
    expect(typed.status, JSON.stringify(typed.body)).toBe(200)
    const late = await upgrade(row, { versionId: typed.body.meta.versionId, isUndone: true })
    expect(late.status).toBe(409)
    expect(late.body.code).toBe('definitions.nothing-to-undo')
    expect((await read(row)).answers).toEqual({ why: 'The dog', hours: 'Little' })
  })

  test('finished answers stay with their version, so do those to the newest one; and of two hands the second is told', async () => {
    const { row: finished } = await begun('Final')
    const refused = await upgrade(finished, { versionId: finished.versionId })
    expect(refused.body.code).toBe('definitions.not-upgraded')
    const { row } = await begun()
    const moved = await upgrade(row, { versionId: row.versionId })
    expect((await upgrade(row, { versionId: row.versionId })).status).toBe(409)
    const again = await upgrade(row, { versionId: moved.body.meta.versionId })
    expect(again.body.code).toBe('definitions.no-newer-version')
  })
})
