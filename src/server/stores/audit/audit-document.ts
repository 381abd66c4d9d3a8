import { sql } from 'kysely'
import { kindOf } from '#server/database/audit/event-kind.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Actor } from '#shared/permissions/actor.ts'

/** One event as the database keeps it. */
export type EventRow = {
  readonly id: string
  readonly at: string
  readonly request_id: string
  readonly actor_id: string | null
  readonly profile_id: string | null
  readonly acting_for: string | null
  readonly action: string
  readonly kind: string
  readonly type: string | null
  readonly resource_id: string | null
  readonly version_id: string | null
  readonly patient_id: string | null
  readonly reason: string | null
  readonly outcome: string
  readonly status: number | null
  readonly token_id: string | null
  readonly detail: { readonly ip?: unknown; readonly userAgent?: unknown; readonly text?: unknown } | null
}

/** What is read of an event `e` that is shown. */
export const eventColumns = sql`e.id, e.at, e.request_id, e.actor_id, e.profile_id, e.acting_for, e.action, e.kind, e.type, e.resource_id,
  e.version_id, e.patient_id, e.reason, e.outcome, e.status, e.token_id, e.detail`

const longestText = 1000

/** An event as a resource. */
export function auditDocument({ practiceKey }: Actor, row: EventRow): StoredDocument {
  const { id, at, type } = row
  const code = kindOf(row.kind).event
  return {
    id,
    resourceType: 'AuditEvent',
    partition: practiceKey,
    display: `${row.action}${type === null ? '' : ` ${type}`} ${at.slice(0, 10)} ${at.slice(11, 16)}`,
    type: { code, display: code },
    at,
    ...(row.actor_id !== null && { actor: reference(row.actor_id, 'Person', 'global') }),
    ...(row.profile_id !== null && { profile: reference(row.profile_id, 'Practitioner', practiceKey) }),
    ...(row.acting_for !== null && { actingFor: reference(row.acting_for, 'Practitioner', practiceKey) }),
    action: row.action,
    ...(row.resource_id !== null && { target: targetOf(row) }),
    ...(row.patient_id !== null && { patient: reference(row.patient_id, 'Patient', row.patient_id) }),
    outcome: row.outcome,
    ...(row.reason !== null && { reason: { code: row.reason, display: row.reason } }),
    ...(row.status !== null && { status: row.status }),
    requestId: row.request_id,
    ...(row.token_id !== null && { token: { id: row.token_id, resourceType: 'SecurityToken' } }),
    ...toldBy(row),
    meta: {
      versionId: '1',
      lastModified: at,
      created: at,
      resourceSystem: 'app',
      isDeleted: false,
      isHistorical: false,
      hasTransformations: false,
    },
  }
}

function reference(id: string, resourceType: string, partition: string) {
  return { id, resourceType, partition }
}

function targetOf({ type, resource_id: id, version_id: versionId }: EventRow) {
  return { ...(type !== null && { resourceType: type }), id, ...(versionId !== null && { versionId }) }
}

function toldBy({ detail }: EventRow) {
  const { ip, userAgent, text } = detail ?? {}
  const client = { ip, ...(typeof userAgent === 'string' && { userAgent }) }
  return {
    ...(typeof ip === 'string' && { client }),
    ...(typeof text === 'string' && { detail: text.slice(0, longestText) }),
  }
}
