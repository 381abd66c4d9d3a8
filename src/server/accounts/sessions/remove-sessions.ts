import { sql } from 'kysely'
import type { Job } from '#server/operations/jobs/job.ts'
import { instantAt } from '#server/stores/instant.ts'

/** A sign-in that has ended is kept for so long, for whoever looks who was where. */
const keptFor = 90 * 86_400_000

/** Removes sign-ins that ended long ago, but not the last one of a person; who signed in when stays in the audit trail. */
export const removeSessions: Job = async ({ database, now }) => {
  const before = instantAt(now.milliseconds - keptFor).iso
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      delete from session where (expires_at < ${before}::timestamptz or revoked_at < ${before}::timestamptz)
        and exists (select from session later where later.person_id = session.person_id and later.created_at > session.created_at)
      returning id`.execute(transaction)
    return rows.length
  }, 'job')
}
