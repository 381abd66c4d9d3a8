import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds } from '#tests/support/database/database.ts'
import {
  active,
  aVisit,
  created,
  type Row,
  type Scene,
  setScene,
  staff,
} from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

describe.each(databaseKinds)('enrolling a patient in a program (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let admin: TestClient
  let intake: TestClient
  let clinician: TestClient
  let program: Row
  beforeAll(async () => {
    server = await startTestServer({ database })
    scene = await setScene(server)
    admin = scene.admin
    intake = await server.signIn('intake')
    clinician = await server.signIn('clinician')
    program = await active(admin, 'Programs', {
      name: 'Recovery',
      code: 'REC',
      kind: 'SubstanceUse',
      requiredConsents: [{ code: 'treatment', display: 'Treatment' }],
      ageRange: { min: 60 },
    })
  })
  afterAll(() => server?.close())

  const enroll = (client: TestClient, more: object = {}, headers: Record<string, string> = {}) =>
    client.ask('POST', 'EpisodesOfCare/enroll', {
      body: { patient: scene.otherPatient.id, program: program.id, start: '2026-01-05', ...more },
      headers,
    })
  const found = async (collection: string, field: string) => {
    const answer = await admin.ask('POST', `${collection}/queries?pageSize=50`, {
      body: [{ field, op: 'eq', value: scene.otherPatient.id }],
      headers: { 'x-enable-cross-partition': 'true' },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }

  test('what is missing is said before anything is written, and only a required consent needs a reason', async () => {
    const [policy] = await found('Coverages', 'beneficiary')
    const ended = await admin.ask('PATCH', `Coverages/${policy.id}?versionId=${policy.meta.versionId}`, {
      body: [{ op: 'replace', path: '/status', value: 'Terminated' }],
    })
    expect(ended.status, JSON.stringify(ended.body)).toBe(200)
    const plan = await enroll(intake, { planOnly: true })
    expect(plan, JSON.stringify(plan.body)).toMatchObject({ status: 200, body: { isPlan: true } })
    expect(
      plan.body.missing.map(({ kind, needsReason }: { kind: string; needsReason: boolean }) => [
        kind,
        needsReason,
      ]),
    ).toEqual([
      ['Consent', true],
      ['Coverage', false],
      ['Age', false],
    ])
    expect(await enroll(intake)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/withoutConsents', code: 'chart.consents-missing' }] },
    })
    expect(await found('EpisodesOfCare', 'patient')).toEqual([])
  })

  test('who may not enroll, or does not reach the patient, enrolls nobody and learns nothing', async () => {
    const quality = await server.signIn('quality')
    expect((await enroll(quality, { planOnly: true })).status).toBe(403)
    expect((await enroll(clinician, { planOnly: true })).status).toBe(403)
    const stranger = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Odile'], family: 'Farthing' },
      birthDate: '1990-01-01',
      gender: 'female',
    })
    const closed = await created(admin, 'Patients', {
      name: { use: 'official', given: ['Una'], family: 'Locke' },
      birthDate: '1990-01-01',
      gender: 'female',
      confidentialTeam: [{ practitioner: scene.owner }],
    })
    for (const patient of [stranger, closed])
      for (const planOnly of [true, false])
        expect((await enroll(intake, { patient: patient.id, planOnly, withoutConsents: 'x' })).status).toBe(
          404,
        )
    const draft = await created(admin, 'Programs', {
      name: 'Soon',
      code: 'SOON',
      kind: 'SubstanceUse',
      status: 'Draft',
    })
    expect((await enroll(intake, { program: draft.id })).body.errors).toMatchObject([
      { pointer: '/program', code: 'chart.program-not-active' },
    ])
  })

  test('when one part cannot be made, none is', async () => {
    const wrong = [
      { team: [{ member: scene.room.id, role: { code: 'nurse', display: 'Nurse' }, leads: false }] },
      { team: [{ member: scene.owner.id, role: { code: 'juggler', display: 'Juggler' }, leads: false }] },
      { referral: { source: { code: 'juggler', display: 'Juggler' } } },
      { assessment: due({ id: scene.room.id, resourceType: 'Practitioner' }) },
      { start: '2099-01-01' },
    ]
    for (const more of wrong) {
      const answer = await enroll(intake, { withoutConsents: 'They come tomorrow.', ...more })
      expect([404, 422], JSON.stringify(answer.body)).toContain(answer.status)
    }
    expect(await found('EpisodesOfCare', 'patient')).toEqual([])
    expect(await found('Communications', 'subject')).toEqual([])
  })

  test('enrollment, care team and the assessment that is due are made at once, and once for one key', async () => {
    const key = { 'idempotency-key': server.world.newId() }
    const more = {
      withoutConsents: 'The guardian signs tomorrow.',
      referral: { source: { code: 'hospital', display: 'Hospital' }, reason: 'After an overdose.' },
      team: [
        { member: scene.owner.id, role: { code: 'primary-clinician', display: 'Clinician' }, leads: true },
        { member: staff(server, 'intake').id, role: { code: 'nurse', display: 'Nurse' }, leads: false },
      ],
      assessment: due(scene.owner),
    }
    const made = await enroll(intake, more, key)
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200, body: { isPlan: false } })
    expect((await enroll(intake, more, key)).body.enrollment.id).toBe(made.body.enrollment.id)

    const [row, ...others] = await found('EpisodesOfCare', 'patient')
    expect(others).toEqual([])
    const { body } = await admin.ask('GET', `EpisodesOfCare/${row.id}`)
    expect(body).toMatchObject({
      status: 'Active',
      period: { start: '2026-01-05' },
      careManager: { id: scene.owner.id },
      referral: { source: { code: 'hospital' } },
      careTeam: [
        { primary: true, participation: 'PrimaryPerformer' },
        { primary: false, participation: 'SecondaryPerformer' },
      ],
      statusHistory: [{ to: 'Active', comment: 'The guardian signs tomorrow.' }],
    })
    const [contact, ...more2] = await found('Communications', 'subject')
    expect(more2).toEqual([])
    expect(contact).toMatchObject({
      topic: { code: 'intake-screening' },
      followUp: { due: '2026-02-01', assignee: { id: scene.owner.id } },
      episodeOfCare: { id: row.id },
    })
    expect(
      await admin.ask('POST', 'AuditEvents/queries?pageSize=20', {
        body: [{ field: 'target.id', op: 'eq', value: row.id }],
      }),
    ).toMatchObject({ status: 200 })
  })

  test('what belongs to the enrollment is said, done or open, and follows what is made', async () => {
    const [episode] = (await found('EpisodesOfCare', 'patient')).filter(
      (row: { program: { id: string } }) => row.program.id === program.id,
    )
    const look = async (client = admin) => {
      const answer = await client.ask('POST', `EpisodesOfCare/${episode.id}/look-at-steps`, { body: {} })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    const stateOf = ({ steps }: { steps: readonly { kind: string; isDone: boolean }[] }) =>
      Object.fromEntries(steps.map(({ kind, isDone }) => [kind, isDone]))
    const first = await look()
    expect(first.enrollment).toMatchObject({ id: episode.id, display: episode.display })
    expect(stateOf(first)).toEqual({
      ...{ Consent: false, Coverage: false, CareTeam: true, Appointment: false, Assessment: false },
    })
    expect(first.steps.find(({ kind }: { kind: string }) => kind === 'Assessment').due).toBeDefined()

    const start = '2031-03-05T16:00:00.000Z'
    const visit = await created(
      admin,
      'Appointments?confirmed=true',
      aVisit(scene, start, {
        episodeOfCare: { id: episode.id, resourceType: 'EpisodeOfCare' },
        program: { id: program.id, resourceType: 'Program' },
        attendees: [
          { id: '1', kind: 'Patient', subject: { id: scene.otherPatient.id, resourceType: 'Patient' } },
        ],
      }),
    )
    const next = await look()
    expect(stateOf(next)).toMatchObject({ Appointment: true, Assessment: false })
    expect(next.steps).toContainEqual(
      expect.objectContaining({
        kind: 'Appointment',
        start,
        appointment: expect.objectContaining({ id: visit.id }),
      }),
    )
    const hidden = await clinician.ask('POST', `EpisodesOfCare/${episode.id}/look-at-steps`, { body: {} })
    const known = await clinician.ask('GET', `EpisodesOfCare/${episode.id}`)
    expect(hidden.status, 'whoever does not read the enrollment learns nothing').toBe(known.status)
  })

  test('nobody is enrolled in a program twice, not by two who do it at once either', async () => {
    const withoutConsents = 'again'
    expect(await enroll(intake, { withoutConsents })).toMatchObject({
      status: 409,
      body: { errors: [{ pointer: '/program', code: 'chart.already-enrolled' }] },
    })
    const both = await Promise.all(
      [1, 2].map(() => enroll(intake, { patient: scene.patient.id, withoutConsents })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

function due(assignee: { readonly id: string; readonly resourceType: string }) {
  return { due: '2026-02-01', assignee, medium: 'Phone', outcome: 'Reached', summary: 'Assessment' }
}
