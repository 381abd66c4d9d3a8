import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
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
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

/** One item of each kind that looks beyond the session itself, each blocking. */
const ruleItems = [
  { id: 'program', kind: 'ProgramSelected' },
  { id: 'place', kind: 'LocationSelected' },
  { id: 'visit', kind: 'ShowStatus' },
  { id: 'midnight', kind: 'SpanMidnight' },
  { id: 'appointment', kind: 'AppointmentRequired' },
  { id: 'overlap', kind: 'SessionOverlap' },
  { id: 'units', kind: 'SessionDurationIncrement', params: { maxUnits: 8 } },
  { id: 'insurance', kind: 'Insurance' },
  { id: 'authorization', kind: 'Authorization', params: { onNoUnits: 'Block' } },
].map((item) => ({ severity: 'Block', ...item }))

describe.each(databasesFor(import.meta.url))('rules that look around a session (%s)', (database) => {
  let server: TestServer
  let scene: Scene
  let clinician: TestClient
  let days = 0
  let policyId = ''

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T18:00:00Z')) })
    scene = await setScene(server, { ruleItems })
    clinician = await server.signIn('clinician')
    const payer = await created(scene.admin, 'Organizations', {
      name: 'State Medicaid',
      kind: 'Payer',
      active: true,
      authorizationRequired: [bare(scene.service)],
    })
    const made = await created(scene.admin, 'Coverages', {
      ...aPolicy(scene.service),
      beneficiary: bare(scene.patient),
      payer: bare(payer),
    })
    policyId = made.id
  })
  afterAll(() => server.close())

  const read = (path: string) =>
    clinician.ask('GET', path, { headers: { 'x-enable-cross-partition': 'true' } })

  /** A note with all its answers, on a day of its own, whose session is changed by the test. */
  async function written(operations: readonly object[]): Promise<Row> {
    const start = new Date(Date.parse('2026-03-04T15:00:00Z') - days * 86_400_000).toISOString()
    days += 1
    const appointment = await created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    const encounter = rowOf(await read(`Encounters/${started.body.encounter.id}`))
    const changed = await clinician.ask(
      'PATCH',
      `Encounters/${encounter.id}?versionId=${encounter.versionId}`,
      { body: [{ op: 'add', path: '/units', value: 4 }, ...operations] },
    )
    expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200 })

    const note = rowOf(await read(`Notes/${started.body.note.id}`))
    const answers = [
      { op: 'replace', path: '/sections/0/data', value: { mood: 'calm', summary: 'We talked.' } },
    ]
    return rowOf(
      await clinician.ask('PATCH', `Notes/${note.id}?versionId=${note.versionId}`, { body: answers }),
    )
  }

  /** What stands in the way of signing, by the item that says so. */
  async function blockedBy(row: Row): Promise<readonly string[]> {
    const answer = await clinician.ask('POST', `Notes/${row.id}/ready`, {
      body: { versionId: row.versionId },
    })
    const errors: readonly { readonly pointer: string; readonly message: string }[] = answer.body.errors ?? []
    return errors.map(({ pointer, message }) => `${pointer.split('/').at(-1)}: ${message}`)
  }

  test('a session in order passes all of them', async () => {
    const row = await written([])
    const answer = await clinician.ask('POST', `Notes/${row.id}/ready`, {
      body: { versionId: row.versionId },
    })

    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    const outcomes = answer.body.ruleResults.map(
      ({ itemId, outcome }: { readonly itemId: string; readonly outcome: string }) => `${itemId} ${outcome}`,
    )
    expect(outcomes).toEqual(ruleItems.map(({ id }) => `${id} Pass`))
  })

  test.each([
    ['no program', [{ op: 'remove', path: '/program' }], ['program: Select a program.']],
    [
      'no place of service',
      [{ op: 'remove', path: '/placeOfService' }],
      ['place: Select a place of service.'],
    ],
    [
      'a visit that was missed, without a reason',
      [{ op: 'replace', path: '/visitStatus', value: 'NoShow' }],
      ['can not be signed for a session marked as a no-show.'],
    ],
    [
      'units that the minutes do not give',
      [{ op: 'replace', path: '/units', value: 7 }],
      ['units: 60 minutes give 4 units; 7 were entered.'],
    ],
    [
      'a date before the coverage began',
      [
        { op: 'replace', path: '/serviceDate', value: '2025-12-30' },
        {
          op: 'replace',
          path: '/period',
          value: { start: '2025-12-30T15:00:00Z', end: '2025-12-30T16:00:00Z' },
        },
      ],
      ['program:', 'appointment:', 'has no active coverage on Dec 30, 2025.'],
    ],
  ] as const)('%s keeps the note a draft', async (_title, operations, expected) => {
    const said = await blockedBy(await written(operations))

    expect(said.length, said.join('\n')).toBe(expected.length)
    expected.forEach((beginning, index) => {
      expect(said[index]).toContain(beginning)
    })
  })

  test('two sessions of one practitioner at once: the second says so, with the times', async () => {
    const first = await written([])
    const { period, serviceDate } = (await sessionOf(first)).body
    const second = await written([
      { op: 'replace', path: '/period', value: period },
      { op: 'replace', path: '/serviceDate', value: serviceDate },
    ])
    const said = await blockedBy(second)

    expect(said.join('\n')).toContain(
      'overlap: There is another draft of the same session from 09:00 to 10:00',
    )
  })

  async function sign(row: Row) {
    const { body } = await clinician.ask('POST', `Notes/${row.id}/ready`, {
      body: { versionId: row.versionId },
    })
    const { contentHash, openSteps } = body
    return () =>
      clinician.ask('POST', `Notes/${row.id}/sign`, {
        body: {
          stepId: openSteps[0].stepId,
          meaning: 'Authored',
          name: 'clinician Of riverbend',
          method: 'Password',
          credential: testPassword,
          contentHash,
        },
      })
  }

  async function policy() {
    const coverage = (await read(`Coverages/${policyId}`)).body
    const [authorization] = coverage.authorizations
    return { versionId: coverage.meta.versionId as string, ...authorization }
  }

  test('a signed note takes its units, and its session says from which authorization', async () => {
    const row = await written([])
    const signed = await (await sign(row))()
    const { coverage } = (await sessionOf(row)).body

    expect(signed, JSON.stringify(signed.body)).toMatchObject({ status: 200 })
    expect(coverage).toMatchObject([{ coverage: { id: policyId }, authorizationId: 'a1' }])
    expect(await policy()).toMatchObject({ unitsUsed: 4, unitsRemaining: 96 })
  })

  test('of two who sign at once for the last units, one is asked to look again', async () => {
    const { versionId, unitsUsed } = await policy()
    const scarce = [{ op: 'replace', path: '/authorizations/0/unitsApproved', value: unitsUsed + 4 }]
    const changed = await scene.admin.ask('PATCH', `Coverages/${policyId}?versionId=${versionId}`, {
      body: scarce,
    })
    expect(changed, JSON.stringify(changed.body)).toMatchObject({ status: 200 })

    const signings = [await sign(await written([])), await sign(await written([]))]
    const answers = await Promise.all(signings.map((signing) => signing()))
    const statuses = answers.map(({ status }) => status).sort()

    expect(statuses[0], JSON.stringify(answers.map(({ body }) => body))).toBe(200)
    expect([409, 422]).toContain(statuses[1])
    expect(await policy()).toMatchObject({ unitsUsed: unitsUsed + 4, unitsRemaining: 0 })
  })

  test('a rule for some roles judges the notes of those who have one of them, and of nobody else', async () => {
    const ruleFor = async (role: string) => {
      const made = await active(scene.admin, 'NoteRules', {
        name: `Long sessions: ${role}`,
        key: `long-sessions-${role}`,
        version: 1,
        appliesTo: { roles: [bare(server.practice.roles.get(role) as Row)] },
        combinator: 'And',
        items: [{ id: role, kind: 'SessionDuration', severity: 'Block', params: { minMinutes: 75 } }],
      })
      return bare(made)
    }
    const rules = [await ruleFor('non-prescribing-clinician'), await ruleFor('supervisor')]
    const preferences = (await read('PracticePreferences/default')).body
    const chosen = await scene.admin.ask(
      'PATCH',
      `PracticePreferences/default?versionId=${preferences.meta.versionId}`,
      { body: [{ op: 'add', path: '/defaultNoteRules', value: rules }] },
    )
    expect(chosen, JSON.stringify(chosen.body)).toMatchObject({ status: 200 })

    const said = (await blockedBy(await written([]))).filter((each) => each.includes('allows 75 to'))
    expect(said).toEqual([
      'non-prescribing-clinician: This session lasted 60 minutes; Individual therapy allows 75 to 90 minutes.',
    ])
  })

  async function sessionOf(note: Row) {
    const { encounter } = (await read(`Notes/${note.id}`)).body
    return read(`Encounters/${encounter.id}`)
  }
})

