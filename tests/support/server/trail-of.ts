import { sql } from 'kysely'
import type { TestAnswer, TestServer } from './server.ts'

/** What the trail keeps of one request. */
export type TrailRow = {
  readonly type: string | null
  readonly event: string | null
  readonly outcome: string
  readonly status: number
}

/** For tests: the audit rows that an answered request has left on its server. */
export function trailOf({ world }: TestServer, answer: TestAnswer): Promise<readonly TrailRow[]> {
  const id = answer.headers.get('requestid')
  return world.database.asOwner(async (transaction) => {
    const { rows } = await sql<TrailRow>`
      select type, detail ->> 'event' as event, outcome, status from audit_event where request_id = ${id}::uuid`.execute(
      transaction,
    )
    return rows
  })
}
