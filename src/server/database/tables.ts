import type { ColumnType, Generated } from 'kysely'

/** A bigint travels as its decimal string. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>

/** An instant travels as ISO text with milliseconds in UTC. */
type Instant = string

/** JSON: parsed when read; written as JSON text. */
type Document = ColumnType<unknown, string, string>

type GlobalResourceRow = {
  readonly id: string
  readonly type: string
  readonly version_id: Bigint
  readonly last_modified: Instant
  readonly is_deleted: Generated<boolean>
  readonly key: string | null
  readonly name: string | null
  readonly content: Document
}

type GlobalTokenRow = {
  readonly type: string
  readonly token: string
  readonly resource_id: string
}

type GlobalResourceHistoryRow = {
  readonly id: string
  readonly version_id: Bigint
  readonly type: string
  readonly last_modified: Instant
  readonly is_deleted: boolean
  readonly actor_id: string | null
  readonly content: Document | null
}

type CredentialRow = {
  readonly person_id: string
  readonly kind: string
  readonly id: string
  readonly secret: Uint8Array
  readonly created_at: Instant
  readonly last_used_at: Instant | null
}

type SessionRow = {
  readonly token_hash: Uint8Array
  readonly person_id: string
  readonly created_at: Instant
  readonly last_seen_at: Instant
  readonly expires_at: Instant
  readonly stepped_up_at: Instant | null
  readonly revoked_at: Instant | null
  readonly profile_id: string | null
  readonly home_practice_id: string | null
  readonly user_agent: string | null
  readonly address: string | null
}

type PublicKeyRow = {
  readonly id: string
  readonly purpose: string
  readonly public_key: Uint8Array
  readonly valid_from: Instant
  readonly valid_until: Instant | null
}

type InstallationRow = {
  readonly id: Generated<boolean>
  readonly epoch: string
  readonly created_at: Instant
}

type ResourceRow = {
  readonly practice_id: string
  readonly id: string
  readonly type: string
  readonly partition_key: Generated<string>
  readonly version_id: Bigint
  readonly last_modified: Instant
  readonly is_deleted: Generated<boolean>
  readonly is_locked: Generated<boolean>
  readonly patient_id: string | null
  readonly owner_id: string | null
  readonly status: string | null
  readonly kind: string | null
  readonly start_at: Instant | null
  readonly end_at: Instant | null
  readonly name: string | null
  readonly content: Document
}

type TokenRow = {
  readonly practice_id: string
  readonly type: string
  readonly token: string
  readonly resource_id: string
  readonly patient_id: string | null
}

type ResourceHistoryRow = {
  readonly practice_id: string
  readonly id: string
  readonly version_id: Bigint
  readonly type: string
  readonly partition_key: Generated<string>
  readonly patient_id: string | null
  readonly owner_id: string | null
  readonly last_modified: Instant
  readonly is_deleted: boolean
  readonly actor_id: string | null
  readonly content: Document | null
}

type IdentifierRow = {
  readonly practice_id: string
  readonly type: string
  readonly system: string
  readonly value: string
  readonly resource_id: string
  readonly patient_id: string | null
}

type PatientTeamRow = {
  readonly practice_id: string
  readonly patient_id: string
  readonly profile_id: string
  readonly reason: string
  readonly valid_from: Instant | null
  readonly valid_until: Instant | null
}

type ConfidentialPatientRow = {
  readonly practice_id: string
  readonly patient_id: string
}

type AppointmentSlotRow = {
  readonly practice_id: string
  readonly appointment_id: string
  readonly resource_key: string
  readonly during: string
}

type ContentRow = {
  readonly practice_id: string
  readonly resource_id: string
  readonly version_id: Bigint
  readonly patient_id: string | null
  readonly hash: Uint8Array
  readonly size: Bigint
  readonly content_type: string
  readonly stored_as: string
}

type ContentChunkRow = {
  readonly practice_id: string
  readonly resource_id: string
  readonly upload_id: string
  readonly number: number
  readonly hash: Uint8Array
  readonly size: number
  readonly created_at: Instant
}

type AuditEventRow = {
  readonly practice_id: string
  readonly id: string
  readonly at: Instant
  readonly request_id: string
  readonly actor_id: string | null
  readonly profile_id: string | null
  readonly acting_for: string | null
  readonly action: string
  readonly type: string | null
  readonly resource_id: string | null
  readonly version_id: Bigint | null
  readonly patient_id: string | null
  readonly outcome: string
  readonly status: number | null
  readonly reason: string | null
  readonly token_id: string | null
  readonly detail: Document | null
}

type AuditLinkRow = {
  readonly practice_id: string
  readonly number: Bigint
  readonly event_id: string
  readonly hash: Uint8Array
}

type AuditCheckpointRow = {
  readonly practice_id: string
  readonly number: Bigint
  readonly at: Instant
  readonly hash: Uint8Array
  readonly key_id: string
  readonly signature: Uint8Array
}

type OutboxRow = {
  readonly practice_id: string
  readonly id: string
  readonly type: string
  readonly resource_id: string
  readonly version_id: Bigint
  readonly patient_id: string | null
  readonly created_at: Instant
  readonly number: Bigint | null
}

type IdempotencyRow = {
  readonly practice_id: string
  readonly actor_id: string
  readonly key: string
  readonly request_hash: Uint8Array
  readonly status: number
  readonly resource_id: string | null
  readonly version_id: Bigint | null
  readonly created_at: Instant
}

type ManifestRow = {
  readonly practice_id: string
  readonly note_id: string
  readonly number: number
  readonly patient_id: string | null
  readonly content: Document
  readonly hash: Uint8Array
  readonly previous_hash: Uint8Array | null
  readonly key_id: string
  readonly signature: Uint8Array
  readonly signed_at: Instant
}

/** Every table of schemas/tables as Kysely sees it. */
export type Tables = {
  readonly global_resource: GlobalResourceRow
  readonly global_token: GlobalTokenRow
  readonly global_resource_history: GlobalResourceHistoryRow
  readonly credential: CredentialRow
  readonly session: SessionRow
  readonly public_key: PublicKeyRow
  readonly installation: InstallationRow
  readonly resource: ResourceRow
  readonly token: TokenRow
  readonly resource_history: ResourceHistoryRow
  readonly identifier: IdentifierRow
  readonly patient_team: PatientTeamRow
  readonly confidential_patient: ConfidentialPatientRow
  readonly appointment_slot: AppointmentSlotRow
  readonly content: ContentRow
  readonly content_chunk: ContentChunkRow
  readonly audit_event: AuditEventRow
  readonly audit_link: AuditLinkRow
  readonly audit_checkpoint: AuditCheckpointRow
  readonly outbox: OutboxRow
  readonly idempotency: IdempotencyRow
  readonly manifest: ManifestRow
}
