import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { demoPracticeId } from '#server/demo/rows/make-demo-staff.ts'
import type { World } from '#server/operations/world.ts'

/** Whether the demo practice was made to its last row: then a start has nothing to make, whatever people have changed in it since. */
export async function isDemoWhole({ database }: World): Promise<boolean> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<{ whole: boolean }>`
      select demo_made_at is not null
        and exists (select from global_resource where type = 'Practice' and id = ${demoPracticeId}::uuid) as whole
      from installation`.execute(transaction)
    return rows[0]?.whole === true
  })
}

/** Says, after making the demo, that all of it is there. A demo without this mark is gone on with at the next start. */
export async function markDemoWhole({ database, now }: World): Promise<void> {
  await database.asOwner((transaction) =>
    sql`update installation set demo_made_at = ${now().iso}::timestamptz`.execute(transaction),
  )
}

/** Takes the mark away, in the transaction that takes the demo away. */
export async function unmarkDemo(transaction: Transaction): Promise<void> {
  await sql`update installation set demo_made_at = null`.execute(transaction)
}

/** The ids of all rows that an earlier attempt has left, those that people have deleted since among them. */
export async function rowsOfDemo({ database }: World): Promise<ReadonlySet<string>> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      select id from resource where practice_id = ${demoPracticeId}::uuid`.execute(transaction)
    return new Set(rows.map(({ id }) => id))
  })
}
