import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { instantAt } from '#server/stores/instant.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, authorStep, aVisit, bare, created, type Row, rowOf } from '#tests/support/scenes/scene.ts'
import { type ServicesScene, setServicesScene } from '#tests/support/scenes/services-scene.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
/** A check that fails, whatever the session was. */
const tooShort = {
  id: 'short',
  kind: 'SessionDuration',
  severity: 'Block',
  params: { minMinutes: 600, maxMinutes: 700 },
}

describe.each(databasesFor(import.meta.url))('which rules judge a note (%s)', (database) => {
  let server: TestServer
  let scene: ServicesScene
  let clinician: TestClient
  let days = 0

  beforeAll(async () => {
    server = await startTestServer({ database, now: () => instantAt(Date.parse('2026-03-05T23:00:00.000Z')) })
    scene = await setServicesScene(server, [authorStep])
    clinician = await server.signIn('clinician')
    for (const { id } of [scene.skills, scene.support])
      await change(
        `HealthcareServices/${id}`,
        [{ op: 'replace', path: '/minMinutes', value: 1 }],
        scene.admin,
      )
  }, 120_000)
  afterAll(() => server?.close())
  beforeEach(() => ofPractice([]))

  const read = async (path: string, who = clinician) => (await who.ask('GET', path, crossing)).body
  async function change(path: string, operations: readonly object[], who = clinician) {
    const row = await read(path, who)
    const answer = await who.ask('PATCH', `${path}?versionId=${row.meta.versionId}`, {
      ...crossing,
      body: operations,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  const rule = (key: string, appliesTo: object, item: object = tooShort) =>
    active(scene.admin, 'NoteRules', {
      ...{ name: key, key, version: 1, combinator: 'And' },
      ...{ appliesTo, items: [item] },
    })
  const ofPractice = (rules: readonly Row[]) =>
    change(
      'PracticePreferences/default',
      [{ op: 'add', path: '/defaultNoteRules', value: rules.map((each) => bare(each)) }],
      scene.admin,
    )

  /** What blocks the note, by its check; nothing where it may be signed. */
  async function blocking(id: string): Promise<readonly string[]> {
    const { meta } = await read(`Notes/${id}`)
    const { status, body } = await clinician.ask('POST', `Notes/${id}/ready`, {
      ...crossing,
      body: { versionId: meta.versionId },
    })
    expect([200, 422], JSON.stringify(body)).toContain(status)
    const errors: readonly { readonly pointer: string }[] = body.errors ?? []
    return errors.map(({ pointer }) => pointer.split('/').at(-1) ?? '')
  }

  /** A finished draft of a visit on a day. */
  async function written(start: string): Promise<string> {
    const appointment = await created(scene.admin, 'Appointments?confirmed=true', aVisit(scene, start))
    const started = await clinician.ask('POST', `Appointments/${appointment.id}/start-note`, { body: {} })
    expect(started.status, JSON.stringify(started.body)).toBe(200)
    const { id } = started.body.note
    await change(`Notes/${id}`, [
      { op: 'replace', path: '/sections/0/data', value: { mood: 'low', summary: 'We talked.' } },
    ])
    return id
  }

  /** The note of a visit with a service for each of these lengths, one after the other. */
  async function withServices(lengths: readonly number[]) {
    days += 1
    const start = Date.parse('2026-03-05T15:00:00.000Z') - days * 86_400_000
    const { body } = await clinician.ask('POST', 'Notes/start', {
      ...crossing,
      body: {
        patient: bare(scene.patient),
        noteDefinition: bare(scene.servicesNote),
        serviceType: bare(scene.skills),
        start: new Date(start).toISOString(),
        minutes: 60,
        location: bare(scene.room),
      },
    })
    const whole = body.note.id as string
    const added = await clinician.ask('POST', `Notes/${whole}/services`, {
      ...crossing,
      body: { service: bare(scene.support) },
    })
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    const { definitionAssignments } = await read(`Notes/${whole}`)
    const parts: readonly string[] = definitionAssignments.map(
      ({ childNote }: { readonly childNote: Row }) => childNote.id,
    )
    for (const [index, id] of parts.entries()) {
      const { encounter } = await read(`Notes/${id}`)
      const from = start + index * 1_200_000
      const span = {
        start: new Date(from).toISOString(),
        end: new Date(from + (lengths[index] ?? 0) * 60_000).toISOString(),
      }
      await change(`Encounters/${encounter.id}`, [{ op: 'add', path: '/period', value: span }])
    }
    for (const id of [whole, ...parts])
      await change(`Notes/${id}`, [{ op: 'replace', path: '/sections/0/data', value: { words: 'Well.' } }])
    return { whole, parts }
  }

  test('a rule for a payer judges the sessions that this payer pays, though nothing else asks who pays', async () => {
    const payer = await created(scene.admin, 'Organizations', { name: 'Blue', kind: 'Payer', active: true })
    await ofPractice([await rule('for-blue', { payers: [bare(payer)] })])
    const id = await written('2026-02-26T15:00:00.000Z')
    expect(await blocking(id)).toEqual([])
    await created(scene.admin, 'Coverages', {
      beneficiary: bare(scene.patient),
      payer: bare(payer),
      type: { code: 'commercial', display: 'Commercial insurance' },
      status: 'Active',
      order: 1,
      relationship: { code: 'self', display: 'Self' },
      memberId: 'B-1',
      period: { start: '2026-01-01' },
    })
    expect(await blocking(id)).toEqual(['short'])
  })

  test('the next version of a rule leaves the days before it to the former one, and a retired rule asks nothing', async () => {
    const first = await rule('by-date', {})
    await ofPractice([first])
    const next = rowOf(await scene.admin.ask('POST', `NoteRules/${first.id}/new-version`, { body: {} }))
    await change(
      `NoteRules/${next.id}`,
      [
        { op: 'add', path: '/appliesTo', value: { from: '2026-02-20' } },
        { op: 'replace', path: '/items', value: [{ ...tooShort, id: 'short-since' }] },
      ],
      scene.admin,
    )
    const { meta } = await read(`NoteRules/${next.id}`, scene.admin)
    const published = await scene.admin.ask('POST', `NoteRules/${next.id}/publish`, {
      body: { versionId: meta.versionId },
    })
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    const before = await written('2026-02-19T15:00:00.000Z')
    const since = await written('2026-02-20T15:00:00.000Z')
    expect([await blocking(before), await blocking(since)]).toEqual([['short'], ['short-since']])
    await change(`NoteRules/${next.id}`, [{ op: 'replace', path: '/status', value: 'Retired' }], scene.admin)
    expect([await blocking(before), await blocking(since)]).toEqual([[], []])
  })

  test('a rule for the note of several services, and one for a category of them, judges each of its parts', async () => {
    const category = { code: 'therapy-individual', display: 'Individual therapy' }
    const sum = {
      id: 'sum-equals',
      kind: 'ServiceBasedSubformDuration',
      severity: 'Block',
      params: { compare: 'SumEqualsSession', toleranceMinutes: 0 },
    }
    await ofPractice([
      await rule('by-definition', { definitions: [bare(scene.servicesNote)] }),
      await rule('by-category', { serviceCategories: [category] }, sum),
    ])
    const { whole, parts } = await withServices([10, 10])
    expect(await blocking(whole)).toEqual(['sum-equals'])
    for (const id of parts) expect(await blocking(id)).toEqual(['short'])
  })

  test('minutes that are pooled are shared out in each part as in the note as a whole', async () => {
    const units = {
      id: 'units',
      kind: 'SessionDurationIncrement',
      severity: 'Block',
      params: { aggregateServices: true, unitsMustMatch: false, minUnits: 1 },
    }
    await ofPractice([await rule('pooled', {}, units)])
    // Eight minutes together give one unit, and the first of two services of four minutes gets it.
    const { parts } = await withServices([4, 4])
    expect(await Promise.all(parts.map(blocking))).toEqual([[], ['units']])
  })
})
