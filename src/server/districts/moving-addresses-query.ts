import { sql } from 'kysely'
import { addressesIn, type Where } from './addresses-in-query.ts'

/** ZIP codes with the district to which each belongs from now on; null: to none. */
export type WantedDistricts = readonly { readonly code: string; readonly district: string | null }[]

/** Addresses that lie in the same place and do the same: how many, and of how many rows. */
export type MovedAddresses = {
  readonly type: string
  readonly from: string | null
  readonly to: string | null
  readonly isLocked: boolean
  readonly addresses: number
}

/** What becomes of the addresses with these ZIP codes, as far as the transaction shows them: those that get another district, and those that were chosen by hand. */
export async function movingAddresses(
  where: Where,
  wanted: WantedDistricts,
): Promise<readonly MovedAddresses[]> {
  const { rows } = await sql<MovedAddresses>`
    select a.type, a.district as "from", w.district as "to", a.locked as "isLocked", count(*)::integer as addresses
    from (${addressesIn(where)}) a join json_to_recordset(${JSON.stringify(wanted)}::json) as w (code text, district text)
      on w.code = a.code
    where a.district is distinct from w.district group by 1, 2, 3, 4`.execute(where.transaction)
  return rows
}

/** A patient whose addresses get another district. */
export type MovingPatient = {
  readonly id: string
  readonly display: string
  readonly from: string | null
  readonly to: string | null
}

/** Patients whose addresses get another district, by name, the first of them. */
export async function movingPatients(
  where: Where,
  wanted: WantedDistricts,
  most: number,
): Promise<readonly MovingPatient[]> {
  const { rows } = await sql<MovingPatient>`
    select found.id, r.content ->> 'display' as display, found."from", found."to" from (
      select distinct a.name, a.id, a.district as "from", w.district as "to" from (${addressesIn(where)}) a
        join json_to_recordset(${JSON.stringify(wanted)}::json) as w (code text, district text) on w.code = a.code
      where a.type = 'Patient' and not a.locked and a.district is distinct from w.district
      order by a.name, a.id limit ${most}) found
      join resource r on r.practice_id = ${where.practiceId}::uuid and r.id = found.id order by found.name, found.id`.execute(
    where.transaction,
  )
  return rows
}

/** A row some address of which is not in the district to which its ZIP code belongs. */
export type Misplaced = { readonly type: string; readonly id: string }

/** The next rows behind an id that have an unlocked address in another district than its ZIP code, in the order of their ids. */
export async function misplacedRows(
  where: Where,
  wanted: WantedDistricts,
  { after, most }: { readonly after: string; readonly most: number },
): Promise<readonly Misplaced[]> {
  const { rows } = await sql<Misplaced>`
    select distinct a.type, a.id from (${addressesIn(where)}) a
      left join json_to_recordset(${JSON.stringify(wanted)}::json) as w (code text, district text) on w.code = a.code
    where not a.locked and a.district is distinct from w.district and a.id > ${after}::uuid
    order by a.id limit ${most}`.execute(where.transaction)
  return rows
}
