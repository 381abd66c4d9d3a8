import { sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'

/** Whether a signed note names this file, whether the acting person sees that note or not. */
export async function isFileSigned(
  { transaction }: Pick<Opened, 'transaction'>,
  id: string,
): Promise<boolean> {
  const { rows } = await sql<{ readonly signed: boolean }>`
    select goldthread_signed_file(${id}::uuid) as signed`.execute(transaction)
  return rows[0]?.signed === true
}
