import { type RawBuilder, sql } from 'kysely'
import { registry } from '#generated/tables/registry.ts'
import type { Context } from '#server/operations/handler.ts'

/** Where addresses are looked for: what has begun by now keeps the district in which it was. */
export type Where = {
  readonly transaction: Context['transaction']
  readonly practiceId: string
  /** As ISO text. */
  readonly now: string
}

const places = Object.values(registry).flatMap(({ type, inDistrict = [] }) =>
  inDistrict.map((path) => ({ type, path })),
)

/** Every address of the rows that the transaction shows, with its ZIP code, its district and whether that was chosen by hand. */
export function addressesIn({ practiceId, now }: Where): RawBuilder<unknown> {
  const each = places.map(
    ({ type, path }) => sql`
      select r.type, r.id, r.name, case when coalesce(a.said ->> 'country', 'US') = 'US'
          then substring(trim(a.said ->> 'postalCode') from '^([0-9]{5})(?:-?[0-9]{4})?$') end as code,
        a.said -> 'district' ->> 'id' as district, coalesce(a.said ->> 'districtLocked', 'false') = 'true' as locked
      from resource r cross join lateral (select r.content #> ${path.split('.')}::text[] as at) p
        cross join lateral json_array_elements(case json_typeof(p.at) when 'array' then p.at
          when 'object' then json_build_array(p.at) else '[]'::json end) as a (said)
      where r.practice_id = ${practiceId}::uuid and r.type = ${type} and not r.is_deleted
        ${type === 'Appointment' ? sql`and r.start_at > ${now}::timestamptz` : sql``}`,
  )
  return sql.join(each, sql` union all `)
}
