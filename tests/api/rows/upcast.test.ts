import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registry } from '#generated/tables/registry.ts'
import type { Note } from '#generated/types/note.ts'
import { digestWith } from '#server/stores/mask-of.ts'
import { reindexAsked } from '#server/stores/opening/reindex-asked.ts'
import { fillField, renameField, replaceValue } from '#server/stores/upcast/changes.ts'
import { openUpcast } from '#server/stores/upcast/upcast.ts'
import type { UpcastStep } from '#server/stores/upcast/upcast-step.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { noteContent } from '#shared/notes/note-content.ts'
import { databasesFor } from '#tests/support/database/database.ts'
import { aVisit, created, type Row, rowOf, setScene } from '#tests/support/scenes/scene.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
  testPassword,
} from '#tests/support/server/server.ts'

/** As if Organizations had had a title and other words for their kind, and notes other sections, before today. */
const steps: readonly UpcastStep[] = [
  {
    number: 1,
    types: ['Organization'],
    what: 'name was called title.',
    change: renameField('title', 'name'),
  },
  {
    number: 2,
    types: ['Organization'],
    what: 'Payer was Insurer.',
    change: replaceValue('kind', { Insurer: 'Payer' }),
  },
  {
    number: 3,
    types: ['Note'],
    what: 'Sections have a narrative.',
    change: fillField('sections.narrative', 'none'),
  },
  { number: 4, types: ['Note'], what: 'Problems are told.', change: fillField('syncIssueMessage', 'none') },
]

describe.each(databasesFor(import.meta.url))('rows of an older shape (%s)', (database) => {
  let server: TestServer
  let admin: TestClient
  let old: Row
  const upcast = openUpcast(steps)

  beforeAll(async () => {
    server = await startTestServer({ database })
    admin = await server.signIn('admin')
    old = await created(admin, 'Organizations', { name: 'Alpha House', kind: 'Payer', active: true })
    await created(admin, 'Organizations', { name: 'Beta House', kind: 'Agency', active: true })
    await owner(sql`update resource set status = null, kind = 'Insurer',
      content = ((content::jsonb - 'name') || '{"title": "Alpha House", "kind": "Insurer"}')::json where id = ${old.id}::uuid`)
    await owner(sql`update resource_history set
      content = ((content::jsonb - 'name') || '{"title": "Alpha House", "kind": "Insurer"}')::json where id = ${old.id}::uuid`)
    await owner(
      sql`delete from token where resource_id = ${old.id}::uuid and (token like 'name%' or token like 'kind%')`,
    )
    server.state.world = { ...server.world, upcast }
  })
  afterAll(() => server.close())

  function owner(statement: { execute(executor: never): Promise<unknown> }) {
    return server.world.database.asOwner((transaction) =>
      statement.execute(transaction as never),
    ) as Promise<{
      readonly rows: readonly Record<string, unknown>[]
    }>
  }
  const stored = async () =>
    (await owner(sql`select content, kind from resource where id = ${old.id}::uuid`)).rows[0]
  const query = async (body: unknown) => (await admin.ask('POST', 'Organizations/queries', { body })).body
  const byName = [{ field: 'name', op: 'contains', value: 'alpha' }]

  test('a read, a list and a version of the history show them in the shape of today', async () => {
    const today = { name: 'Alpha House', kind: 'Payer', meta: { shape: 2, versionId: '1' } }
    const read = await admin.ask('GET', `Organizations/${old.id}`)
    expect(read.body).toMatchObject(today)
    expect(read.body).not.toHaveProperty('title')
    const listed = await admin.ask('GET', 'Organizations')
    expect(listed.body.find(({ id }: Row) => id === old.id)).toMatchObject(today)
    const version = await admin.ask('GET', `Organizations/${old.id}/_history/1`)
    expect(version.body).toMatchObject(today)
  })

  test('what a migration has asked for is indexed anew: then a search finds them, and their content is as it was', async () => {
    const before = await stored()
    expect(await query(byName)).toEqual([])

    await owner(
      sql`insert into reindex (type) values ('Organization'), ('A type that is gone') on conflict do nothing`,
    )
    await reindexAsked(server.world.database, {
      upcast,
      digest: digestWith(server.world.keys.sealing),
      tell: () => undefined,
    })

    expect(await query(byName)).toMatchObject([{ id: old.id }])
    expect(await query([{ field: 'kind', op: 'eq', value: 'Payer' }])).toMatchObject([{ id: old.id }])
    expect(await query([{ field: 'kind', op: 'eq', value: 'Agency' }])).toHaveLength(1)
    expect((await stored())?.content).toEqual(before?.content)
    expect((await owner(sql`select type from reindex`)).rows).toEqual([])
  })

  test('a change made on the version that was read is stored in the shape of today; the history keeps the older one', async () => {
    const patched = await admin.ask('PATCH', `Organizations/${old.id}?versionId=1`, {
      body: [{ op: 'replace', path: '/name', value: 'Alpha Place' }],
    })
    expect(patched, JSON.stringify(patched.body)).toMatchObject({
      status: 200,
      body: { name: 'Alpha Place', kind: 'Payer' },
    })
    expect((await stored())?.content).toMatchObject({
      name: 'Alpha Place',
      meta: { shape: 2, versionId: '2' },
    })
    const { rows } = await owner(
      sql`select content from resource_history where id = ${old.id}::uuid and version_id = 1`,
    )
    expect(rows[0]?.content).toMatchObject({ title: 'Alpha House' })
    expect((await admin.ask('GET', `Organizations/${old.id}/_history/1`)).body).toMatchObject({
      name: 'Alpha House',
    })
  })

  test('a new row says which shape it has, and comes back untouched', async () => {
    const made = await created(admin, 'Organizations', { name: 'Gamma House', kind: 'Payer', active: true })
    const { rows } = await owner(sql`select content from resource where id = ${made.id}::uuid`)
    expect(rows[0]?.content).toMatchObject({ meta: { shape: 2 } })
  })

  test('what callers and waiting changes call by its old name is understood', async () => {
    const entry = registry.Organization as { renamed?: unknown; rewritten?: unknown }
    entry.renamed = [{ from: 'title', to: 'name' }]
    entry.rewritten = [{ path: 'kind', values: { Insurer: 'Payer' } }]
    try {
      const body = { title: 'Delta House', kind: 'Insurer', active: true }
      const made = await admin.ask('POST', 'Organizations', { body })
      expect(made, JSON.stringify(made.body)).toMatchObject({
        status: 201,
        body: { name: 'Delta House', kind: 'Payer' },
      })
      const path = `Organizations/${made.body.id}`
      const patched = await admin.ask('PATCH', `${path}?versionId=1`, {
        body: [{ op: 'replace', path: '/title', value: 'Delta Place' }],
      })
      expect(patched, JSON.stringify(patched.body)).toMatchObject({
        status: 200,
        body: { name: 'Delta Place' },
      })
      const { name: _name, meta, ...others } = patched.body
      const older = { ...others, title: 'Delta', kind: 'Insurer', meta: { ...meta, shape: undefined } }
      const replaced = await admin.ask('PUT', `${path}?versionId=2`, { body: older })
      expect(replaced, JSON.stringify(replaced.body)).toMatchObject({
        status: 200,
        body: { name: 'Delta', kind: 'Payer' },
      })
      expect(await query([{ field: 'title', op: 'eq', value: 'Delta' }])).toMatchObject([{ name: 'Delta' }])
      expect((await admin.ask('GET', 'Organizations?orderBy=title')).status).toBe(200)
    } finally {
      delete entry.renamed
      delete entry.rewritten
    }
  })

  test('a signed note is shown as it was signed, and its content hash holds', async () => {
    server.state.world = server.world
    const { clinician, note } = await signedNote(server)
    server.state.world = { ...server.world, upcast }

    const read = await clinician.ask('GET', `Notes/${note.id}`, {
      headers: { 'x-enable-cross-partition': 'true' },
    })
    const shown: Note = read.body
    expect(shown).toMatchObject({ signingState: 'Signed', syncIssueMessage: 'none' })
    expect(shown.sections[0]).not.toHaveProperty('narrative')

    const { rows } = await owner(sql`select content from manifest where note_id = ${note.id}::uuid`)
    const { content } = Object(rows[0]?.content) as { readonly content: Record<string, unknown> }
    const { session: _facts, ...covered } = content
    expect(noteContent(shown, undefined)).toEqual(covered)
    const hash = createHash('sha256')
      .update(canonicalJson(content as never))
      .digest('hex')
    expect(shown.signatures?.[0]?.contentHash).toBe(hash)
  })
})

