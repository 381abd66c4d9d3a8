import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import { examples, storeExamples } from '#tests/support/server/examples.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'
import { trailOf } from '#tests/support/server/trail-of.ts'

describe.each(databaseKinds)('an audit, on the %s database', (database) => {
  let server: TestServer
  let auditor: TestClient
  let keeper: TestClient
  let audited: TestClient
  let done: TestAnswer
  beforeAll(async () => {
    const auditing = ['sandbox', 'quality-assurance']
    server = await startTestServer({
      database,
      staff: {
        auditor: auditing,
        reviewer: auditing,
        keeper: ['sandbox', 'administrative'],
        audited: ['non-prescribing-clinician'],
        colleague: ['non-prescribing-clinician'],
      },
    })
    await storeExamples(server.world, server.practice)
    auditor = await server.signIn('auditor')
    keeper = await server.signIn('keeper')
    audited = await server.signIn('audited')
    const patient = (examples.get('Note')?.patient as { id: string } | undefined)?.id
    const { body: row } = await keeper.ask('GET', `Patients/${patient}`)
    const role = { code: 'primary-clinician', display: 'Therapist' }
    const careTeam = ['audited', 'colleague'].map((login) => ({
      id: login,
      member: profile(login),
      role,
      participation: 'PrimaryPerformer',
    }))
    const joined = await keeper.ask('PATCH', `Patients/${patient}?versionId=${row.meta.versionId}`, {
      body: [{ op: 'add', path: '/careTeam', value: careTeam }],
    })
    expect(joined.status, JSON.stringify(joined.body)).toBe(200)
    const made = await auditor.ask('POST', 'NoteAudits', {
      body: {
        ...examples.get('NoteAudit'),
        auditor: profile('auditor'),
        auditees: [profile('audited')],
        answers: [{ questionId: 'q1', result: 'NotSatisfied', comment: 'There is no link.' }],
      },
    })
    done = await change(auditor, made, [{ op: 'replace', path: '/progress', value: 'Complete' }])
    expect(done.status, JSON.stringify(done.body)).toBe(200)
  })
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const change = (client: TestClient, { body }: TestAnswer, operations: readonly object[]) =>
    client.ask('PATCH', `NoteAudits/${body.id}?versionId=${body.meta.versionId}`, { body: operations })
  const answer = (more: object) => [
    { op: 'replace', path: '/answers', value: [{ ...done.body.answers[0], ...more }] },
  ]
  const refused = (flag: string) => ({
    status: 403,
    body: { parameters: { permission: expect.stringContaining(`flags:${flag}:`) } },
  })

  test('a verdict on a finding is given, changed and taken away by those alone who may review audits', async () => {
    const verdict = answer({ review: { verdict: 'Refuted', comment: 'The link is there.' } })
    const tried = await change(keeper, done, verdict)
    expect(tried).toMatchObject(refused('CanReviewAudits'))
    expect(await trailOf(server, tried)).toMatchObject([{ outcome: 'Denied', status: 403 }])
    expect(await change(audited, done, verdict)).toMatchObject(refused('CanReviewAudits'))

    done = await change(await server.signIn('reviewer'), done, verdict)
    expect(done).toMatchObject({ status: 200, body: { answers: [{ review: { by: profile('reviewer') } }] } })
    const taken = answer({ review: undefined })
    expect(await change(keeper, done, taken)).toMatchObject(refused('CanReviewAudits'))
    const gone = [{ op: 'remove', path: '/answers/0' }]
    expect(await change(keeper, done, gone)).toMatchObject(refused('CanReviewAudits'))
    const ownFinding = await change(auditor, done, taken)
    expect(ownFinding.body.errors).toMatchObject([{ code: 'audits.review-by-third' }])
  })

  test('whoever is audited disputes a finding and changes nothing else; nobody disputes in his place', async () => {
    const mild = answer({ result: 'Satisfied' })
    expect(await change(audited, done, mild)).toMatchObject(refused('CanAuditNotes'))
    const other = [{ op: 'replace', path: '/auditor', value: profile('colleague') }]
    expect(await change(audited, done, other)).toMatchObject(refused('CanAuditNotes'))
    const word = answer({ dispute: { text: 'The link stands in the second section.' } })
    expect((await change(await server.signIn('colleague'), done, word)).status).toBe(404)

    done = await change(audited, done, word)
    expect(done).toMatchObject({ status: 200, body: { answers: [{ dispute: { by: profile('audited') } }] } })
    expect(await change(auditor, done, answer({ dispute: undefined }))).toMatchObject(
      refused('CanViewOwnAudits'),
    )
  })

  test('is read by those who audit, and once it is complete by whom it is about: not by his colleagues', async () => {
    const read = (client: TestClient, { body }: TestAnswer) => client.ask('GET', `NoteAudits/${body.id}`)
    const colleague = await server.signIn('colleague')
    expect((await read(audited, done)).status).toBe(200)
    expect((await read(colleague, done)).status).toBe(404)
    const listed = await colleague.ask('GET', 'NoteAudits', {
      headers: { 'x-enable-cross-partition': 'true' },
    })
    expect(listed).toMatchObject({ status: 200, body: [] })

    const { body: example } = await auditor.ask('GET', `NoteAudits/${done.body.id}`)
    const begun = await auditor.ask('POST', 'NoteAudits', {
      body: {
        ...examples.get('NoteAudit'),
        note: example.note,
        auditor: profile('auditor'),
        auditees: [profile('audited')],
      },
    })
    expect(begun.status, JSON.stringify(begun.body)).toBe(201)
    expect((await read(audited, begun)).status).toBe(404)
    expect((await read(auditor, begun)).status).toBe(200)
  })
})
