import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import { storedDocument, typedRow } from '#server/stores/typed-row.ts'
import { upcast } from '#server/stores/upcast/upcast.ts'

/** A person or a practice as it stands in the installation. */
export type GlobalRow = { readonly id: string; readonly content: Readonly<Record<string, unknown>> }

/** These rows are read past the stores, and stand in the shape of today all the same. */
function current(row: GlobalRow): GlobalRow {
  const entry = entryNamed(row.content.resourceType)
  return entry ? { ...row, content: upcast.upToDate(entry, storedDocument(row.content)) } : row
}

/** The person with this login name, folded to lower case. */
export async function personByLogin(
  transaction: Transaction,
  loginName: string,
): Promise<GlobalRow | undefined> {
  const { rows } = await sql<GlobalRow>`
    select id, content from global_resource
    where type = 'Person' and key = ${loginName.toLowerCase()} and not is_deleted`.execute(transaction)
  return rows.map(current)[0]
}

/** Who signs in under this name, and the hash of the password: one statement, so that a name that nobody has takes as long. */
export async function signInRow(
  transaction: Transaction,
  loginName: string,
): Promise<{
  readonly person: GlobalRow | undefined
  readonly hash: Uint8Array | undefined
  /** Since when it is the password, as ISO text. */
  readonly setAt: string | undefined
}> {
  const { rows } = await sql<
    GlobalRow & { readonly secret: Uint8Array | null; readonly created_at: string | null }
  >`
    select p.id, p.content, c.secret, c.created_at from global_resource p
    left join credential c on c.person_id = p.id and c.kind = 'password'
    where p.type = 'Person' and p.key = ${loginName.toLowerCase()} and not p.is_deleted`.execute(transaction)
  const [row] = rows
  return {
    person: row && current(row),
    hash: row?.secret ?? undefined,
    setAt: row?.created_at ?? undefined,
  }
}

/** Rows of a global type by id. */
export async function globalRows(
  transaction: Transaction,
  type: string,
  ids: readonly string[],
): Promise<readonly GlobalRow[]> {
  const { rows } = await sql<GlobalRow>`
    select id, content from global_resource
    where type = ${type} and id = any (${ids}::uuid[]) and not is_deleted`.execute(transaction)
  return rows.map(current)
}

/** The practice with this short key. */
export async function practiceByKey(transaction: Transaction, key: string): Promise<GlobalRow | undefined> {
  const { rows } = await sql<GlobalRow>`
    select id, content from global_resource
    where type = 'Practice' and key = ${key.toLowerCase()} and not is_deleted`.execute(transaction)
  return rows.map(current)[0]
}

/** Does the person belong to a demo practice? */
export async function isOfDemo(transaction: Transaction, person: GlobalRow): Promise<boolean> {
  const { profiles = [] } = typedRow<'Person'>(person.content)
  const ids = profiles.flatMap(({ practice }) => practice?.id ?? [])
  if (ids.length === 0) return false
  const { rows } = await sql`
    select 1 from global_resource
    where type = 'Practice' and id = any (${ids}::uuid[]) and content ->> 'demo' = 'true' limit 1`.execute(
    transaction,
  )
  return rows.length > 0
}

/** Stored resources of the transaction's practice, whatever their type. */
export async function rowsById(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<readonly GlobalRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<GlobalRow>`
    select id, content from resource
    where practice_id = ${practiceId}::uuid and id = any (${ids}::uuid[]) and not is_deleted`.execute(
    transaction,
  )
  return rows.map(current)
}

/** Practitioners of the practice who name one of these as their supervisor today; what is dated holds on its days alone, by the clock of the row policies. */
export async function supervisedBy(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from resource r
    where r.practice_id = ${practiceId}::uuid and r.type = 'Practitioner' and not r.is_deleted
      and (r.content #>> '{supervisor,id}' = any (${ids}::text[]) or exists (
        select from json_array_elements(coalesce(r.content -> 'supervisors', '[]')) as dated
        where dated #>> '{practitioner,id}' = any (${ids}::text[])
          and coalesce((dated #>> '{period,start}')::date, '-infinity') <= (now() at time zone 'UTC')::date
          and coalesce((dated #>> '{period,end}')::date, 'infinity') >= (now() at time zone 'UTC')::date))`.execute(
    transaction,
  )
  return rows.map(({ id }) => id)
}

/** The password hash of a person. */
export async function passwordOf(
  transaction: Transaction,
  personId: string,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ secret: Uint8Array }>`
    select secret from credential where person_id = ${personId}::uuid and kind = 'password'`.execute(
    transaction,
  )
  return rows[0]?.secret
}

/** The preferences of a practice, inside a transaction of that practice. */
export async function preferencesIn(
  transaction: Transaction,
  practiceId: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await sql<GlobalRow>`
    select id, content from resource
    where practice_id = ${practiceId}::uuid and type = 'PracticePreferences' and not is_deleted limit 1`.execute(
    transaction,
  )
  return rows.map(current)[0]?.content
}
