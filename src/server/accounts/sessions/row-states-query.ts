import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** The sign-in of this hash. */
export const sessionPart = (hash: string): string => `session ${hash}`

/** The person of this id. */
export const personPart = (id: string): string => `person ${id}`

/** The practice of this key, and the same of it. */
export const keyPart = (key: string): string => `key ${key.toLowerCase()}`

/** A practice with all of its rows that decide rights: practitioners, roles, grant sets, preferences, shared schedules, who is out of office; and the day, there and by the clock of the row policies, for what is dated. */
export const practicePart = (id: string): string => `practice ${id}`

const types = ['Practitioner', 'SecurityRole', 'GrantSet', 'PracticePreferences', 'Schedule']

/**
 * The states of these parts. A row's state is the transaction that wrote it, whoever that was; that of many is their number and the
 * sum of those, which only grows as long as no row is taken away.
 */
export async function rowStates(
  transaction: Transaction,
  parts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const of = (kind: string) =>
    parts.flatMap((part) => (part.startsWith(`${kind} `) ? [part.slice(kind.length + 1)] : []))
  const rows = sql.join(
    types.map(
      (type) => sql`(select count(*) || ' ' || coalesce(sum(r.xmin::text::bigint), 0) from resource r
        where r.practice_id = p.id and r.type = ${sql.lit(type)})`,
    ),
    sql` || ' ' || `,
  )
  const away = sql`(select count(*) || ' ' || coalesce(sum(r.xmin::text::bigint), 0) from resource r
    where r.practice_id = p.id and r.type = 'PersonalPreferences' and r.content -> 'outOfOffice' is not null)`
  const timezone = sql`coalesce((select r.content ->> 'timezone' from resource r
    where r.practice_id = p.id and r.type = 'PracticePreferences' and not r.is_deleted limit 1), 'UTC')`
  const { rows: found } = await sql<{ part: string; state: string }>`
    select 'session ' || encode(s.token_hash, 'hex') as part, s.xmin::text as state from session s
    where s.token_hash = any (array(select decode(hash, 'hex') from unnest(${of('session')}::text[]) as hash))
    union all select 'person ' || g.id, g.xmin::text from global_resource g where g.id = any (${of('person')}::uuid[])
    union all select p.part, coalesce(g.xmin::text, '') || ' ' || ${rows} || ' ' || ${away}
      || ' ' || (now() at time zone 'UTC')::date || ' ' || (now() at time zone ${timezone})::date
    from (select 'practice ' || id as part, id from unnest(${of('practice')}::uuid[]) as id
      union all select 'key ' || key, id from global_resource
      where type = 'Practice' and key = any (${of('key')}::text[]) and not is_deleted) as p
    left join global_resource g on g.id = p.id`.execute(transaction)
  return new Map(found.map(({ part, state }) => [part, state]))
}
