import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { effectiveRights } from '#server/rights/effective-rights.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import { granted } from '#shared/permissions/granted.ts'
import { rowsById } from './person-by-login-query.ts'

/** Which grant sets' rights are asked for; `vendorRoles`: what the person is for the vendor, where the practice is the vendor's. */
export type Granting = {
  readonly practiceId: string
  readonly ids: readonly string[]
  readonly vendorRoles: readonly string[]
}

/** So many combinations of grant sets are remembered; an installation has as many as it has ways to combine roles. */
const mostRemembered = 1_000

/**
 * A memory of what grant sets come to: they are long and asked for with everybody each second. Their rows are still looked at each
 * time; only what stands in a row that is as it was is not read again.
 */
export class GrantMemory {
  readonly #known = new Map<string, ReadonlySet<string>>()

  /** The rights that these sets give, of those that are in effect for such a person. */
  async rightsOf(
    transaction: Transaction,
    { practiceId, ids, vendorRoles }: Granting,
  ): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return effectiveRights(new Set(), vendorRoles)
    const key = JSON.stringify([await statesOf(transaction, practiceId, ids), vendorRoles])
    const known = this.#known.get(key)
    if (known) return known

    const sets = await rowsById(transaction, practiceId, ids)
    const rights = effectiveRights(
      granted(sets.map(({ content }) => typedRow<'GrantSet'>(content))),
      vendorRoles,
    )
    if (this.#known.size >= mostRemembered) this.#known.clear()
    this.#known.set(key, rights)
    return rights
  }
}

/** Which rows are there and as whom each was last written: another state for each way of changing one, by hand too. */
async function statesOf(
  transaction: Transaction,
  practiceId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ state: string }>`
    select r.id || ' ' || r.version_id || ' ' || r.xmin::text as state from resource r
    where r.practice_id = ${practiceId}::uuid and r.id = any (${ids}::uuid[]) and not r.is_deleted order by r.id`.execute(
    transaction,
  )
  return rows.map(({ state }) => state)
}
