import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { verifyTrail } from '#server/database/verify/verify-trail.ts'
import { verifyWith } from './verify-with.ts'

/** The same as `audit:verify` for one practice, named by its key or its id. */
const [named = '', ...files] = process.argv.slice(2)
await verifyWith(files, async (transaction, pinned) => [
  await verifyTrail(transaction, await practiceOf(transaction), pinned),
])

/** The id also of a practice that the database no longer knows: then its whole trail is missing. */
async function practiceOf(transaction: Transaction): Promise<string> {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(named)) return named
  const { rows } = await sql<{ id: string }>`
    select id from global_resource where type = 'Practice' and key = ${named.toLowerCase()}`.execute(
    transaction,
  )
  const id = rows[0]?.id
  if (id === undefined)
    throw new DatabaseRefusal(
      named === ''
        ? 'Say which practice: npm run audit:verify:practice -- <key or id>'
        : `There is no practice "${named}". Name it by its key, or by its id if it was removed.`,
    )
  return id
}
