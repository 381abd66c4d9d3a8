import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { signNotes } from '#tests/support/audit/sign-notes.ts'
import { aTransaction, databaseKinds, makePlace } from '#tests/support/database/database.ts'
import { setScene } from '#tests/support/scenes/scene.ts'
import { startTestServer, type TestServer } from '#tests/support/server/server.ts'

const unlocking = [
  'note.sign',
  'note.return',
  'note.unsign',
  'note.amend',
  'note.addendum',
  'note.void',
  'note.sync',
]

/** What he tries where requests have a login of their own: to become the owner again before he goes on. */
function escapes(note: string): readonly string[] {
  const edit = `update resource set content = '{"sections":[]}' where id = '${note}'`
  return [
    'reset role',
    'set role none',
    'set role goldthread_owner',
    'set session authorization default',
    'reset session authorization',
    'set session authorization goldthread_owner',
    'set local role goldthread_requests',
    'grant goldthread_owner to goldthread_requests',
    'alter role goldthread_requests superuser',
    "select set_config('role', 'none', false)",
    "select set_config('session_authorization', 'goldthread_owner', false)",
  ].flatMap((leaving) => [`${leaving}; ${edit}`, `${leaving}; select * from proving_key`])
}

/** What somebody tries who speaks SQL as the application's role, and knows the practice, the note and how we work. */
function attempts(practice: string, note: string): readonly string[] {
  const edit = `update resource set content = '{"sections":[]}' where practice_id = '${practice}' and id = '${note}'`
  const set = (name: string, value: string) => `select set_config('goldthread.${name}', '${value}', true)`
  const zeros = '0'.repeat(64)
  const empty = '2f05d7d3c5e0e0e5b8f2c8f1fd0f3b7b4d8b8f0a4e6d1c2b3a495867768594a3'
  const emptyObject = '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a'
  const version = `insert into resource_history (practice_id, id, version_id, type, last_modified, is_deleted, actor_id, content)
    values ('${practice}', '${note}', 99, 'Note', now(), false, '${note}', '{}')`
  const manifest = `insert into manifest (practice_id, note_id, number, content, hash, key_id, signature, signed_at)
    values ('${practice}', '${note}', 2, '{}', sha256('x'), 'mine', 'x', now())`
  return [
    edit,
    ...unlocking.map((operation) => `${set('operation', operation)}; ${edit}`),
    `${set('unlocked', note)}; ${edit}`,
    `${set('unlocked', `${note}::`)}; ${edit}`,
    `${set('unlocked', `${note}:${zeros}:${zeros}`)}; ${edit}`,
    `${set('unlocked', `${note}:${empty}:${empty}`)}; ${edit}`,
    `update resource set is_locked = false where id = '${note}'`,
    `${set('operation', 'note.unsign')}; update resource set is_locked = false where id = '${note}'`,
    `update resource set is_deleted = true where id = '${note}'`,
    `update resource set display = 'x', summary = 'x', name = 'x' where id = '${note}'`,
    `update resource set patient_id = null where id = '${note}'`,
    `update resource set practice_id = gen_random_uuid() where id = '${note}'`,
    `delete from resource where id = '${note}'`,
    `truncate resource`,
    `insert into resource (practice_id, id, type, version_id, last_modified, content) values ('${practice}', '${note}', 'Note', 1, now(), '{}')
      on conflict (practice_id, id) do update set content = excluded.content`,
    `select * from resource where id = '${note}' for update; ${edit}`,
    `with changed as (${edit} returning id) select * from changed`,
    version,
    `${set('operation', 'note.sign')}; ${version}`,
    `${set('history', zeros)}; ${version}`,
    `${set('history', '')}; ${version}`,
    `${set('history', `${zeros} history ${practice} ${note} 99 ${note} ${emptyObject}`)}; ${version}`,
    `create or replace view proven_version as select current_setting('goldthread.history', true) as said; ${version}`,
    `update resource_history set content = '{}' where id = '${note}'`,
    `delete from resource_history where id = '${note}'`,
    `truncate resource_history`,
    manifest,
    `${set('operation', 'note.sign')}; ${manifest}`,
    `${set('manifest', zeros)}; ${manifest}`,
    `update manifest set content = '{}' where note_id = '${note}'`,
    `delete from manifest where note_id = '${note}'`,
    'select * from proving_key',
    "update proving_key set inner_key = 'x', outer_key = 'x'",
    "create or replace function goldthread_proven(said text, proof text) returns boolean language sql as 'select true'",
    'drop policy changed on resource',
    'alter table resource disable row level security',
    'grant update on manifest to public',
    `update audit_event set reason = 'x' where resource_id = '${note}'`,
    `delete from audit_link where practice_id = '${practice}'`,
    `insert into audit_checkpoint (practice_id, number, at, hash, key_id, signature) values ('${practice}', 1, now(), 'x', 'x', 'x')`,
  ]
}

