import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInOrder, readPrint } from '#tests/support/content/read-print.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import {
  active,
  aVisit,
  bare,
  created,
  type Row,
  rowOf,
  type Scene,
  setScene,
} from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'
import { act, sign } from '#tests/support/signing/signing-house.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const sleep = {
  id: 'sleep',
  type: 'Choice',
  label: 'Sleep',
  required: true,
  options: [
    { code: '0', label: 'Well', score: 0 },
    { code: '3', label: 'Badly', score: 3 },
  ],
}

describe.each(databasesFor(import.meta.url))('forms inside a note (%s)', (database) => {
  let server: TestServer
  let clinician: TestClient
  let scene: Scene
  let instrument: Row
  let note: Row

  beforeAll(async () => {
    server = await startTestServer({ database })
    const admin = await server.signIn('admin')
    clinician = await server.signIn('clinician')
    instrument = await active(admin, 'Questionnaires', {
      name: 'Sleep check',
      key: 'sleep-check',
      version: 1,
      shortName: 'SLEEP',
      licence: 'FreeWithNotice',
      elements: [sleep],
      scoring: [{ id: 'total', name: 'Total', kind: 'Sum', itemIds: ['sleep'] }],
    })
    scene = await setScene(server, {
      questions: [
        {
          id: 'sleeping',
          type: 'Instrument',
          label: 'Sleep check',
          questionnaire: bare(instrument),
          saveAs: 'Observation',
        },
      ],
    })
    const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-04T15:00:00.000Z'))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    note = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`, across))
  }, 120_000)
  afterAll(() => server?.close())

  async function write(data: object) {
    const { body } = await clinician.ask('GET', `Notes/${note.id}`, across)
    const operations = [{ op: 'replace', path: '/sections/0/data', value: { mood: 'calm', ...data } }]
    return clinician.ask('PATCH', `Notes/${note.id}?versionId=${body.meta.versionId}`, { body: operations })
  }
  const version = () => ({ ...bare(instrument), versionId: instrument.versionId })
  const score = (value: number) => [{ _rowId: 'score-1', name: 'Total', value }]

  test('an instrument that is filled in place is stored with its version, its answers and its scores', async () => {
    const sleeping = { questionnaire: version(), answers: { sleep: '3' }, scores: score(3) }
    const written = await write({ sleeping })

    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200 })
    const { body } = await clinician.ask('GET', `Notes/${note.id}`, across)
    expect(body.sections[0].data.sleeping).toMatchObject({
      ...sleeping,
      questionnaire: { versionId: instrument.versionId },
    })
  })

  test('a score that the answers do not make is refused, and so is an answer that the instrument does not know', async () => {
    const wrong = await write({
      sleeping: { questionnaire: version(), answers: { sleep: '3' }, scores: score(0) },
    })
    const strange = await write({
      sleeping: { questionnaire: version(), answers: { sleep: '3', other: 1 }, scores: score(3) },
    })

    expect(wrong.status).toBe(422)
    expect(strange.status).toBe(422)
    expect(JSON.stringify(strange.body)).toContain('/sections/0/data/sleeping/answers/other')
  })

  test('what is missing inside keeps the note from being ready, and is named by its place', async () => {
    const written = await write({
      summary: 'We talked.',
      sleeping: {
        questionnaire: version(),
        answers: { _parked: {} },
        scores: [{ _rowId: 'score-1', name: 'Total', band: 'Incomplete' }],
      },
    })
    expect(written, JSON.stringify(written.body)).toMatchObject({ status: 200 })
    const { body } = await clinician.ask('GET', `Notes/${note.id}`, across)
    const ready = await clinician.ask('POST', `Notes/${note.id}/ready`, {
      body: { versionId: body.meta.versionId },
    })

    expect(ready.status).toBe(422)
    expect(JSON.stringify(ready.body)).toContain('/sections/0/data/sleeping/answers/sleep')
  })

  test('with the signature its score stands in the chart as a survey, and leads to the note', async () => {
    const sleeping = { questionnaire: version(), answers: { sleep: '3' }, scores: score(3) }
    const appointment = await created(scene.admin, 'Appointments', aVisit(scene, '2026-03-05T15:00:00.000Z'))
    const begun = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const { id } = begun.body.note
    const { versionId } = rowOf(await clinician.ask('GET', `Notes/${id}`, across))
    const data = { mood: 'calm', summary: 'We talked.', sleeping }
    const filled = await clinician.ask('PATCH', `Notes/${id}?versionId=${versionId}`, {
      body: [{ op: 'replace', path: '/sections/0/data', value: data }],
    })
    expect(filled.status, JSON.stringify(filled.body)).toBe(200)
    const ready = await act(clinician, id, 'ready')
    expect(ready.body.charting, JSON.stringify(ready.body)).toMatchObject([
      { type: 'QuestionnaireResponse', act: 'Add', text: 'Sleep check: Total 3' },
      { type: 'Observation', act: 'Add', text: 'Sleep check Total 3' },
    ])
    const signed = await sign(clinician, id)
    expect(signed.body, JSON.stringify(signed.body)).toMatchObject({ signingState: 'Signed' })

    const asked = { ...across, body: [{ field: 'note', op: 'eq', value: id }] }
    const measured = async () => (await clinician.ask('POST', 'Observations/queries', asked)).body
    expect(await measured()).toMatchObject([
      {
        category: 'Survey',
        status: 'Final',
        code: { code: 'sleep check total', display: 'Sleep check Total' },
        value: { quantity: { value: 3 } },
      },
    ])
  })

  test('the print holds the questions of what stands inside with their answers, and the score behind them', async () => {
    const sleeping = { questionnaire: version(), answers: { sleep: '3' }, scores: score(3) }
    expect((await write({ summary: 'We talked.', sleeping })).status).toBe(200)
    const answer = await clinician.ask('POST', `Notes/${note.id}/print`, { ...across, body: {} })
    const { text, parts } = await readPrint(answer)

    expectInOrder(text, ['Summary', 'We talked.', 'Sleep check', 'Sleep: Badly', 'Total: 3', 'Signatures'])
    expect(parts.join(' ')).toMatch(/H2.* H3 P P H2/)
  })

  test('a formatted text is stored as it is, and pictures, links and HTML in it are refused', async () => {
    const summary = 'Sleeps **better**.\n- *walks*\n- calls'
    const kept = await write({ summary })
    const { body } = await clinician.ask('GET', `Notes/${note.id}`, across)

    expect(kept.status).toBe(200)
    expect(body.sections[0].data.summary).toBe(summary)
    for (const text of [
      '![x](https://evil.test/x.png)',
      '[x](javascript:alert(1))',
      '<img src=x onerror=alert(1)>',
    ]) {
      const refused = await write({ summary: text })
      expect(refused.status, text).toBe(422)
      expect(JSON.stringify(refused.body)).toContain('/sections/0/data/summary')
    }
  })
})
