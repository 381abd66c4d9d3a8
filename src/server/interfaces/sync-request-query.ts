import { sql } from 'kysely'
import type { JobResult } from '#generated/enumerations/job-result.ts'
import type { Transaction } from '#server/database/database.ts'

/** One row that the outside system is to have, or has. */
export type SyncRequest = {
  readonly practiceId: string
  readonly resourceId: string
  readonly type: string
  readonly state: JobResult
  readonly askedAt: string
  /** The version that the outside system has. */
  readonly versionId: string | null
  readonly message: string | null
}

type Named = Pick<SyncRequest, 'practiceId' | 'resourceId'>

const columns = sql.raw(
  'practice_id as "practiceId", resource_id as "resourceId", type, state, asked_at as "askedAt", version_id::text as "versionId", message',
)

/** How far the sync of a row is; undefined when nobody has asked for it. */
export async function syncRequestOf(
  transaction: Transaction,
  { practiceId, resourceId }: Named,
): Promise<SyncRequest | undefined> {
  const { rows } = await sql<SyncRequest>`
    select ${columns} from sync_request
    where practice_id = ${practiceId}::uuid and resource_id = ${resourceId}::uuid`.execute(transaction)
  return rows[0]
}

/** Writes that a row is to be sent. */
export async function askForSync(
  transaction: Transaction,
  {
    practiceId,
    resourceId,
    type,
    askedAt,
    askedBy,
  }: Omit<SyncRequest, 'state' | 'versionId' | 'message'> & { readonly askedBy: string | null },
): Promise<void> {
  await sql`
    insert into sync_request (practice_id, resource_id, type, state, asked_at, asked_by)
    values (${practiceId}::uuid, ${resourceId}::uuid, ${type}, 'Pending', ${askedAt}::timestamptz, ${askedBy}::uuid)
    on conflict (practice_id, resource_id) do update
    set state = 'Pending', asked_at = excluded.asked_at, asked_by = excluded.asked_by, message = null`.execute(
    transaction,
  )
}

/** Some of the rows that the outside system does not have yet, in the order of their ids, those behind `after`. */
export async function openSyncRequests(
  transaction: Transaction,
  { practiceId, after, most }: { readonly practiceId: string; readonly after: string; readonly most: number },
): Promise<readonly SyncRequest[]> {
  const { rows } = await sql<SyncRequest>`
    select ${columns} from sync_request
    where practice_id = ${practiceId}::uuid and resource_id > ${after}::uuid and state in ('Pending', 'Failed', 'Hold')
    order by resource_id limit ${most}`.execute(transaction)
  return rows
}

/** What came of a request. */
export type SyncEnd = Pick<SyncRequest, 'state' | 'message'> & { readonly versionId?: string }

/** Writes what came of a request, unless it was asked for again meanwhile. */
export async function noteSyncEnd(
  transaction: Transaction,
  { practiceId, resourceId, askedAt }: Named & Pick<SyncRequest, 'askedAt'>,
  { state, message, versionId }: SyncEnd,
): Promise<boolean> {
  const { rows } = await sql`
    update sync_request set state = ${state}, message = ${message},
      version_id = coalesce(${versionId ?? null}::bigint, version_id)
    where practice_id = ${practiceId}::uuid and resource_id = ${resourceId}::uuid and asked_at = ${askedAt}::timestamptz
    returning resource_id`.execute(transaction)
  return rows.length > 0
}

/** Forgets a request for a row that is not there any more. */
export async function forgetSyncRequest(
  transaction: Transaction,
  { practiceId, resourceId }: Named,
): Promise<void> {
  await sql`delete from sync_request
    where practice_id = ${practiceId}::uuid and resource_id = ${resourceId}::uuid`.execute(transaction)
}
