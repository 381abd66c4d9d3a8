import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'

/** What stands in a database: the demo practice, other practices, both (from times when that was allowed) or nothing. */
export type Practices = { readonly hasDemo: boolean; readonly hasOthers: boolean }

/** Looks which practices there are. */
export async function practicesIn(transaction: Transaction): Promise<Practices> {
  const { rows } = await sql<{ demo: string | null }>`
    select distinct content ->> 'demo' as demo from global_resource where type = 'Practice' and not is_deleted`.execute(
    transaction,
  )
  return {
    hasDemo: rows.some(({ demo }) => demo === 'true'),
    hasOthers: rows.some(({ demo }) => demo !== 'true'),
  }
}

/** The demo's passwords are known to everybody, so a database holds the demo practice or others, never both; throws a DatabaseRefusal. */
export async function refuseBesideDemo(
  transaction: Transaction,
  { key, demo }: { readonly key: string; readonly demo: boolean },
): Promise<void> {
  const { hasDemo, hasOthers } = await practicesIn(transaction)
  if (demo && hasOthers) throw new DatabaseRefusal(noDemoHere)
  if (!demo && hasDemo)
    throw new DatabaseRefusal(
      `The practice ${key} was not created: this database holds the demo practice, and everyone knows its passwords. Use another DATA_DIR or DATABASE_URL for practices with real people.`,
    )
}

/** The sentence for who asks for the demo where practices with real people are. */
export const noDemoHere =
  'The demo practice was not created: this database holds other practices, and everyone knows the passwords of the demo. Use another DATA_DIR for the demo, or set GOLDTHREAD_DEMO=off.'
