import { sql } from 'kysely'
import type { Context } from '#server/operations/handler.ts'

/** The environment as the database knows it. */
export type EnvironmentFacts = {
  readonly databaseVersion: string
  readonly databaseBytes: number
  readonly trailSignedAt: string | null
  /** Other practices are in the database too. */
  readonly isShared: boolean
}

/** The environment of a practice: the version and size of the database, and when the practice's trail was signed last. */
export async function environmentOf({
  transaction,
  actor,
}: Pick<Context, 'transaction' | 'actor'>): Promise<EnvironmentFacts> {
  const { rows } = await sql<{ version: string; bytes: string; signedAt: string | null; isShared: boolean }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select max(at) from audit_checkpoint where practice_id = ${actor.practiceId}::uuid) as "signedAt",
      exists (select from global_resource p where p.type = 'Practice' and p.id <> ${actor.practiceId}::uuid) as "isShared"`.execute(
    transaction,
  )
  const [row] = rows
  return {
    databaseVersion: row?.version ?? '',
    databaseBytes: Number(row?.bytes ?? 0),
    trailSignedAt: row?.signedAt ?? null,
    isShared: row?.isShared ?? true,
  }
}
