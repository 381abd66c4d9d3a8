import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { installationId } from '#shared/permissions/installation.ts'

/** A row of the installation's trail, as far as tests look at it. */
export type InstallationRow = {
  readonly request_id: string
  readonly actor_id: string | null
  readonly status: number
  readonly detail: Readonly<Record<string, unknown>>
}

/** The rows about requests that belong to no practice. */
export async function installationTrail(database: Database): Promise<readonly InstallationRow[]> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<InstallationRow>`
      select request_id, actor_id, status, detail from audit_event
      where practice_id = ${installationId}::uuid order by at, id`.execute(transaction)
    return rows
  })
}
