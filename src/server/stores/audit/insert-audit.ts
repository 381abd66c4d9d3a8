import { CompiledQuery } from 'kysely'
import { actingAs, kindText } from '#server/database/audit/event-kind.ts'
import type { Transaction } from '#server/database/database.ts'

/** Create, read, update, delete, or an act. */
export type AuditAction = 'C' | 'R' | 'U' | 'D' | 'E'

/** What one request leaves behind. `detail` holds ids and words of fixed kinds, never field contents. */
export type AuditRow = {
  readonly practiceId: string
  readonly id: string
  readonly at: string
  readonly requestId: string
  readonly actorId: string | null
  readonly profileId: string | null
  /** In whose place it was done. */
  readonly actingForId?: string
  readonly action: AuditAction
  readonly type: string | null
  readonly resourceId: string | null
  readonly versionId: string | null
  readonly patientId: string | null
  readonly outcome: 'Success' | 'Denied' | 'Error'
  readonly status: number
  readonly reason: string | null
  /** The patient-access token that covered the request. */
  readonly tokenId?: string
  readonly detail: Readonly<Record<string, unknown>> | null
}

/** Writes audit rows of one practice, and that they wait for their links, in one statement inside the transaction that is given. */
export async function insertAudit(transaction: Transaction, rows: readonly AuditRow[]): Promise<void> {
  await transaction.executeQuery(auditAtEnd(rows))
}

/** The same as a statement that leaves with the commit. */
export function auditAtEnd(rows: readonly AuditRow[]): CompiledQuery {
  return CompiledQuery.raw(statement, [JSON.stringify(rows.map(packedRow))])
}

const statement = `
    with event as (select * from json_to_recordset($1::json) as row (practice_id uuid, id uuid, at timestamptz,
        request_id uuid, actor_id uuid, profile_id uuid, acting_for uuid, action text, type text, resource_id uuid, version_id bigint,
        patient_id uuid, outcome text, status smallint, reason text, token_id uuid, detail json, kind text,
        acting_as uuid)),
      waiting as (insert into audit_waiting (practice_id, event_id) select practice_id, id from event)
    insert into audit_event (practice_id, id, at, request_id, actor_id, profile_id, acting_for, action, type, resource_id, version_id,
      patient_id, outcome, status, reason, token_id, detail, kind, acting_as)
    select practice_id, id, at, request_id, actor_id, profile_id, acting_for, action, type, resource_id, version_id,
      patient_id, outcome, status, reason, token_id, detail, kind, acting_as
    from event`

function packedRow(row: AuditRow): Readonly<Record<string, unknown>> {
  const packed = {
    practice_id: row.practiceId,
    id: row.id,
    at: row.at,
    request_id: row.requestId,
    actor_id: row.actorId,
    profile_id: row.profileId,
    acting_for: row.actingForId ?? null,
    action: row.action,
    type: row.type,
    resource_id: row.resourceId,
    version_id: row.versionId,
    patient_id: row.patientId,
    outcome: row.outcome,
    status: row.status,
    reason: row.reason,
    token_id: row.tokenId ?? null,
    detail: row.detail,
  }
  return { ...packed, kind: kindText(packed), acting_as: actingAs(packed) }
}
