import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasesFor } from '#tests/support/database/database.ts'
import { accept, aPatient, aTarget, enterAs, invite, tokenOf } from '#tests/support/scenes/guest.ts'
import { active, bare, created, type Row, staff } from '#tests/support/scenes/scene.ts'
import {
  ask,
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const item = (id: string) => ({
  id,
  type: 'Choice',
  label: id,
  required: true,
  options: [0, 1, 2, 3].map((score) => ({ code: `${score}`, label: `${score}`, score })),
})

const instrument = {
  name: 'Mood in two questions',
  key: 'mood-in-two',
  version: 1,
  shortName: 'MOOD-2',
  licence: 'FreeWithNotice',
  elements: [item('sleep'), item('harm')],
  scoring: [
    {
      id: 'total',
      name: 'Total',
      kind: 'Sum',
      itemIds: ['sleep', 'harm'],
      bands: [
        { min: 0, max: 3, label: 'Low', severity: 'Info' },
        { min: 4, max: 6, label: 'High', severity: 'Severe' },
      ],
    },
  ],
  alerts: [
    {
      id: 'harm',
      severity: 'Critical',
      message: 'Ask about safety now',
      requireAcknowledgement: true,
      when: { combinator: 'And', clauses: [{ source: 'harm', operator: 'In', value: ['1', '2', '3'] }] },
    },
    {
      id: 'high',
      severity: 'Warn',
      message: 'The score is high',
      when: {
        combinator: 'And',
        clauses: [{ source: 'instrument.MOOD-2.score', operator: 'GreaterOrEquals', value: 4 }],
      },
    },
  ],
}

const across = { headers: { 'x-enable-cross-partition': 'true' } }

describe.each(databasesFor(import.meta.url))('answers to a questionnaire (%s)', (database) => {
  let server: TestServer
  let clinician: TestClient
  let colleague: TestClient
  let stranger: TestClient
  let desk: TestClient
  let auditor: TestClient
  let builder: TestClient
  let patient: Row
  let questionnaire: Row
  beforeAll(async () => {
    server = await startTestServer({
      database,
      staff: {
        clinician: ['non-prescribing-clinician'],
        colleague: ['non-prescribing-clinician'],
        stranger: ['non-prescribing-clinician'],
        desk: ['administrative'],
        auditor: ['quality-assurance'],
        builder: ['implementation'],
      },
    })
    clinician = await server.signIn('clinician')
    colleague = await server.signIn('colleague')
    stranger = await server.signIn('stranger')
    desk = await server.signIn('desk')
    auditor = await server.signIn('auditor')
    builder = await server.signIn('builder')
    questionnaire = await active(builder, 'Questionnaires', instrument)
    patient = await created(desk, 'Patients', {
      name: { use: 'official', given: ['Ana'], family: 'Rivera' },
      birthDate: '1991-04-12',
      gender: 'female',
      careTeam: ['clinician', 'colleague'].map((login) => ({
        id: login,
        member: staff(server, login),
        role: { code: 'other', display: 'Other' },
        participation: 'Participation',
        period: { start: '2026-01-05' },
      })),
    })
  })
  afterAll(() => server?.close())

  const answered = async (
    answers: object,
    authored: string,
    status = 'Final',
    of = patient.id,
    said: object = { author: staff(server, 'clinician'), source: 'Clinician' },
  ): Promise<TestAnswer> => {
    const answer = await clinician.ask('POST', 'QuestionnaireResponses', {
      body: {
        questionnaire: bare(questionnaire),
        patient: { id: of, resourceType: 'Patient' },
        ...said,
        status,
        answers,
        authored,
      },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer
  }
  const review = (who: TestClient, { body }: TestAnswer, more: object = {}) =>
    who.ask('POST', `QuestionnaireResponses/${body.id}/review`, {
      body: { versionId: body.meta.versionId, ...more },
    })

  test('finished answers raise the alerts of their questions and scores, name the answers before them, and unfinished ones neither', async () => {
    const first = await answered({ sleep: '1', harm: '0' }, '2026-02-04T09:10:00-06:00')
    expect(first.body.alerts).toBeUndefined()
    expect(first.body.previous).toBeUndefined()
    const begun = await answered({ harm: '3' }, '2026-02-20T09:10:00-06:00', 'Preliminary')
    expect(begun.body.alerts).toBeUndefined()

    const next = await created(builder, 'Questionnaires', { ...instrument, key: 'other', status: 'Draft' })
    expect(next.id).not.toBe(questionnaire.id)
    const second = await answered({ sleep: '3', harm: '1' }, '2026-03-04T09:10:00-06:00')
    expect(second.body).toMatchObject({
      previous: { id: first.body.id },
      scores: [{ value: 4, band: 'High' }],
      alerts: [{ alertId: 'harm' }, { alertId: 'high' }],
    })
  })

  test('the care team is told of a critical alert at once, and not a word of the answers', async () => {
    const made = await answered({ sleep: '0', harm: '2' }, '2026-03-05T09:10:00-06:00')
    const told = await colleague.ask('GET', 'Notifications', across)
    const ours = told.body.filter(({ target }: { readonly target?: { readonly route?: string } }) =>
      target?.route?.endsWith(made.body.id),
    )
    expect(ours).toMatchObject([{ priority: 'Urgent' }])
    expect(JSON.stringify(ours)).not.toMatch(/Rivera|Mood|safety/)
    const own = await clinician.ask('GET', 'Notifications', across)
    expect(JSON.stringify(own.body)).not.toContain(made.body.id)
    expect((await stranger.ask('GET', 'Notifications', across)).body).toEqual([])
  })

  test('whoever reviews acknowledges the alerts with what was done; changed answers are unread again', async () => {
    const made = await answered({ sleep: '0', harm: '1' }, '2026-03-06T09:10:00-06:00')
    expect(await review(colleague, made)).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'definitions.action-needed', pointer: '/action' }] },
    })
    const done = await review(colleague, made, { action: 'Safety plan reviewed' })
    const by = { id: server.practice.profiles.get('colleague') }
    expect(done).toMatchObject({
      status: 200,
      body: { reviewed: { by }, alerts: [{ acknowledgedBy: by, action: 'Safety plan reviewed' }] },
    })
    expect((await review(colleague, made, { action: 'Again' })).status).toBe(409)

    const path = `QuestionnaireResponses/${made.body.id}?versionId=${done.body.meta.versionId}`
    const silent = await clinician.ask('PATCH', path, {
      body: [{ op: 'replace', path: '/answers/harm', value: '0' }],
    })
    expect(silent.body.errors).toMatchObject([{ code: 'definitions.finished-answers' }])
    const amended = await clinician.ask('PATCH', path, {
      body: [
        { op: 'replace', path: '/answers/harm', value: '3' },
        { op: 'replace', path: '/status', value: 'Amended' },
      ],
    })
    expect(amended.status, JSON.stringify(amended.body)).toBe(200)
    expect(amended.body.reviewed).toBeUndefined()
    expect(amended.body.alerts).toEqual([{ alertId: 'harm', raisedAt: made.body.alerts[0].raisedAt }])
  })

  test('nobody writes a review by hand, reviews what is unfinished, or what is out of reach; who only reads reviews nothing', async () => {
    const made = await answered({ sleep: '0', harm: '0' }, '2026-03-07T09:10:00-06:00')
    const forged = await clinician.ask(
      'PATCH',
      `QuestionnaireResponses/${made.body.id}?versionId=${made.body.meta.versionId}`,
      {
        body: [
          {
            op: 'add',
            path: '/reviewed',
            value: { by: staff(server, 'colleague'), at: '2026-03-07T09:10:00Z' },
          },
        ],
      },
    )
    expect(forged.status).toBe(422)
    const begun = await answered({}, '2026-03-08T09:10:00-06:00', 'Preliminary')
    expect((await review(clinician, begun)).status).toBe(409)
    expect((await review(stranger, made)).status).toBe(404)
    expect((await review(auditor, made)).status).toBe(403)
    const read = await clinician.ask('GET', `QuestionnaireResponses/${made.body.id}`)
    expect(read.body.reviewed).toBeUndefined()
  })

  test('a patient who is signed in reviews nothing, not even the own answers, and finds those alone: nothing of other patients or that staff filled in', async () => {
    const target = aTarget()
    const careTeam = [
      {
        id: 'clinician',
        member: staff(server, 'clinician'),
        role: { code: 'other', display: 'Other' },
        participation: 'Participation',
        period: { start: '2026-01-05' },
      },
    ]
    const guest = await aPatient(desk, target, { careTeam })
    const sent = await invite(desk, guest, target)
    const entered = await accept(server, tokenOf(sent), { proof: '1990-04-02' })
    const session = await enterAs(server, entered.body.loginName)
    const headers = { authorization: `Bearer ${session.body.token}`, ...across.headers }
    const api = `${server.url}/api/v1/practices/${server.practice.key}/QuestionnaireResponses`
    const said = { author: { id: guest.id, resourceType: 'Patient' }, source: 'Self' }
    const at = '2026-03-10T09:10:00-06:00'
    const own = await answered({ sleep: '0', harm: '1' }, at, 'Final', guest.id, said)
    const ofStaff = await answered({ sleep: '0', harm: '1' }, at, 'Final', guest.id)
    const other = await answered({ sleep: '0', harm: '1' }, '2026-03-10T09:10:00-06:00')
    const body = { versionId: '1', action: 'Nothing' }
    const tried = await Promise.all(
      [own, ofStaff, other].map(({ body: { id } }) => ask(`${api}/${id}/review`, 'POST', { body, headers })),
    )
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403])
    const seen = await ask(api, 'GET', { headers })
    expect(seen.body.map(({ id }: { readonly id: string }) => id)).toEqual([own.body.id])
  })

  test('those that nobody has reviewed are found', async () => {
    const made = await answered({ sleep: '2', harm: '0' }, '2026-03-09T09:10:00-06:00')
    const unread = async () => {
      const filters = [{ field: 'reviewed.at', op: 'exists', value: false }]
      const { body } = await clinician.ask('POST', 'QuestionnaireResponses/queries?pageSize=200', {
        body: filters,
        ...across,
      })
      return body.map(({ id }: { readonly id: string }) => id)
    }
    expect(await unread()).toContain(made.body.id)
    expect((await review(clinician, made)).status).toBe(200)
    expect(await unread()).not.toContain(made.body.id)
  })

  test('a questionnaire whose alert looks at a question or score that is not there is not published', async () => {
    const when = { combinator: 'And', clauses: [{ source: 'score.none', operator: 'Exists' }] }
    const alerts = [{ id: 'a', severity: 'Critical', message: 'Never', when }]
    const draft = await created(builder, 'Questionnaires', {
      ...instrument,
      key: 'blind',
      status: 'Draft',
      alerts,
    })
    const answer = await builder.ask('POST', `Questionnaires/${draft.id}/publish`, {
      body: { versionId: '1' },
    })
    expect(answer.body.errors).toMatchObject([{ code: 'definitions.unknown-element' }])
  })
})
