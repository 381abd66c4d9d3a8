import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** A trail that is laid at once: as many events as a practice leaves behind in eight years, without requests. */
export type TrailSize = { readonly practiceId: string; readonly events: number }

/** How many people act in a laid trail; those with low numbers act most. */
const actors = 200

/**
 * Lays an audit trail for tests, events over eight years: 200 people who act unevenly, 500 events for each patient, one thing that everybody reads, 76 types,
 * actions and outcomes in their usual shares. People and things are the md5 of what they are and their number (`laidId`).
 */
export async function layTrail(transaction: Transaction, { practiceId, events }: TrailSize): Promise<void> {
  const patients = Math.max(10, Math.round(events / 500))
  const targets = Math.max(20, Math.round(events / 20))
  const id = (chance: string) =>
    sql`(lpad(to_hex((extract(epoch from made.at) * 1000)::bigint), 12, '0') || '7' || substr(md5(${sql.ref(chance)}::text), 1, 19))::uuid`
  await sql`
    insert into audit_event (practice_id, id, at, request_id, actor_id, profile_id, action, type, resource_id, version_id, patient_id,
      outcome, status, reason, detail, kind, acting_as)
    select *, concat_ws('|', case when outcome = 'Denied' then 'permission-denied' when action = 'C' then 'create'
          when action = 'R' then 'read' when action = 'D' then 'delete' else 'update' end, action, outcome,
        concat(case when patient_id is not null then 'p' end, case when reason is not null then 'r' end,
          case when resource_id is not null then 't' end), type),
      coalesce(profile_id, actor_id, '00000000-0000-0000-0000-000000000000') from (
    select ${practiceId}::uuid as practice_id, ${id('made.a')} as id, made.at as at, ${id('made.b')} as request_id,
      case when made.c > 0.01 then md5('actor' || made.actor)::uuid end as actor_id,
      case when made.c > 0.03 then md5('profile' || made.actor)::uuid end as profile_id,
      case when made.d < 0.85 or not made.one then 'R' when made.d < 0.94 then 'U' when made.d < 0.98 then 'C' when made.d < 0.985 then 'D' else 'E' end as action,
      'Type' || made.type as type, case when made.one then target end as resource_id, case when made.one then 1 end as version_id,
      case when made.one and made.type % 3 <> 0 then md5('patient' || floor(made.i * ${patients}::int)::int)::uuid end as patient_id,
      case when made.j < 0.97 then 'Success' when made.j < 0.998 then 'Denied' else 'Error' end as outcome, 200 as status,
      case when made.j > 0.9995 then 'Emergency' end as reason,
      json_build_object('operation', 'type.read', 'ip', '203.0.113.7', 'userAgent', 'Mozilla/5.0 (X11; Linux x86_64)') as detail
    from (select '2026-11-20T00:00:00Z'::timestamptz - interval '8 years' * (n::float8 / ${events}::int) as at,
        random() as a, random() as b, random() as c, floor(power(random(), 2) * ${actors}::int)::int as actor, random() as d,
        floor(power(random(), 3) * 76)::int as type, n % 5 < 3 or n % 17 < 3 as one, random() as i, random() as j,
        md5('target' || case when n % 33 = 0 then 0 else floor(random() * ${targets}::int)::int end)::uuid as target
      from generate_series(${events}::int, 1, -1) as n) as made) as event`.execute(transaction)
}
