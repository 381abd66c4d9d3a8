import { type RawBuilder, sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'

type Held = Pick<Opened, 'transaction' | 'actor'>

/** Keeps the districts of the practice as they are until this transaction ends: whoever changes them waits, whoever reads them does not. */
export function keepingDistricts({ actor }: Pick<Opened, 'actor'>): RawBuilder<unknown> {
  return sql`select pg_advisory_xact_lock_shared(${placeOf(actor)})`
}

/** Waits until nobody reads or changes the districts of the practice in order to write something, and holds them for that until this transaction ends. */
export async function holdDistricts({ transaction, actor }: Held): Promise<void> {
  await sql`select pg_advisory_xact_lock(${placeOf(actor)})`.execute(transaction)
}

function placeOf({ practiceId }: Opened['actor']): RawBuilder<unknown> {
  return sql`hashtextextended(${`${practiceId} districts`}, 0)`
}
