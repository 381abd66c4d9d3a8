import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** One thing that a database has: what it is, of which table, its name and how it is written. */
export type Entry = {
  readonly kind:
    | 'table'
    | 'column'
    | 'constraint'
    | 'index'
    | 'row security'
    | 'policy'
    | 'right'
    | 'function'
    | 'view'
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** For tests of the database: all that migrations may make, in the order of kinds in which it can be made. */
export type Catalogue = readonly Entry[]

type Row = { readonly table: string; readonly name: string; readonly definition: string }

const ours = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'`

const queries: { readonly [Kind in Entry['kind']]: RawBuilder<Row> } = {
  table: sql<Row>`select c.relname as table, c.relname as name, 'table' as definition from pg_class c where ${ours}`,
  column: sql<Row>`
    select c.relname as table, a.attname as name, concat_ws(' ', format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then (select format('collate %I', collname) from pg_collation where oid = a.attcollation) end,
      case when a.attnotnull then 'not null' end, 'default ' || pg_get_expr(d.adbin, d.adrelid)) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${ours} and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`,
  constraint: sql<Row>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid where ${ours} and k.contype <> 'n'`,
  index: sql<Row>`
    select c.relname as table, i.relname as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where ${ours} and not exists (select 1 from pg_constraint k where k.conindid = i.oid)`,
  'row security': sql<Row>`
    select c.relname as table, c.relname as name, concat_ws(' ', 'enabled', case when c.relforcerowsecurity then 'forced' end) as definition
    from pg_class c where ${ours} and c.relrowsecurity`,
  policy: sql<Row>`
    select tablename as table, policyname as name, concat_ws(' ', 'as', permissive, 'for', cmd, 'to', array_to_string(roles, ', '),
      'using (' || qual || ')', 'with check (' || with_check || ')') as definition
    from pg_policies where schemaname = 'public'`,
  function: sql<Row>`
    select '' as table, p.proname as name, pg_get_functiondef(p.oid) as definition
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname like 'goldthread%'`,
  view: sql<Row>`
    select '' as table, c.relname as name, concat_ws(' ', c.reloptions::text, pg_get_viewdef(c.oid)) as definition
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'`,
  right: sql<Row>`
    select table_name as table, grantee || ' ' || lower(privilege_type) as name, 'granted' as definition
    from information_schema.role_table_grants
    where table_schema = 'public' and grantee in ('goldthread_app', 'PUBLIC') and table_name <> 'migration'`,
}

/** What the database says of itself, sorted, so that two databases can be compared. */
export async function readCatalogue(transaction: Transaction): Promise<Catalogue> {
  const entries: Entry[] = []
  for (const [kind, query] of Object.entries(queries) as [Entry['kind'], RawBuilder<Row>][]) {
    const { rows } = await query.execute(transaction)
    const ordered = kind === 'column' ? rows : rows.toSorted((a, b) => order(a).localeCompare(order(b)))
    entries.push(...ordered.map((row) => ({ kind, ...row })))
  }
  return entries
}

function order({ table, name }: Row): string {
  return `${table} ${name}`
}

/** Replaces every table by those of this SQL; policies speak of other tables, so they are made last. Only ever in passing. */
export async function rebuildAs(transaction: Transaction, wanted: string): Promise<void> {
  const tables = (await readCatalogue(transaction)).filter(({ kind }) => kind === 'table')
  for (const { name } of tables) await sql`drop table ${sql.table(name)} cascade`.execute(transaction)
  const statements = wanted.split(/;\n/)
  const isPolicy = (statement: string) => statement.trimStart().startsWith('create policy')
  for (const statement of [...statements.filter((one) => !isPolicy(one)), ...statements.filter(isPolicy)]) {
    await sql.raw(statement).execute(transaction)
  }
}
