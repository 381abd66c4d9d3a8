import { join } from 'node:path'
import { sql } from 'kysely'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { storeBenchRows } from '#tests/bench/api/stored-rows.ts'
import { people } from './store-visits.ts'

/** Where the rows of the benchmark lie. */
export type BenchPlace = { readonly dataDirectory: string; readonly url?: string }

/** A Monday in the middle of all of them, at midnight UTC. */
export const middleMonday = '2026-03-02T00:00:00.000Z'

/** Whose weeks are asked for, and how many of them there are. */
export type CopiedVisits = { readonly owners: readonly string[]; readonly weeks: number }

const owners = 400
const eachDay = 8
/** Rows of one statement. */
const step = 50_000

/**
 * For the benchmark of the calendar, fills a database with copies of one appointment: 400 people have eight a day each, with their own times and
 * tokens, from both sides of the middle Monday on. Answers the ids of the twelve whose weeks are asked for, and how many whole weeks follow the Monday.
 */
export async function copyVisits(place: BenchPlace, count: number): Promise<CopiedVisits> {
  const database = await openDatabase(place)
  const world = buildWorld({ database, keys: openKeys(join(place.dataDirectory, 'keys.json')) })
  const { practiceId, practitionerIds } = await storeBenchRows(world, { patients: 300, appointments: 1 })
  const asked = practitionerIds.slice(0, people)
  const days = Math.ceil(count / owners / eachDay)
  await database.asOwner(async (transaction) => {
    await sql`create table bench_owner as
      select n - 1 as place, case when n <= ${people}::integer then (${asked}::uuid[])[n] else gen_random_uuid() end as id
      from generate_series(1, ${owners}::integer) n`.execute(transaction)
    await sql`create table bench_seed as select r.* from resource r
      where r.practice_id = ${practiceId}::uuid and r.type = 'Appointment' limit 1`.execute(transaction)
  })
  for (let from = 0; from < count; from += step)
    await database.asOwner(async (transaction) => {
      await sql`create temporary table copied on commit drop as
        select gen_random_uuid() as id, o.id as owner_id,
          ${middleMonday}::timestamptz + (n / ${owners}::integer / ${eachDay}::integer - ${Math.floor(days / 2)}::integer) * interval '1 day'
            + (14 + (n / ${owners}::integer) % ${eachDay}::integer) * interval '1 hour' as start_at
        from generate_series(${from}::integer, ${Math.min(from + step, count) - 1}::integer) n
          join bench_owner o on o.place = n % ${owners}::integer`.execute(transaction)
      await sql`insert into resource (practice_id, id, type, partition_key, version_id, last_modified, is_deleted, is_locked,
          patient_id, owner_id, status, kind, start_at, end_at, name, content, display, summary)
        select s.practice_id, c.id, s.type, s.partition_key, 1, s.last_modified, false, false, s.patient_id, c.owner_id,
          s.status, s.kind, c.start_at, c.start_at + interval '50 minutes', s.name,
          (s.content::jsonb || jsonb_build_object('id', c.id, 'start', c.start_at, 'end', c.start_at + interval '50 minutes',
            'owner', jsonb_build_object('id', c.owner_id, 'resourceType', 'Practitioner', 'partition', s.partition_key)))::json,
          s.display, replace(s.summary, s.id::text, c.id::text)
        from bench_seed s, copied c`.execute(transaction)
      await sql`insert into token (practice_id, type, token, resource_id, patient_id)
        select t.practice_id, t.type, t.token, c.id, t.patient_id
        from bench_seed s join token t on t.practice_id = s.practice_id and t.resource_id = s.id, copied c`.execute(
        transaction,
      )
    })
  await database.vacuum()
  await database.close()
  return { owners: asked, weeks: Math.max(1, Math.floor(days / 2 / 7)) }
}
