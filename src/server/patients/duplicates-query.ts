import { sql } from 'kysely'
import type { Patient } from '#generated/types/patient.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Document } from '#server/stores/document.ts'
import { typedRow } from '#server/stores/typed-row.ts'

/** By what records are taken for one person's: any of these tokens, or the family name together with a given name. */
export type DuplicateTokens = {
  readonly any: readonly string[]
  readonly family: string
  readonly given: readonly string[]
}

const mostFound = 30

/** For duplicates, the records with the most tokens in common, as far as the actor sees them. */
export async function duplicateIds(
  { transaction, actor }: Context,
  { any, family, given }: DuplicateTokens,
): Promise<readonly string[]> {
  const ofPatients = sql`t.practice_id = ${actor.practiceId}::uuid and t.type = 'Patient'`
  const { rows } = await sql<{ id: string }>`
    with shared as (
      select t.resource_id as id, 1 as points from token t where ${ofPatients} and t.token = any (${any}::text[])
      union all
      (select t.resource_id, 1 from token t where ${ofPatients} and t.token = ${family}
        and t.resource_id in (select t.resource_id from token t where ${ofPatients} and t.token = any (${given}::text[]))
        limit ${mostFound}))
    select r.id from (select id, sum(points) as points from shared group by id) as found
      join resource r on r.practice_id = ${actor.practiceId}::uuid and r.id = found.id and not r.is_deleted
    order by found.points desc, r.id limit ${mostFound}`.execute(transaction)
  return rows.map(({ id }) => id)
}

/** Two records, by their ids. */
export type IdPair = { readonly one: string; readonly other: string }

const mostPairs = 1_000
/** What more records than these have in common, such as the telephone of a home, tells nobody from anybody. */
const mostAlike = 50

/**
 * Pairs of records with a word of their names and a birth date, a phone or an e-mail address in common, as far as the actor sees both;
 * those that nobody has judged as they are stand first, then those who have the most in common that few others have.
 */
export async function duplicatePairs({ transaction, actor }: Context): Promise<readonly IdPair[]> {
  const ofPatients = sql`t.practice_id = ${actor.practiceId}::uuid and t.type = 'Patient'`
  const { rows } = await sql<IdPair>`
    with facts as materialized (select t.token, t.resource_id as id from token t where ${ofPatients}
        and ((t.token >= 'birthDate=' and t.token < 'birthDate>')
          or (t.token >= 'contacts.value=' and t.token < 'contacts.value>'))),
      names as materialized (select t.token, t.resource_id as id from token t where ${ofPatients}
        and t.token >= 'name~' and t.token < 'name~~'),
      telling as (select token, 1.0 / count(*) as points from facts group by token having count(*) between 2 and ${mostAlike}),
      pairs as (select a.id as one, b.id as other, sum(telling.points) as points from telling
        join facts a on a.token = telling.token join facts b on b.token = a.token and b.id > a.id group by a.id, b.id),
      named as (select pairs.one, pairs.other, pairs.points * count(*) as points from pairs
        join names a on a.id = pairs.one join names b on b.id = pairs.other and b.token = a.token
        group by pairs.one, pairs.other, pairs.points)
    select named.one, named.other from named
    order by exists (select from duplicate_review judged where judged.practice_id = ${actor.practiceId}::uuid
      and judged.one_id = named.one and judged.other_id = named.other and not exists (select from resource r
        where r.practice_id = ${actor.practiceId}::uuid and r.id in (named.one, named.other)
          and r.last_modified > judged.at)), named.points desc, named.one, named.other
    limit ${mostPairs}`.execute(transaction)
  return rows
}

const comparedFields = [
  'id',
  'display',
  'meta',
  'name',
  'otherNames',
  'preferredName',
  'birthDate',
  'contacts',
  'addresses',
  'identifiers',
] as const

/** What of a record is compared with another one, and by what it is shown. */
export type ComparedRecord = Pick<Patient, (typeof comparedFields)[number]>

/** The living records with these ids that the actor sees, as far as they are compared. */
export async function recordsOf(
  { transaction, actor }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ComparedRecord>> {
  const fields = sql.join(comparedFields.map((field) => sql`${sql.lit(field)}, content -> ${sql.lit(field)}`))
  const { rows } = await sql<{ content: Document }>`
    select json_strip_nulls(json_build_object(${fields})) as content from resource
    where practice_id = ${actor.practiceId}::uuid and id = any (${ids}::uuid[])
      and type = 'Patient' and not is_deleted`.execute(transaction)
  const found = rows.map(({ content }): ComparedRecord => typedRow<'Patient'>(content))
  return new Map(found.map((patient) => [patient.id, patient]))
}
