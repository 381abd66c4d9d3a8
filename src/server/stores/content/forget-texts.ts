import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Document } from '#server/stores/document.ts'

type Version = { readonly id: string; readonly version_id: string; readonly content: Document }

const atOnce = 100

/**
 * Forgets the texts that were read in files whose bytes are gone for good: earlier versions of their rows do not tell them any more.
 * Of one row, or of all rows of a practice whose file was purged. Answers how many versions it were.
 */
export async function forgetTexts(
  database: Database,
  { practiceId, id }: { readonly practiceId: string; readonly id?: string },
): Promise<number> {
  const whose = id === undefined ? 'job' : 'background'
  let forgotten = 0
  for (const entry of Object.values(registry))
    for (let count = -1; count !== 0 && entry.content?.text !== undefined; forgotten += count)
      count = await database.asOwner(
        (transaction) => forgetSome(transaction, entry, { practiceId, id }),
        whose,
      )
  return forgotten
}

async function forgetSome(
  transaction: Transaction,
  { type, content: rule }: TypeEntry,
  { practiceId, id }: { readonly practiceId: string; readonly id: string | undefined },
): Promise<number> {
  const { text = '', textIssue, field = '' } = rule ?? {}
  const which = id === undefined ? sql`` : sql` and r.id = ${id}::uuid`
  const { rows } = await sql<Version>`
    select h.id, h.version_id, h.content from resource r
      join resource_history h on h.practice_id = r.practice_id and h.id = r.id
    where r.practice_id = ${practiceId}::uuid and r.type = ${type}${which}
      and r.content #>> array[${field}, 'size']::text[] = '0' and h.content ->> ${text}::text is not null
    limit ${atOnce}`.execute(transaction)
  for (const { id: row, version_id, content } of rows) {
    const kept = Object.fromEntries(
      Object.entries(content).filter(([name]) => name !== text && name !== textIssue),
    )
    await sql`update resource_history set content = ${JSON.stringify(kept)}::json
      where practice_id = ${practiceId}::uuid and id = ${row}::uuid and version_id = ${version_id}::bigint`.execute(
      transaction,
    )
  }
  return rows.length
}
