import { sql } from 'kysely'
import { addressesIn, type Where } from './addresses-in-query.ts'

/** How many patients have a ZIP code that belongs to no district. */
export type Unassigned = { readonly postalCode: string; readonly patients: number }

/** The ZIP codes of patients in service that belong to no district, those of most patients first. */
export async function unassignedCodes(where: Where, most: number): Promise<readonly Unassigned[]> {
  const { rows } = await sql<Unassigned>`
    select a.code as "postalCode", count(distinct a.id)::integer as patients from (${addressesIn(where)}) a
      join resource r on r.practice_id = ${where.practiceId}::uuid and r.id = a.id
    where a.type = 'Patient' and a.code is not null and a.district is null and not a.locked
      and coalesce(r.content ->> 'active', 'true') = 'true'
    group by a.code order by 2 desc, 1 limit ${most}`.execute(where.transaction)
  return rows
}

/** How many rows name a district. */
export type DistrictCount = { readonly district: string; readonly type: string; readonly count: number }

/** For each district how many patients live there by their first address, who is said to work there, and how many places lie there, as far as the transaction shows them. */
export async function districtCounts({ transaction, practiceId }: Where): Promise<readonly DistrictCount[]> {
  const { rows } = await sql<DistrictCount>`
    select split_part(t.token, '=', 2) as district, t.type, count(distinct t.resource_id)::integer as count from token t
      join resource r on r.practice_id = t.practice_id and r.id = t.resource_id
    where t.practice_id = ${practiceId}::uuid and not r.is_deleted
      and coalesce(r.content ->> 'active', 'true') = 'true'
      and (t.type in ('Patient', 'Location') and t.token like 'district=%'
        or t.type = 'Practitioner' and t.token like 'districts=%')
    group by 1, 2`.execute(transaction)
  return rows
}
