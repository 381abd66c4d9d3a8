import { sql } from 'kysely'
import wanted from '#generated/tables/wanted.json' with { type: 'json' }
import { removeArchives } from '#server/database/archive/archive-file.ts'
import { farewellTo, type SigningKey } from '#server/database/audit/checkpoint.ts'
import { appendCheckpoints } from '#server/database/audit/checkpoint-file.ts'
import type { Database } from '#server/database/database.ts'
import { idOf } from '#server/demo/facts/id-of.ts'
import { staff } from '#server/demo/facts/staff.ts'
import { demoPracticeId } from '#server/demo/rows/make-demo-staff.ts'
import { unmarkDemo } from './making/mark-demo-whole.ts'

/** Who takes the demo away, the file in which that is signed, so that a trail that is gone is not taken for a removed one, and the archives. */
export type Clearing = {
  readonly signing: SigningKey
  readonly at: string
  readonly checkpointFile: string
  readonly archiveDirectory: string
}

/**
 * Takes the demo practice out of the database, whole, in one transaction of the owner; other practices keep theirs.
 * The application's own role could not do this: it deletes nothing. The signed word that it is gone is on the disk before it goes; one that
 * was written and did not come true says nothing to whoever verifies.
 */
export async function clearDemo(
  database: Database,
  { signing, at, checkpointFile, archiveDirectory }: Clearing,
): Promise<void> {
  const people = staff.map(({ key }) => idOf(`demo-person-${key}`))
  await database.asOwner(async (transaction) => {
    const ofPractices = wanted.tables.filter(({ columns }) =>
      columns.some(({ name }) => name === 'practice_id'),
    )
    for (const { name } of ofPractices) {
      await sql`delete from ${sql.table(name)} where practice_id = ${demoPracticeId}::uuid`.execute(
        transaction,
      )
    }

    const global = [demoPracticeId, ...people]
    for (const table of ['session', 'credential']) {
      await sql`delete from ${sql.table(table)} where person_id = any(${people}::uuid[])`.execute(transaction)
    }
    for (const table of ['global_token', 'global_identifier']) {
      await sql`delete from ${sql.table(table)} where resource_id = any(${global}::uuid[])`.execute(
        transaction,
      )
    }
    for (const table of ['global_resource_history', 'global_resource']) {
      await sql`delete from ${sql.table(table)} where id = any(${global}::uuid[])`.execute(transaction)
    }
    await unmarkDemo(transaction)
    appendCheckpoints(checkpointFile, [farewellTo(demoPracticeId, signing, at)])
  })
  removeArchives({ directory: archiveDirectory, practiceId: demoPracticeId })
}
