import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'
import type { Span } from '#shared/time/span.ts'

/** Somebody's or something's busy time; the key is that of its lanes. */
export type BusyTime = Span & { readonly key: string }

const nobody = '00000000-0000-0000-0000-000000000000'
const person = 'practitioner:'
const lanes = Array.from({ length: 24 }, (_, lane) => lane)

/** Which busy times are asked for; `except`: an appointment whose own time does not count. */
type Asked = { readonly span: Span; readonly most: number; readonly except?: string | undefined }

/**
 * The busy times of these people and rooms within the span, whoever sees the appointments, and what calendars elsewhere take: what meets is one, so that not even
 * their number is told. At most so many of them, and one more where there are more.
 */
export async function busyTimes(
  { transaction, actor }: Context,
  keys: readonly string[],
  { span, most, except = nobody }: Asked,
): Promise<readonly BusyTime[]> {
  const taken = keys.flatMap((key) => lanes.map((lane) => `${key}:${lane}`))
  const people = keys.flatMap((key) => (key.startsWith(person) ? [key.slice(person.length)] : []))
  const asked = sql`tstzrange(${span.start}::timestamptz, ${span.end}::timestamptz, '[)')`
  const { rows } = await sql<BusyTime>`
    select busy.key, lower(busy.during) as start, upper(busy.during) as end from (
      select left(resource_key, -strpos(reverse(resource_key), ':')) as key, unnest(range_agg(during * ${asked})) as during
      from (
        select resource_key, during from appointment_slot
        where practice_id = ${actor.practiceId}::uuid and resource_key = any (${taken}::text[]) and during && ${asked}
          and appointment_id <> ${except}::uuid
        union all
        select 'practitioner:' || owner_id || ':0', tstzrange(starts_at, ends_at, '[)') from external_time
        where practice_id = ${actor.practiceId}::uuid and owner_id = any (${people}::uuid[])
          and tstzrange(starts_at, ends_at, '[)') && ${asked}) as taken
      group by 1) as busy
    order by start, key limit ${most + 1}`.execute(transaction)
  return rows
}