describe.each(databaseKinds)('as the application’s role of the %s database', (database) => {
  let server: TestServer
  let note: string
  beforeAll(async () => {
    server = await startTestServer({ database })
    const clinician = await server.signIn('clinician')
    const [signed] = await signNotes(await setScene(server), clinician, { from: 0, to: 0 })
    note = signed ?? ''
  }, 120_000)
  afterAll(() => server?.close())

  /** Every byte of the signed note, its versions and its manifests, and of what the trail says of it. */
  async function bytes(): Promise<unknown> {
    return server.world.database.asOwner(async (transaction) => {
      const tables = [
        sql`select r::text from resource r where id = ${note}::uuid`,
        sql`select h::text from resource_history h where id = ${note}::uuid order by version_id`,
        sql`select m::text from manifest m where note_id = ${note}::uuid order by number`,
        sql`select e::text from audit_event e where resource_id = ${note}::uuid order by id`,
        sql`select k::text from proving_key k`,
      ]
      const found: unknown[] = []
      for (const table of tables) found.push((await table.execute(transaction)).rows)
      return found
    })
  }

  /** One attempt, committed when the database lets it; answers what the database said. */
  async function attempt(text: string): Promise<string> {
    const settings = aTransaction({ practiceId: server.practice.id, operation: 'note.patch' })
    return server.world.database
      .transaction(settings, async (transaction) => {
        for (const statement of text.split(/;\s/)) await sql.raw(statement).execute(transaction)
        return succeeded(undefined)
      })
      .then(
        () => 'nothing',
        (error: Error) => error.message,
      )
  }

  test('forty statements change no byte of what is locked, of its versions, its manifests and its trail', async () => {
    const tried = attempts(server.practice.id, note)
    expect(tried.length).toBeGreaterThanOrEqual(40)
    const before = await bytes()
    for (const text of tried) {
      await attempt(text)
      expect(await bytes(), text).toEqual(before)
    }
  })

  if (database === 'postgres') {
    test('who speaks SQL on a connection of a request does not become the owner of the tables again', async () => {
      const before = await bytes()
      for (const text of escapes(note)) {
        await attempt(text)
        expect(await bytes(), text).toEqual(before)
      }
      expect(await attempt('reset role; select * from proving_key')).toBe(
        'permission denied for table proving_key',
      )
    })

    test('a login for requests that may more than it should stops the start with a sentence', async () => {
      const { place, remove } = await makePlace('postgres')
      await expect(openDatabase({ ...place, requestsUrl: place.url ?? '' })).rejects.toThrow(
        'The user of DATABASE_REQUESTS_URL must be able to become goldthread_app and no other role.',
      )
      await remove()
    })
  }

  test('this test notices what a policy lets pass', async () => {
    await server.world.database.asOwner((transaction) =>
      sql`create policy open on resource for update using (true)`.execute(transaction),
    )
    const before = await bytes()
    expect(await attempt(`update resource set status = 'x' where id = '${note}'`)).toBe('nothing')
    expect(await bytes()).not.toEqual(before)
  })
})
