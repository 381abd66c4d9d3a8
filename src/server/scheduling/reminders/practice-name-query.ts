import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** What a practice is called in the installation. */
export async function practiceName(transaction: Transaction, practiceId: string): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select content ->> 'name' as name from global_resource where type = 'Practice' and id = ${practiceId}::uuid`.execute(
    transaction,
  )
  return rows[0]?.name ?? ''
}
