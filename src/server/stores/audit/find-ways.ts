import { type RawBuilder, sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'
import type { AuditFilters, Leading } from './audit-filters.ts'

/**
 * The runs of an index in which every fitting event stands: of one kind, and where a column leads, of one of its values
 * (`lead`, and beside an actor what he acted as). Inside a run the events stand in the order of their time.
 */
export type Ways = {
  readonly by: Leading | 'kind'
  readonly runs: readonly Way[]
}
export type Way = { readonly lead: string | null; readonly beside: string | null; readonly kind: string }

const nobody = '00000000-0000-0000-0000-000000000000'
/** The columns that can lead, the most telling first. */
const leads: readonly Leading[] = ['id', 'request_id', 'patient_id', 'resource_id', 'actor_id', 'profile_id']

/**
 * Finds the ways to audit events, the runs for these filters; undefined where all events are walked in their order. From one kind to the next it jumps in the
 * index, so it costs what there are kinds, not what there are events.
 */
export async function findWays(opened: Opened, filters: AuditFilters): Promise<Ways | undefined> {
  const { fitsKind, wanted } = filters
  const by = leads.find((each) => wanted.has(each))
  if (by === undefined && !fitsKind) return undefined

  const { rows } = await waysBy(opened, filters, by).execute(opened.transaction)
  const runs = fitsKind ? rows.filter(({ kind }) => fitsKind(kind)) : rows
  return { by: by === 'profile_id' ? 'actor_id' : (by ?? 'kind'), runs }
}

function waysBy({ actor }: Opened, { wanted }: AuditFilters, by: Leading | undefined): RawBuilder<Way> {
  const own = sql`e.practice_id = ${actor.practiceId}::uuid`
  const values = (by && wanted.get(by)) ?? []
  if (by === undefined) return kinds(actor.practiceId)
  if (by === 'id' || by === 'request_id')
    return sql<Way>`select distinct null as lead, null as beside, e.kind from audit_event e
      where ${own} and ${sql.ref(`e.${by}`)} = any (${values}::uuid[])`
  if (by === 'patient_id' || by === 'resource_id') return kindsOf(own, sql.ref(`e.${by}`), values)
  return kindsOfActors(own, wanted.get('actor_id'), wanted.get('profile_id'))
}

/** Every kind that occurs; which way it is found stands in the database, where no plan of a smaller trail is kept. */
function kinds(practiceId: string): RawBuilder<Way> {
  return sql<Way>`select null as lead, null as beside, kind from goldthread_audit_kinds(${practiceId}::uuid)`
}

/**
 * Every kind that occurs with each of these values. The order names the value too, although only one is wanted: no other index
 * comes in that order, and the planner would rather walk all events by their kind until it meets the value.
 */
function kindsOf(
  own: RawBuilder<unknown>,
  column: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<Way> {
  const next = (after: RawBuilder<unknown>) => sql`(
    select ${column} as found, e.kind from audit_event e where ${own} and ${column} is not null and (${column}, e.kind) > (${after})
    order by ${column}, e.kind limit 1) as next`
  return sql<Way>`
    with recursive way as (
      select lead, next.found, next.kind from unnest(${values}::uuid[]) as asked (lead)
      cross join lateral ${next(sql`lead, ''`)}
      union all
      select way.lead, next.found, next.kind from way cross join lateral ${next(sql`way.lead, way.kind`)}
      where way.found = way.lead)
    select lead, null as beside, kind from way where found = lead`
}

/**
 * Every kind that occurs with each of these actors and what they act as; actors that nobody named are those that occur. Whoever has
 * a profile is somebody, so no event has the one without the other.
 */
function kindsOfActors(
  own: RawBuilder<unknown>,
  actors: readonly string[] | undefined,
  profiles: readonly string[] | undefined,
): RawBuilder<Way> {
  const asked = actors
    ? sql`select lead from unnest(${actors}::uuid[]) as asked (lead)`
    : sql`select lead from each_actor`
  const pairs = profiles
    ? sql`select lead, beside from who cross join unnest(${profiles}::uuid[]) as asked (beside)`
    : sql`select lead, beside from each_profile where found = lead`
  const nextProfile = (after: RawBuilder<unknown>) => sql`(
    select e.actor_id as found, e.acting_as as beside from audit_event e where ${own} and (e.actor_id, e.acting_as) > (${after})
    order by e.actor_id, e.acting_as limit 1) as next`
  const nextKind = (after: RawBuilder<unknown>) => sql`(
    select e.actor_id as found, e.acting_as as found_as, e.kind from audit_event e
    where ${own} and (e.actor_id, e.acting_as, e.kind) > (${after})
    order by e.actor_id, e.acting_as, e.kind limit 1) as next`
  return sql<Way>`
    with recursive each_actor as (
      (select e.actor_id as lead from audit_event e where ${own} and e.actor_id is not null order by e.actor_id limit 1)
      union all
      select next.lead from each_actor cross join lateral (
        select e.actor_id as lead from audit_event e where ${own} and e.actor_id > each_actor.lead order by e.actor_id limit 1) as next),
    who as (${asked}),
    each_profile as (
      select lead, next.found, next.beside from who cross join lateral ${nextProfile(sql`lead, ${nobody}::uuid`)}
      union all
      select each_profile.lead, next.found, next.beside from each_profile
      cross join lateral ${nextProfile(sql`each_profile.lead, each_profile.beside`)} where each_profile.found = each_profile.lead),
    pair as (${pairs}),
    way as (
      select lead, pair.beside, next.found, next.found_as, next.kind from pair
      cross join lateral ${nextKind(sql`lead, pair.beside, ''`)}
      union all
      select way.lead, way.beside, next.found, next.found_as, next.kind from way
      cross join lateral ${nextKind(sql`way.lead, way.beside, way.kind`)} where way.found = way.lead and way.found_as = way.beside)
    select lead, beside, kind from way where found = lead and found_as = beside`
}
