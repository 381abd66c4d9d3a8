import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { installationId } from '#shared/permissions/installation-id.ts'

/** A row of the installation's trail, as far as tests look at it. */
export type InstallationRow = {
  readonly request_id: string
  readonly actor_id: string | null
  readonly status: number
  readonly detail: Readonly<Record<string, unknown>>
}

/** For tests: the rows of the installation's trail as the database has them, about requests that belong to no practice; or of one practice's. */
export async function installationTrail(
  database: Database,
  practiceId = installationId,
): Promise<readonly InstallationRow[]> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<InstallationRow>`
      select request_id, actor_id, status, detail from audit_event
      where practice_id = ${practiceId}::uuid order by at, id`.execute(transaction)
    return rows
  })
}
