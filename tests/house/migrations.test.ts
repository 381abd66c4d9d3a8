import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#server/database/database.ts'
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

const wanted = readFileSync(new URL('../../generated/tables/wanted.sql', import.meta.url), 'utf8')

/** What a database says about itself: one line of text for each column, constraint, index, policy and right. */
const catalogue = {
  columns: sql<Line>`select format('%s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      coalesce((select collname from pg_collation where oid = a.attcollation), '-'), case when a.attnotnull then 'not null' else 'null' end,
      coalesce(pg_get_expr(d.adbin, d.adrelid), '-')) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'`,
  constraints: sql<Line>`select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'migration'`,
  indexes: sql<Line>`select indexdef as line from pg_indexes where schemaname = 'public' and tablename <> 'migration'`,
  policies: sql<Line>`select format('%s %s %s %s %s using %s check %s', tablename, policyname, permissive, cmd, roles, qual, with_check) as line
    from pg_policies where schemaname = 'public'`,
  rowSecurity: sql<Line>`select format('%s %s %s', relname, relrowsecurity, relforcerowsecurity) as line
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'`,
  rights: sql<Line>`select format('%s %s', table_name, privilege_type) as line
    from information_schema.role_table_grants where table_schema = 'public' and grantee in ('goldthread_app', 'PUBLIC')`,
}
type Line = { readonly line: string }
type Catalogue = Readonly<Record<string, readonly string[]>>

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: TestDatabase
  let migrated: Catalogue
  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    migrated = await opened.database.asOwner(read)
  })
  afterAll(() => opened.close())

  test('all migrations together make exactly the tables that the schemas want', async () => {
    const built = await inPassing(opened, async (transaction) => {
      await build(transaction)
      return read(transaction)
    })
    expect(migrated).toEqual(built)
    expect(migrated.columns?.length).toBeGreaterThan(100)
  })

  test.each([
    ['a column', 'alter table resource add column extra text'],
    ['a lost index', 'drop index resource_owner'],
    ['a lost policy', 'drop policy visible on audit_event'],
    ['a policy that says something else', 'alter policy visible on token using (true)'],
    ['a right too many', 'grant delete on resource_history to goldthread_app'],
    ['row security switched off', 'alter table resource disable row level security'],
    ['another default', 'alter table resource alter column is_locked set default true'],
  ])('the comparison notices %s', async (_what, change) => {
    const changed = await inPassing(opened, async (transaction) => {
      await sql.raw(change).execute(transaction)
      return read(transaction)
    })
    expect(changed).not.toEqual(migrated)
  })
})

/** Policies speak of other tables, so they come last. */
async function build(transaction: Transaction): Promise<void> {
  const tables = await sql<{
    name: string
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`.execute(
    transaction,
  )
  for (const { name } of tables.rows) await sql`drop table ${sql.table(name)} cascade`.execute(transaction)
  const statements = wanted.split(/;\n/)
  const isPolicy = (statement: string) => statement.trimStart().startsWith('create policy')
  for (const statement of [...statements.filter((one) => !isPolicy(one)), ...statements.filter(isPolicy)]) {
    await sql.raw(statement).execute(transaction)
  }
}

async function read(transaction: Transaction): Promise<Catalogue> {
  const lines: Record<string, readonly string[]> = {}
  for (const [part, query] of Object.entries(catalogue)) {
    const { rows } = await query.execute(transaction)
    lines[part] = rows.map(({ line }) => line).sort()
  }
  return lines
}

/** Runs something as the owner and takes it all back. */
async function inPassing<Value>(
  opened: TestDatabase,
  act: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  let value: { readonly found: Value } | undefined
  const takenBack = new Error('taken back')
  await opened.database
    .asOwner(async (transaction) => {
      value = { found: await act(transaction) }
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  if (!value) throw takenBack
  return value.found
}
