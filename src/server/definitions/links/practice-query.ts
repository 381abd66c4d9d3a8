import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/** The practice of a link, as far as a visit has to know it. */
export type LinkPractice = {
  readonly id: string
  readonly key: string
  readonly name: string
  readonly isActive: boolean
  readonly isDemo: boolean
}

/** A practice by its id; undefined: there is none. */
export async function practiceOf(transaction: Transaction, id: string): Promise<LinkPractice | undefined> {
  const { rows } = await sql<LinkPractice>`
    select id, coalesce(content->>'networkId', '') as key, coalesce(content->>'name', '') as name,
      coalesce((content->>'active')::boolean, true) as "isActive", coalesce((content->>'demo')::boolean, false) as "isDemo"
    from global_resource
    where type = 'Practice' and id = ${id}::uuid and not is_deleted`.execute(transaction)
  return rows[0]
}
