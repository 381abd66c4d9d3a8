import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** A kept time that is taken elsewhere; moments as RFC 3339. */
export type KeptExternalTime = {
  readonly event: string
  readonly start: string
  readonly end: string
  readonly title: string | null
  readonly calendar: string
}

/** The times that belong to a calendar, and those of the same events in any other calendar of this person. */
export async function replacedExternalTimes(
  { transaction, actor }: Context,
  owner: string,
  { calendar, events }: { readonly calendar: string; readonly events: readonly string[] },
): Promise<readonly KeptExternalTime[]> {
  const { rows } = await sql<KeptExternalTime>`
    delete from external_time
    where practice_id = ${actor.practiceId}::uuid and owner_id = ${owner}::uuid
      and (calendar = ${calendar} or event = any (${[...events]}::text[]))
    returning event, starts_at as start, ends_at as "end", title, calendar`.execute(transaction)
  return rows
}

/** Keeps the times of a calendar, all in one statement. */
export async function keepExternalTimes(
  { transaction, actor, now }: Context,
  owner: string,
  times: readonly KeptExternalTime[],
): Promise<void> {
  await sql`
    insert into external_time (practice_id, owner_id, event, starts_at, ends_at, calendar, title, imported_at)
    select ${actor.practiceId}::uuid, ${owner}::uuid, t.event, t.start, t."end", t.calendar, t.title, ${now.iso}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as t(event text, start timestamptz, "end" timestamptz, calendar text, title text)`.execute(transaction)
}

/** Takes away the times of one calendar of a person, or of all; answers how many. */
export async function removeExternalTimes(
  { transaction, actor }: Context,
  owner: string,
  calendar: string | undefined,
): Promise<number> {
  const { rows } = await sql`
    delete from external_time
    where practice_id = ${actor.practiceId}::uuid and owner_id = ${owner}::uuid
      and (${calendar ?? null}::text is null or calendar = ${calendar ?? null}::text)
    returning event`.execute(transaction)
  return rows.length
}

/** A calendar elsewhere, and how many of its times are still to come. */
export type KeptExternalCalendar = {
  readonly name: string
  readonly importedAt: string
  readonly count: number
  readonly through: string | null
}

/** The calendars of a person. */
export async function externalCalendars(
  { transaction, actor, now }: Context,
  owner: string,
): Promise<readonly KeptExternalCalendar[]> {
  const { rows } = await sql<KeptExternalCalendar>`
    select calendar as name, max(imported_at) as "importedAt", max(ends_at) as through,
      (count(*) filter (where ends_at > ${now.iso}::timestamptz))::integer as count
    from external_time where practice_id = ${actor.practiceId}::uuid and owner_id = ${owner}::uuid
    group by calendar order by calendar`.execute(transaction)
  return rows
}

/** The next times of a person that are still to come. */
export async function nextExternalTimes(
  { transaction, actor, now }: Context,
  owner: string,
  most: number,
): Promise<readonly Pick<KeptExternalTime, 'start' | 'end' | 'title'>[]> {
  const { rows } = await sql<Pick<KeptExternalTime, 'start' | 'end' | 'title'>>`
    select starts_at as start, ends_at as "end", title from external_time
    where practice_id = ${actor.practiceId}::uuid and owner_id = ${owner}::uuid and ends_at > ${now.iso}::timestamptz
    order by starts_at, event limit ${most}`.execute(transaction)
  return rows
}
