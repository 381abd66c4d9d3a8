import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { active, bare, created, type Row } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestAnswer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

const across = { 'x-enable-cross-partition': 'true' }
const identifier = { system: 'labels', value: 'L-1', use: 'official', type: 'external' }

const staff = {
  admin: ['administrative'],
  author: ['non-prescribing-clinician'],
  carer: ['non-prescribing-clinician'],
  covering: ['non-prescribing-clinician'],
  supervisor: ['supervisor'],
  quality: ['quality-assurance'],
}
type Login = keyof typeof staff
const everybody: readonly Login[] = ['admin', 'author', 'carer', 'covering', 'supervisor', 'quality']

/** Who reads a condition with these labels, written by hand: nothing of it is taken from the product. */
const readers: readonly (readonly [string, readonly string[], readonly Login[]])[] = [
  ['no label', [], everybody],
  ['normal', ['N'], everybody],
  ['mental health', ['MH'], everybody],
  ['no redisclosure', ['NORDSCLCD'], everybody],
  ['restricted', ['R'], ['admin', 'author', 'carer', 'supervisor']],
  ['substance use', ['SUD'], ['author', 'carer', 'covering', 'supervisor']],
  ['HIV', ['HIV'], ['author', 'carer']],
  ['violence', ['SDV'], ['author', 'carer']],
  ['military trauma', ['MST'], ['author', 'carer']],
  ['psychotherapy', ['PSYTHPN'], ['author']],
  ['very restricted, of a patient without a confidential team', ['V'], []],
  ['restricted and psychotherapy', ['R', 'PSYTHPN'], ['author']],
  ['substance use and HIV', ['SUD', 'HIV'], ['author', 'carer']],
  ['a label that nobody knows', ['X'], []],
]

