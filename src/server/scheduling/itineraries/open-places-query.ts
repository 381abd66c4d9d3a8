import { sql } from 'kysely'
import type { GeoPoint } from '#generated/types/geo-point.ts'
import type { Context } from '#server/operations/handler.ts'

/** Where workers said to be at the visits that are open now, by the id of their day. For days that the asker has been shown. */
export async function openPlaces(
  { transaction, actor }: Pick<Context, 'transaction' | 'actor'>,
  days: readonly string[],
): Promise<ReadonlyMap<string, GeoPoint>> {
  if (days.length === 0) return new Map()
  const { rows } = await sql<{ readonly id: string; readonly point: GeoPoint }>`
    select r.id, r.content #> '{openPlace,point}' as point from resource r
    where r.practice_id = ${actor.practiceId}::uuid and r.type = 'Itinerary' and r.id = any (${[...days]}::uuid[])
      and not r.is_deleted and r.content #> '{openPlace,point}' is not null
  `.execute(transaction)
  return new Map(rows.map(({ id, point }) => [id, point]))
}
