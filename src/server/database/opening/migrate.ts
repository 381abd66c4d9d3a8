import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { ownersOpeningText } from '#server/database/transaction-settings.ts'

/** One step of the database's growth: a file of plain SQL that is never changed after its release. */
export type Migration = { readonly name: string; readonly sql: string; readonly hash: string }

const folder = new URL('../migrations/', import.meta.url)
const lock = 7_460_116_401

/** Every migration in the order in which it is applied. */
export function migrations(): readonly Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, folder), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Before the database opens, applies what is missing, each file in a transaction of its own, one process at a time; answers the names applied now. */
export async function migrate(client: ClientBase): Promise<readonly string[]> {
  await prepare(client)
  const applied: string[] = []
  for (const migration of migrations()) {
    if (await applyOnce(client, migration)) applied.push(migration.name)
  }
  // In a new database nothing has to be made anew for search.
  if (applied.length > 0) await client.query('delete from reindex where not exists (select from resource)')
  return applied
}

/** The table of what was applied, and the role under which every request runs. */
async function prepare(client: ClientBase): Promise<void> {
  await client.query(`${ownersOpeningText}; select pg_advisory_xact_lock(${lock})`)
  await client.query(
    'create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz(3) not null default now())',
  )
  const { rows } = await client.query(
    "select r.oid is not null as there, r.oid is not null and pg_has_role(r.oid, 'member') as mine from (select 1) one left join pg_roles r on r.rolname = 'goldthread_app'",
  )
  const role: { readonly there: boolean; readonly mine: boolean } = rows[0]
  if (!role.there) await askForRole(client, 'create role goldthread_app nologin')
  if (!role.mine) await askForRole(client, 'grant goldthread_app to current_user')
  await client.query('commit')
}

async function askForRole(client: ClientBase, sql: string): Promise<void> {
  await client.query(sql).catch((error: unknown) => {
    throw new DatabaseRefusal(
      `The user of DATABASE_URL may not do "${sql}" (${error instanceof Error ? error.message : 'refused'}). Let an administrator of the server run: create role goldthread_app nologin; grant goldthread_app to the user of DATABASE_URL.`,
    )
  })
}

async function applyOnce(client: ClientBase, { name, sql, hash }: Migration): Promise<boolean> {
  await client.query(`${ownersOpeningText}; select pg_advisory_xact_lock(${lock})`)
  const known = await client.query('select hash from migration where name = $1', [name])
  const [row]: readonly { readonly hash: string }[] = known.rows
  const stored = row?.hash
  if (stored !== undefined && stored !== hash) {
    throw new DatabaseRefusal(
      `The migration ${name} was changed after it had been applied to this database. Restore the file and write the change as a new migration.`,
    )
  }
  if (stored === undefined) {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
  }
  await client.query('commit')
  return stored === undefined
}
