import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import type { AskedType } from '#server/stores/indexing.ts'
import type { Upcast } from '#server/stores/opened.ts'
import { type IndexRules, indexRulesOf, staleBetween } from './index-rules.ts'

type Asked = { readonly type: string; readonly is_whole: boolean; readonly rules: IndexRules | null }

/** The asked types: those that are to be indexed anew and are not done yet, with what cannot be searched of them until then. */
export async function askedTypes(database: Database, upcast: Upcast): Promise<readonly AskedType[]> {
  const { rows } = await database.asOwner(
    (transaction) =>
      sql<Asked>`select a.type, a.is_whole, i.rules from reindex a left join indexed_type i on i.type = a.type
        order by a.type`.execute(transaction),
    'look',
  )
  return rows.map(({ type, is_whole, rules }) => {
    if (!isResourceType(type)) return { type, stale: undefined }
    const today = indexRulesOf(registry[type], upcast)
    return { type, stale: is_whole ? 'whole' : staleBetween(rules ?? undefined, today) }
  })
}

/**
 * Asks for the types whose rules are others today than those by which their rows were indexed, whether a migration has thought of
 * them or not. Of a type that says no rules and that nobody asks for, the rows are as today's rules make them: those before this
 * table was there were asked for by migrations.
 */
export async function askWhereRulesDiffer(database: Database, upcast: Upcast): Promise<void> {
  const known = await database.asOwner(rulesStored, 'look')
  const today = Object.values(registry).map((entry) => ({ entry, rules: indexRulesOf(entry, upcast) }))
  const unsaid = today.filter(({ entry }) => !known.has(entry.type))
  const others = today.filter(({ entry, rules }) => {
    const then = known.get(entry.type)
    return then !== undefined && textOf(then) !== textOf(rules)
  })
  if (unsaid.length + others.length === 0) return
  await database.asOwner(async (transaction) => {
    const types = others.map(({ entry }) => entry.type)
    await sql`insert into reindex (type, is_whole) select each, false from unnest(${types}::text[]) as each
      on conflict do nothing`.execute(transaction)
    const said = unsaid.map(({ entry, rules }) => ({ type: entry.type, rules }))
    await sql`insert into indexed_type (type, rules)
      select said.type, said.rules from json_to_recordset(${JSON.stringify(said)}::json) as said (type text, rules json)
      where said.type not in (select type from reindex) on conflict do nothing`.execute(transaction)
  }, 'job')
}

async function rulesStored(transaction: Transaction): Promise<ReadonlyMap<string, IndexRules>> {
  const { rows } = await sql<{ type: string; rules: IndexRules }>`
    select type, rules from indexed_type`.execute(transaction)
  return new Map(rows.map(({ type, rules }) => [type, rules]))
}

/** The same rules are the same text, in whatever order they were stored. */
function textOf({ whole, fields }: IndexRules): string {
  return JSON.stringify([whole, Object.entries(fields).sort()])
}

/** Says that a type is done: its rows are as today's rules make them, and nobody asks for them any more. */
export async function noteIndexed(
  transaction: Transaction,
  type: string,
  { entry, upcast }: { readonly entry: TypeEntry | undefined; readonly upcast: Upcast },
): Promise<void> {
  await sql`delete from reindex where type = ${type}`.execute(transaction)
  if (!entry) return
  await sql`insert into indexed_type (type, rules) values (${type}, ${JSON.stringify(indexRulesOf(entry, upcast))}::json)
    on conflict (type) do update set rules = excluded.rules`.execute(transaction)
}