describe.each(databasesFor(import.meta.url))('security labels, on the %s database', (database) => {
  let server: TestServer
  const clients = new Map<Login, TestClient>()
  let patient: Row
  let condition: Row
  let episode: Row
  const as = (login: Login) => {
    const client = clients.get(login)
    if (!client) throw new Error(`${login} is not signed in`)
    return client
  }
  const profile = (login: string) => ({
    id: server.practice.profiles.get(login) ?? '',
    resourceType: 'Practitioner',
  })
  const member = (login: string) => ({
    id: login,
    member: profile(login),
    role: { code: 'primary-clinician', display: 'Therapist' },
    participation: 'PrimaryPerformer',
  })
  const aPatient = (more = {}) => ({
    name: { use: 'official', given: ['Ana'], family: 'Rivera' },
    birthDate: '1991-04-12',
    gender: 'female',
    ...more,
  })
  const aCondition = (subject: Row, more = {}) => ({
    subject: bare(subject),
    category: 'Diagnosis',
    code: {
      code: 'F41.1',
      display: 'Generalized anxiety disorder',
      system: 'http://hl7.org/fhir/sid/icd-10-cm',
    },
    clinicalStatus: 'Active',
    verification: 'Confirmed',
    ...more,
  })
  const worksWith = (login: Login, { id }: Row) =>
    server.world.database.asOwner((transaction) =>
      sql`insert into patient_team (practice_id, patient_id, profile_id, reason)
        values (${server.practice.id}::uuid, ${id}::uuid, ${profile(login).id}::uuid, 'appointment:1')`.execute(
        transaction,
      ),
    )

  /** Labels a row as the installation itself would. */
  async function label({ id }: Row, codes: readonly string[]): Promise<string> {
    const actor = systemActor(server.practice.id, server.practice.key)
    const put = await openAs(server.world, { actor, operation: 'example.update' }, async (opened) => {
      const rows = openRows(opened, 'Condition')
      const loaded = await rows.load(id)
      if (!loaded.ok) return loaded
      const { document } = loaded.value
      const securityLabels = codes.map((code) => ({ code, display: code }))
      return rows.replace(loaded.value, { ...document, meta: { ...document.meta, securityLabels } }, {})
    })
    if (!put.ok) throw new Error(JSON.stringify(put.failure))
    return put.value.meta.versionId
  }

  beforeAll(async () => {
    server = await startTestServer({ database, staff })
    for (const login of everybody) clients.set(login, await server.signIn(login))
    const author = await as('admin').ask('GET', `Practitioners/${profile('author').id}`)
    await as('admin').ask(
      'PATCH',
      `Practitioners/${author.body.id}?versionId=${author.body.meta.versionId}`,
      { body: [{ op: 'add', path: '/supervisor', value: profile('supervisor') }] },
    )
    patient = await created(as('admin'), 'Patients', aPatient({ careTeam: [member('carer')] }))
    for (const login of ['author', 'covering'] as const) await worksWith(login, patient)
    condition = await created(as('author'), 'Conditions', aCondition(patient, { identifiers: [identifier] }))
    const program = await active(as('admin'), 'Programs', { name: 'Day', code: 'D', kind: 'Outpatient' })
    episode = await created(as('admin'), 'EpisodesOfCare', {
      patient: bare(patient),
      program: bare(program),
      status: 'Active',
      period: { start: '2026-01-05' },
      diagnoses: [{ condition: bare(condition), rank: 1, use: 'Admission' }],
    })
  }, 60_000)
  afterAll(() => server?.close())

  const query = (client: TestClient, more = '', filters: readonly object[] = []) =>
    client.ask('POST', `Conditions/queries?total=true${more}`, { body: filters, headers: across })
  const byCode = [{ field: 'code', op: 'eq', value: 'F41.1' }]
  const byWord = [{ field: 'code', op: 'contains', value: 'anxiety' }]
  const byId = () => [{ field: 'id', op: 'eq', value: condition.id }]
  const counted = ({ headers }: TestAnswer) => headers.get('x-total-count')

  /** Every way in which somebody could meet the row, each true when it meets it. */
  async function meetings(login: Login, versionId: string): Promise<Readonly<Record<string, boolean>>> {
    const client = as(login)
    const path = `Conditions/${condition.id}`
    const holds = (answer: TestAnswer) => JSON.stringify(answer.body ?? '').includes(condition.id)
    const export_ =
      '&exportId=019ab000-0000-7000-8000-000000000001&exportFormat=csv&exportColumns=code,clinicalStatus'
    const again = await client.ask('POST', 'Conditions', {
      body: aCondition(patient, { identifiers: [identifier] }),
      headers: { 'if-none-exists': 'labels|L-1' },
    })
    const whole = await client.ask('GET', `EpisodesOfCare/${episode.id}?expand=diagnoses`)
    const trial = await client.ask('PATCH', `${path}?versionId=${versionId}&dryRun=true`, {
      body: [{ op: 'test', path: '/clinicalStatus', value: 'Active' }],
    })
    const minimal = await client.ask('POST', 'Conditions/queries', {
      body: byId(),
      headers: { ...across, prefer: 'return=minimal' },
    })
    return {
      read: (await client.ask('GET', path)).status === 200,
      version: (await client.ask('GET', `${path}/_history/1`)).status === 200,
      history: (await client.ask('GET', `${path}/_history`)).status === 200,
      list: holds(await client.ask('GET', 'Conditions', { headers: across })),
      summary: holds(await client.ask('GET', 'Conditions?summary=true', { headers: across })),
      token: holds(await query(client, '', byCode)),
      word: holds(await query(client, '', byWord)),
      order: holds(await query(client, '&orderBy=recordedDate')),
      total: counted(await query(client)) === '1',
      minimal: counted(minimal) === '1',
      ...(login === 'quality' && { export: holds(await query(client, export_)) }),
      ifNoneExists: again.status === 200,
      expand: whole.body?.diagnoses?.[0]?.condition?.resource !== undefined,
      display: whole.body?.diagnoses?.[0]?.condition?.display !== undefined,
      patch: ![404, 403].includes(trial.status),
    }
  }

  test.each(readers)(
    '%s: who reads it meets it everywhere, and nobody else anywhere',
    async (_n, codes, may) => {
      const versionId = await label(condition, codes)
      for (const login of everybody) {
        const met = await meetings(login, versionId)
        const { patch, ifNoneExists, export: left, ...reading } = met
        const wanted = may.includes(login)
        expect({ login, ...reading }, JSON.stringify(met)).toEqual({
          login,
          ...Object.fromEntries(Object.keys(reading).map((way) => [way, wanted])),
        })
        if (left !== undefined) expect(left).toBe(wanted)
        if (!wanted) expect([patch && login !== 'quality', ifNoneExists]).toEqual([false, false])
      }
    },
  )

  test('a row that its asker may not read answers with the bytes of one that is not there', async () => {
    await label(condition, ['PSYTHPN'])
    const nowhere = server.world.newId()
    for (const rest of ['', '/_history', '/_history/1', '?expand=subject']) {
      const hidden = await as('carer').ask('GET', `Conditions/${condition.id}${rest}`)
      const absent = await as('carer').ask('GET', `Conditions/${nowhere}${rest}`)
      expect(hidden.status).toBe(404)
      expect(hidden.body).toEqual(absent.body)
    }
    const patch = { body: [{ op: 'replace', path: '/rank', value: 2 }] }
    const hidden = await as('carer').ask('PATCH', `Conditions/${condition.id}?versionId=1`, patch)
    const absent = await as('carer').ask('PATCH', `Conditions/${nowhere}?versionId=1`, patch)
    expect([hidden.status, hidden.body]).toEqual([404, absent.body])
  })

  test('all answers are the same whether a hidden row is there or not', async () => {
    const other = await created(as('admin'), 'Patients', aPatient({ careTeam: [member('carer')] }))
    await worksWith('covering', other)
    await worksWith('author', other)
    const shown = await created(as('author'), 'Conditions', aCondition(other))
    const id = server.world.newId()
    const filters = [{ field: 'subject', op: 'eq', value: other.id }]
    const asked = async () => {
      const client = as('covering')
      const answers = [
        await client.ask('GET', `Conditions/${id}`),
        await client.ask('GET', `Conditions/${id}/_history`),
        await query(client, '&pageSize=1', filters),
        await query(client, '&orderBy=onsetDate&order=desc', filters),
        await query(client, '&summary=true', filters),
        await query(client, '', [...filters, ...byWord]),
        await client.ask('GET', 'Conditions?pageSize=500', { headers: across }),
        await client.ask('DELETE', `Conditions/${id}?versionId=1`),
      ]
      return answers.map(({ status, body, headers }) => ({
        status,
        body,
        total: headers.get('x-total-count'),
        more: (headers.get('x-continuation-token') ?? '') !== '',
      }))
    }
    const without = await asked()
    const hidden = await as('author').ask('POST', 'Conditions', {
      body: aCondition(other, { sensitive: true, onsetDate: '2020-01-01' }),
      headers: { 'idempotency-key': id },
    })
    expect(hidden.status, JSON.stringify(hidden.body)).toBe(201)
    expect(hidden.body.meta.securityLabels).toEqual([{ code: 'R', display: 'Restricted' }])
    expect(await asked()).toEqual(without)
    expect(JSON.stringify(without)).toContain(shown.id)
    expect((await as('carer').ask('GET', `Conditions/${id}`)).status).toBe(200)
  })

  /** Which rows of the condition somebody sees in the database itself, and whether the row could be changed there. */
  async function seenBy(id: string, reach: 'All' | 'Limited' = 'All'): Promise<readonly boolean[]> {
    const settings = {
      practiceId: server.practice.id,
      actorId: null,
      operation: 'patient.read',
      allowed: [],
      profileId: id,
      reach,
      profiles: [id],
    }
    const found = await server.world.database.transaction(settings, async (transaction) => {
      const sees = async (table: string, column: string) => {
        const { rows } = await sql<{ seen: string }>`select count(*) as seen from ${sql.table(table)}
          where ${sql.ref(column)} = ${condition.id}::uuid and closed is not null`.execute(transaction)
        return rows[0]?.seen !== '0'
      }
      const changed = await sql`update resource set status = status where id = ${condition.id}::uuid`.execute(
        transaction,
      )
      const value = [
        await sees('resource', 'id'),
        await sees('resource_history', 'id'),
        await sees('outbox', 'resource_id'),
        changed.numAffectedRows === 1n,
      ]
      return { ok: true as const, value }
    })
    return found.ok ? found.value : []
  }
  const asOwner = (statement: string) =>
    server.world.database.asOwner((transaction) => sql.raw(statement).execute(transaction))

  test('the row, its history and its feed are closed in the database itself, and each policy undone is noticed', async () => {
    const fresh = await created(as('author'), 'Conditions', aCondition(patient, { sensitive: true }))
    const before = condition
    condition = fresh
    const covering = profile('covering').id
    expect(await seenBy(profile('author').id)).toEqual([true, true, true, true])
    expect(await seenBy(covering)).toEqual([false, false, false, false])
    for (const [index, table] of ['resource', 'resource_history', 'outbox'].entries()) {
      const { rows } = await server.world.database.asOwner((transaction) =>
        sql<{
          qual: string
        }>`select qual from pg_policies where tablename = ${table} and policyname = 'visible'`.execute(
          transaction,
        ),
      )
      await asOwner(`alter policy visible on ${table} using (true)`)
      expect((await seenBy(covering))[index], table).toBe(true)
      await asOwner(`alter policy visible on ${table} using (${rows[0]?.qual})`)
    }
    expect(await seenBy(covering)).toEqual([false, false, false, false])
    condition = before
  })

  test('patients read what is restricted about themselves, and not the psychotherapy notes', async () => {
    await label(condition, ['R'])
    expect((await seenBy(patient.id, 'Limited'))[0]).toBe(true)
    await label(condition, ['PSYTHPN'])
    expect((await seenBy(patient.id, 'Limited'))[0]).toBe(false)
  })

  test('whoever audits this very record reads it while it is restricted', async () => {
    await label(condition, ['R'])
    expect((await as('quality').ask('GET', `Conditions/${condition.id}`)).status).toBe(404)
    const audit = server.world.newId()
    const { id: practiceId } = server.practice
    await server.world.database.asOwner(async (transaction) => {
      await sql`insert into resource (practice_id, id, type, version_id, last_modified, owner_id, content)
        values (${practiceId}::uuid, ${audit}::uuid, 'NoteAudit', 1, now(), ${profile('quality').id}::uuid, '{}')`.execute(
        transaction,
      )
      await sql`insert into token (practice_id, type, token, resource_id)
        values (${practiceId}::uuid, 'NoteAudit', ${`note=${condition.id}`}, ${audit}::uuid)`.execute(
        transaction,
      )
    })
    expect((await as('quality').ask('GET', `Conditions/${condition.id}`)).status).toBe(200)
    await label(condition, ['HIV'])
    expect((await as('quality').ask('GET', `Conditions/${condition.id}`)).status).toBe(404)
    await asOwner(`update resource set is_deleted = true where id = '${audit}'`)
  })

  test('what is very restricted is read by the confidential team, also when the glass is broken', async () => {
    const secret = await created(
      as('admin'),
      'Patients',
      aPatient({ confidentialTeam: [{ practitioner: profile('carer') }] }),
    )
    const open = await created(as('carer'), 'Conditions', aCondition(secret))
    const closed = await created(as('carer'), 'Conditions', aCondition(secret))
    const set = await as('carer').ask('PATCH', `Conditions/${closed.id}?versionId=1`, {
      body: [{ op: 'add', path: '/meta/securityLabels', value: [{ code: 'V', display: 'Very restricted' }] }],
    })
    expect(set.status, JSON.stringify(set.body)).toBe(200)
    expect((await as('carer').ask('GET', `Conditions/${closed.id}`)).status).toBe(200)
    const reason = { code: 'emergency-treatment', display: 'Emergency treatment' }
    const token = await as('covering').ask('POST', 'SecurityTokens/break-glass', {
      body: { patient: secret.id, reason, text: 'The patient is in danger.', credential: testPassword },
    })
    const headers = { 'x-security-token': `${token.body.id}:${token.body.meta?.versionId}` }
    const read = (row: Row) => as('covering').ask('GET', `Conditions/${row.id}`, { headers })
    expect((await read(open)).status).toBe(200)
    expect((await read(closed)).status).toBe(404)
  })
})
