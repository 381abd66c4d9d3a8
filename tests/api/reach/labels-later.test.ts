import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { jobs } from '#server/app/features.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import { openAs } from '#server/operations/open-as.ts'
import { type Document, isReference, valuesAt } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { type LaidRow, layRows } from '#tests/support/isolation/practice/lay-rows.ts'
import { isAboutPatient, typeFacts } from '#tests/support/isolation/rule/type-facts.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import { followChanges, relayOf } from '#tests/support/server/follow-changes.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
} from '#tests/support/server/server.ts'

const across = { headers: { 'x-enable-cross-partition': 'true' } }
const special = ['AuditEvent', 'Patient', 'Practice', 'PracticePreferences', 'SecurityToken']
const restricted = [{ code: 'R', display: 'Restricted' }]

/** Through which fields a row belongs to another one, written by hand: nothing of it is taken from the product. */
const through = ['encounter', 'note', 'episodeOfCare', 'source', 'partOf', 'derivedFrom', 'assessment']
const noProof = '0'.repeat(64)
const apart = ['Appointment', 'Consent', 'NoteAudit']

describe.each(databasesFor(import.meta.url))('a label that comes later, on the %s database', (database) => {
  let server: TestServer
  let carer: TestClient
  let quality: TestClient
  let laid: ReadonlyMap<ResourceType, LaidRow>
  let patient: Row
  beforeAll(async () => {
    const staff = {
      admin: ['administrative'],
      carer: ['supervisor'],
      quality: ['sandbox'],
    }
    server = await startTestServer({ database, staff })
    const admin = await server.signIn('admin')
    carer = await server.signIn('carer')
    quality = await server.signIn('quality')
    const role = { code: 'primary-clinician', display: 'Therapist' }
    const careTeam = [{ id: '1', member: profile('carer'), role, participation: 'PrimaryPerformer' }]
    const name = { use: 'official', given: ['Ana'], family: 'Rivera' }
    patient = await created(admin, 'Patients', { name, birthDate: '1991-04-12', gender: 'female', careTeam })
    const laying = { patient: bare(patient), practitioner: profile('carer'), isAboutPatient }
    const types = [...typeFacts.keys()].filter((type) => !special.includes(type))
    const { world, practice } = server
    const first = await layRows(world, practice, { ...laying, mark: 'first', types, known: new Map() })
    const known = new Map([...first].map(([type, { document }]) => [type, named(type, document.id)] as const))
    const [encounter, note] = [known.get('Encounter'), known.get('Note')]
    const fields = (type: ResourceType) => (type === 'Condition' ? { note } : { encounter })
    const later = { mark: 'later', types: ['Condition', 'Communication', 'DocumentReference'] as const }
    laid = new Map([...first, ...(await layRows(world, practice, { ...laying, ...later, known, fields }))])
  }, 180_000)
  afterAll(() => server?.close())

  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const named = (resourceType: ResourceType, id: string) => ({ id, resourceType })
  const rowOf = (type: ResourceType) => laid.get(type)?.document as Document & { readonly id: string }

  test('given by hand to a session closes at once all that belonged to it, on every way, and opens it again when it is taken away', async () => {
    const belonging = belongingTo('Encounter')
    expect(belonging).toEqual(
      expect.arrayContaining(['Communication', 'DocumentReference', 'Note', 'Observation']),
    )
    const before = await versionsOf(belonging)
    for (const type of belonging) expect(await met(type), type).toEqual(everyWay(type))

    await set('Encounter', { '/meta/securityLabels': restricted })
    for (const type of belonging) expect(await met(type), type).toEqual([])
    expect((await carer.ask('GET', pathOf('Communication'))).body.meta.securityLabels).toEqual(restricted)

    await set('Encounter', { '/meta/securityLabels': [] })
    for (const type of belonging) expect(await met(type), type).toEqual(everyWay(type))
    expect(await versionsOf(belonging)).toEqual(before)
  })

  test('given by a field of a note closes what belonged to the note, and opens it again when the field says no more', async () => {
    const belonging = belongingTo('Note')
    expect(belonging).toEqual(expect.arrayContaining(['Condition']))
    await set('Note', { '/confidential': true })
    for (const type of belonging) expect(await met(type), type).toEqual([])
    await set('Note', { '/confidential': false })
    for (const type of belonging) expect(await met(type), type).toEqual(everyWay(type))
  })

  test('what somebody has labelled by itself stays closed when the session is open again, and what belongs to two as long as one is closed', async () => {
    await set('Communication', { '/meta/securityLabels': restricted })
    await set('Encounter', { '/meta/securityLabels': restricted })
    await set('Note', { '/confidential': true })
    await set('Encounter', { '/meta/securityLabels': [] })
    expect(await met('Communication')).toEqual([])
    expect(await met('Note')).toEqual([])
    for (const type of belongingTo('Note')) expect(await met(type), type).toEqual([])
    await set('Note', { '/confidential': false })
    expect(await met('Note')).toEqual(everyWay('Note'))
    expect(await met('Communication')).toEqual([])
    await set('Communication', { '/meta/securityLabels': [] })
  })

  test('keeps the change stream from telling of what belonged to the session before', async () => {
    const relay = await relayOf(server)
    await relay.turn()
    const early = await followChanges(server.url, quality.token)
    const { place } = await early.first(({ event }) => event === 'opened')
    early.cut()
    await touched('Communication')
    await set('Encounter', { '/meta/securityLabels': restricted })
    const room = { name: 'Room', kind: 'Room', status: 'active', timezone: 'America/Chicago' }
    const location = await created(await server.signIn('admin'), 'Locations', room)
    await relay.turn()
    const late = await followChanges(server.url, quality.token, { since: place })
    await late.first(({ says }) => says?.id === location.id)
    const told = late.changed().join(' ')
    late.cut()
    await relay.stop()
    await set('Encounter', { '/meta/securityLabels': [] })
    for (const type of ['Encounter', 'Communication'] as const) expect(told).not.toContain(rowOf(type).id)
  })

  test('is not lifted, nor are rows told, in the database to whoever has no proof of the server', async () => {
    await set('Encounter', { '/meta/securityLabels': restricted })
    const said = JSON.stringify([
      { id: rowOf('Encounter').id, was: null, closed: null, lifted: ['R'], content: '{}' },
    ])
    const settings = {
      practiceId: server.practice.id,
      actorId: null,
      profileId: null,
      operation: 'encounter.read',
      reach: 'All',
      profiles: [],
      allowed: [],
    } as const
    await server.world.database.transaction(settings, async (transaction) => {
      await sql`select goldthread_close_rows(${said}, ${noProof})`.execute(transaction)
      return succeeded(undefined)
    })
    const asked = JSON.stringify({
      places: [{ type: 'Communication', path: 'encounter' }],
      owners: [rowOf('Encounter').id],
    })
    const told = await server.world.database.transaction(settings, async (transaction) => {
      const { rows: closed } =
        await sql`select * from goldthread_closing(${JSON.stringify([rowOf('Encounter').id])}, ${noProof})`.execute(
          transaction,
        )
      const { rows: belonging } = await sql`select * from goldthread_belonging(${asked}, ${noProof})`.execute(
        transaction,
      )
      return succeeded([...closed, ...belonging])
    })
    expect(told).toMatchObject({ ok: true, value: [] })
    expect(await met('Encounter')).toEqual([])
    await set('Encounter', { '/meta/securityLabels': [] })
    expect(await met('Encounter')).toEqual(everyWay('Encounter'))
  })

  test('that was there before labels reached what belongs to a row reaches it by night', async () => {
    const said = { labels: ['R'], writers: [], programs: [] }
    const encounter = rowOf('Encounter').id
    await server.world.database.asOwner((transaction) =>
      sql`update resource set closed = ${JSON.stringify(said)} where id = ${encounter}::uuid`.execute(
        transaction,
      ),
    )
    expect(await met('Communication')).toEqual(everyWay('Communication'))
    const admin = await server.signIn('admin')
    const program = await active(admin, 'Programs', {
      name: 'SUD',
      code: 'SUD',
      kind: 'Outpatient',
      part2: false,
    })
    const path = `Programs/${program.id}?versionId=${program.versionId}`
    const asked = await admin.ask('PATCH', path, { body: [{ op: 'replace', path: '/part2', value: true }] })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const report = (error: unknown) => expect(error).toBeUndefined()
    const patience = { heartbeat: 10, retryDelay: 0, retries: 1 }
    const running = startJobs({ world: server.world, jobs, report, patience })
    await running.turn()
    await running.stop()
    for (const type of belongingTo('Encounter')) expect(await met(type), type).toEqual([])
  })

  /** The types of which a row belongs to this one, straight or through others. */
  function belongingTo(type: ResourceType): readonly ResourceType[] {
    const ids = new Set([rowOf(type).id])
    const found = new Set<ResourceType>()
    for (let count = -1; count !== found.size; ) {
      count = found.size
      for (const [each, { document }] of laid) {
        const named = through.flatMap((path) => valuesAt(document, path).filter(isReference))
        if (apart.includes(each) || each === type || !named.some(({ id }) => ids.has(id))) continue
        found.add(each)
        ids.add(document.id)
      }
    }
    return [...found]
      .filter((each) => isAboutPatient(each) && [undefined, 'portal'].includes(typeFacts.get(each)?.circle))
      .toSorted()
  }

  function pathOf(type: ResourceType): string {
    return `${registry[type].collection}/${rowOf(type).id}`
  }

  const everyWay = (type: ResourceType) => [
    'row',
    'version',
    'history',
    'list',
    'summary',
    'search',
    ...(hasFile(type) ? ['file'] : []),
  ]
  const hasFile = (type: ResourceType) => typeFacts.get(type)?.content !== undefined

  /** On which ways somebody who is not of the care team meets the row. */
  async function met(type: ResourceType): Promise<readonly string[]> {
    const { collection } = registry[type]
    const holds = ({ body }: TestAnswer) => JSON.stringify(body ?? '').includes(rowOf(type).id)
    const byId = [{ field: 'id', op: 'eq', value: rowOf(type).id }]
    const path = pathOf(type)
    const ways: Readonly<Record<string, boolean>> = {
      row: (await quality.ask('GET', path, across)).status === 200,
      version: (await quality.ask('GET', `${path}/_history/1`, across)).status === 200,
      history: (await quality.ask('GET', `${path}/_history`, across)).status === 200,
      list: holds(await quality.ask('GET', `${collection}?pageSize=500`, across)),
      summary: holds(await quality.ask('GET', `${collection}?pageSize=500&summary=true`, across)),
      search: holds(await quality.ask('POST', `${collection}/queries`, { ...across, body: byId })),
      ...(hasFile(type) && { file: (await quality.ask('HEAD', `${path}/content`, across)).status === 200 }),
    }
    return Object.keys(ways).filter((way) => ways[way])
  }

  async function versionsOf(types: readonly ResourceType[]): Promise<readonly string[]> {
    return Promise.all(
      types.map(async (type) => (await carer.ask('GET', pathOf(type), across)).body.meta.versionId),
    )
  }

  async function set(type: ResourceType, fields: Readonly<Record<string, unknown>>): Promise<void> {
    const { body } = await carer.ask('GET', pathOf(type), across)
    const answer = await carer.ask('PATCH', `${pathOf(type)}?versionId=${body.meta.versionId}`, {
      ...across,
      body: Object.entries(fields).map(([path, value]) => ({ op: 'add', path, value })),
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }

  /** Written again as the installation itself would. */
  async function touched(type: ResourceType): Promise<void> {
    const actor = systemActor(server.practice.id, server.practice.key)
    const put = await openAs(server.world, { actor, operation: 'example.update' }, async (opened) => {
      const rows = openRows(opened, type)
      const loaded = await rows.load(rowOf(type).id)
      if (!loaded.ok) return loaded
      const again = await rows.replace(loaded.value, loaded.value.document, {})
      return again.ok ? succeeded(undefined) : again
    })
    if (!put.ok) throw new Error(JSON.stringify(put.failure))
  }
})