describe.each(databasesFor(import.meta.url))(
  'a place of service, where no rule of the practice asks for it (%s)',
  (database) => {
    let server: TestServer
    let scene: Scene
    let clinician: TestClient
    let note: Row

    beforeAll(async () => {
      server = await startTestServer({ database })
      scene = await setScene(server)
      clinician = await server.signIn('clinician')
      const start = new Date(Date.now() - 7_200_000).toISOString()
      const visit = await created(scene.admin, 'Appointments', aVisit(scene, start, { location: undefined }))
      const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
      const { id, versionId } = rowOf(await clinician.ask('GET', `Notes/${started.body.note.id}`))
      const answers = [
        { op: 'replace', path: '/sections/0/data', value: { mood: 'calm', summary: 'We talked.' } },
      ]
      note = rowOf(await clinician.ask('PATCH', `Notes/${id}?versionId=${versionId}`, { body: answers }))
    })
    afterAll(() => server?.close())

    const choose = async (fields: Readonly<Record<string, boolean>>) => {
      const { body } = await scene.admin.ask('GET', 'PracticePreferences/default')
      const path = `PracticePreferences/default?versionId=${body.meta.versionId}`
      const answer = await scene.admin.ask('PATCH', path, {
        body: Object.entries(fields).map(([name, value]) => ({ op: 'replace', path: `/${name}`, value })),
      })
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 })
    }
    const ready = () =>
      clinician.ask('POST', `Notes/${note.id}/ready`, { body: { versionId: note.versionId } })

    test('keeps the note from being signed while the practice requires it, and no longer', async () => {
      await choose({ requirePlaceOfService: true })
      expect(await ready()).toMatchObject({
        status: 422,
        body: {
          subStatus: 2101,
          errors: [{ pointer: '/ruleResults/practice-place/place', message: 'Select a place of service.' }],
        },
      })

      await choose({ requirePlaceOfService: false })
      expect(await ready()).toMatchObject({ status: 200 })
    })
  },
)

const aPolicy = (service: Row) => ({
  type: { code: 'medicaid', display: 'Medicaid' },
  status: 'Active',
  memberId: 'M-1',
  order: 1,
  relationship: { code: 'self', display: 'Self' },
  period: { start: '2026-01-01' },
  authorizations: [
    {
      id: 'a1',
      number: 'A-1',
      status: 'Approved',
      services: [bare(service)],
      unitKind: { code: 'unit15', display: '15-minute unit' },
      unitsApproved: 100,
      period: { start: '2026-01-01', end: '2026-12-31' },
    },
  ],
})
