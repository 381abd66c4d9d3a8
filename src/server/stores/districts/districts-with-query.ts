import { sql } from 'kysely'
import type { DistrictKind } from '#generated/enumerations/district-kind.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Area } from '#shared/districts/districts-by-zip.ts'

/** The districts in force to which any of these ZIP codes belongs, each with those of them that it has. */
export async function districtsWith(
  transaction: Transaction,
  practiceId: string,
  codes: readonly string[],
): Promise<readonly Area[]> {
  const { rows } = await sql<{ id: string; kind: DistrictKind; code: string }>`
    select r.id, r.kind, right(t.token, 5) as code from token t
      join resource r on r.practice_id = t.practice_id and r.id = t.resource_id
    where t.practice_id = ${practiceId}::uuid and t.type = 'District'
      and t.token = any (${codes.map((code) => `postalCodes=${code}`)}::text[])
      and not r.is_deleted and (r.content ->> 'active')::boolean`.execute(transaction)
  return rows.map(({ id, kind, code }) => ({ id, kind, active: true, postalCodes: [code] }))
}