/** A note that its author has signed, before the steps were there. */
async function signedNote(server: TestServer) {
  const scene = await setScene(server)
  const clinician = await server.signIn('clinician')
  const start = new Date(Date.now() - 3 * 3_600_000).toISOString()
  const end = new Date(Date.now() - 2 * 3_600_000).toISOString()
  const visit = await created(scene.admin, 'Appointments', aVisit(scene, start, { start, end }))
  const started = await clinician.ask('POST', `Appointments/${visit.id}/start-note`, { body: {} })
  const { id } = started.body.note
  const crossing = { headers: { 'x-enable-cross-partition': 'true' } }
  const note = rowOf(await clinician.ask('GET', `Notes/${id}`, crossing))
  const data = { mood: 'low', summary: 'We talked.' }
  const written = await clinician.ask('PATCH', `Notes/${id}?versionId=${note.versionId}`, {
    body: [{ op: 'replace', path: '/sections/0/data', value: data }],
  })
  const ready = await clinician.ask('POST', `Notes/${id}/ready`, {
    body: { versionId: rowOf(written).versionId },
  })
  const signed = await clinician.ask('POST', `Notes/${id}/sign`, {
    body: {
      stepId: 'author',
      meaning: 'Authored',
      name: 'clinician Of riverbend',
      method: 'Password',
      credential: testPassword,
      contentHash: ready.body.contentHash,
    },
  })
  expect(signed, JSON.stringify(signed.body)).toMatchObject({ status: 200 })
  return { clinician, note }
}
