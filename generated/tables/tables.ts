// Generated from schemas/tables by npm run generate. Edits are lost.
import type { ColumnType, Generated } from 'kysely'

/** A bigint travels as its decimal string. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>

/** An instant travels as ISO text with milliseconds in UTC. */
type Instant = string

/** JSON: parsed when read; written as JSON text. */
type Document = ColumnType<unknown, string, string>

/** The privacy officer's verdict on an access that was forced: one for each event of the trail, never changed. */
export type AccessReviewRow = {
  readonly practice_id: string
  readonly event_id: string
  readonly verdict: string
  readonly text: string | null
  readonly reviewer_id: string
  readonly at: Instant
}

/** Busy time of people and rooms: 'practitioner:<id>:<lane>', 'location:<id>:<lane>'. Lane 0 is the rule, an allowed overlap takes the next free lane; no row when cancelled. */
export type AppointmentSlotRow = {
  readonly practice_id: string
  readonly appointment_id: string
  readonly resource_key: string
  readonly during: string
}

/** Signed positions of the audit chain. */
export type AuditCheckpointRow = {
  readonly practice_id: string
  readonly number: Bigint
  readonly at: Instant
  readonly hash: Uint8Array
  readonly key_id: string
  readonly signature: Uint8Array
}

/** Who did what: one row for each request; never changed, never removed. Practice all zeros: the installation. */
export type AuditEventRow = {
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
  readonly kind: string
  readonly acting_as: string
}

/** The hash chain over a practice's audit events, written by its one relay. */
export type AuditLinkRow = {
  readonly practice_id: string
  readonly number: Bigint
  readonly event_id: string
  readonly hash: Uint8Array
}

/** Audit events that are committed and not yet linked into their practice's chain: written with the event, removed by the relay that links it. So a round of the relay costs what is new and nothing else. */
export type AuditWaitingRow = {
  readonly practice_id: string
  readonly event_id: string
}

/** The private link to somebody's own calendar: whose it is, the hash of its secret, and how often it was read within the hour. One row for each profile that ever had one. */
export type CalendarLinkRow = {
  readonly practice_id: string
  readonly profile_id: string
  readonly profile_type: string
  readonly person_id: string
  readonly secret: Uint8Array | null
  readonly made_at: Instant
  readonly read_at: Instant | null
  readonly reads: number
  readonly since: Instant
}

/** A whole code system that was taken in from its publisher's file; its row is written when the last line is in, and from then on its codes are law. */
export type CodeSystemRow = {
  readonly system: string
  readonly codes: number
  readonly imported_at: Instant
}

/** The folded words of a code, and the code itself with and without its dot: what a picker looks for by prefix. */
export type CodeWordRow = {
  readonly system: string
  readonly word: string
  readonly code: string
}

/** One code of a code system, as its publisher wrote it. A header stands over others and is not billable. */
export type CodeRow = {
  readonly system: string
  readonly code: string
  readonly display: string
  readonly is_billable: boolean
  readonly imported_at: Instant
}

/** Patients whom only their confidential team reaches. */
export type ConfidentialPatientRow = {
  readonly practice_id: string
  readonly patient_id: string
}

/** Parts of an upload that is not complete yet. */
export type ContentChunkRow = {
  readonly practice_id: string
  readonly resource_id: string
  readonly upload_id: string
  readonly number: number
  readonly hash: Uint8Array
  readonly size: number
  readonly created_at: Instant
  readonly person_id: string | null
}

/** How many bytes of files each person of a practice has stored; the practice's own id stands for all of them. */
export type ContentUsageRow = {
  readonly practice_id: string
  readonly person_id: string
  readonly size: Bigint
}

/** Stored bytes that a version of a resource speaks of. */
export type ContentRow = {
  readonly practice_id: string
  readonly resource_id: string
  readonly version_id: Bigint
  readonly patient_id: string | null
  readonly hash: Uint8Array
  readonly size: Bigint
  readonly content_type: string
  readonly stored_as: string
  readonly person_id: string | null
}

/** Versions that were signed, or in which signatures were taken back, of which the chart has no copy yet: written with the signature, gone with the copy. */
export type CopyWantedRow = {
  readonly practice_id: string
  readonly resource_id: string
  readonly version_id: Bigint
  readonly type: string
}

/** What a person proves identity with: password hash, sealed key of an authenticator app, sealed passkey, hashes of recovery codes; and what a passkey is asked to answer. */
export type CredentialRow = {
  readonly person_id: string
  readonly kind: string
  readonly id: string
  readonly secret: Uint8Array
  readonly created_at: Instant
  readonly last_used_at: Instant | null
}

/** Two records that look like one person's and of which somebody has said that they are not: they are not suspected again while both say what they said then. */
export type DuplicateReviewRow = {
  readonly practice_id: string
  readonly one_id: string
  readonly other_id: string
  readonly facts: string
  readonly at: Instant
  readonly by_id: string | null
  readonly by_type: string | null
}

/** When somebody is busy by a calendar elsewhere, from an imported file: busy time that is no appointment. A title only where its owner keeps titles. */
export type ExternalTimeRow = {
  readonly practice_id: string
  readonly owner_id: string
  readonly event: string
  readonly starts_at: Instant
  readonly ends_at: Instant
  readonly calendar: string
  readonly title: string | null
  readonly imported_at: Instant
}

/** Identifiers of global resources; unique within a type. */
export type GlobalIdentifierRow = {
  readonly type: string
  readonly system: string
  readonly value: string
  readonly resource_id: string
}

/** Each stored version of a global resource. */
export type GlobalResourceHistoryRow = {
  readonly id: string
  readonly version_id: Bigint
  readonly type: string
  readonly last_modified: Instant
  readonly is_deleted: boolean
  readonly actor_id: string | null
  readonly content: Document | null
}

/** Resources that belong to no practice: Practice, Person, KeyVault, Announcement, Notation and the three templates. */
export type GlobalResourceRow = {
  readonly id: string
  readonly type: string
  readonly version_id: Bigint
  readonly last_modified: Instant
  readonly is_deleted: Generated<boolean>
  readonly key: string | null
  readonly name: string | null
  readonly content: Document
}

/** Searchable fields and folded words of global resources. */
export type GlobalTokenRow = {
  readonly type: string
  readonly token: string
  readonly resource_id: string
}

/** How often a password was guessed: one row for each account, address, and both together. Keys are SHA-256, so that no typed name stands here. */
export type GuessRow = {
  readonly key: Uint8Array
  readonly tries: number
  readonly since: Instant
  readonly blocked_until: Instant | null
}

/** What calls with an idempotency key have done, so that the same key does it once: the row that was answered, or the answer itself, sealed. */
export type IdempotencyRow = {
  readonly practice_id: string
  readonly actor_id: string
  readonly key: string
  readonly request_hash: Uint8Array
  readonly status: number
  readonly resource_id: string | null
  readonly version_id: Bigint | null
  readonly created_at: Instant
  readonly type: string | null
  readonly answer: string | null
}

/** Identifiers that are unique within a type of a practice. */
export type IdentifierRow = {
  readonly practice_id: string
  readonly type: string
  readonly system: string
  readonly value: string
  readonly resource_id: string
  readonly patient_id: string | null
}

/** By which rules the rows of a type are indexed: what of them stands in tokens, words and columns. */
export type IndexedTypeRow = {
  readonly type: string
  readonly rules: Document
}

/** One row: the epoch, which a restore changes; when the demo practice was made to its last row; and what a restore is noticed by, where the database lay at the last start and how much of the checkpoint file was looked at. */
export type InstallationRow = {
  readonly id: Generated<boolean>
  readonly epoch: string
  readonly created_at: Instant
  readonly demo_made_at: Instant | null
  readonly place: string | null
  readonly checkpoint_lines: number | null
}

/** An invitation to sign in: the hash of its link, whom it is for, who sent it, and how often it was sent and tried. One row for each profile that was ever invited. */
export type InvitationRow = {
  readonly practice_id: string
  readonly profile_id: string
  readonly profile_type: string
  readonly patient_id: string | null
  readonly secret: Uint8Array | null
  readonly code: Uint8Array | null
  readonly tries: number
  readonly inviter_id: string
  readonly inviter_profile_id: string | null
  readonly inviter_practice_id: string | null
  readonly sent_at: Instant
  readonly expires_at: Instant
  readonly sends: number
  readonly since: Instant
  readonly person_id: string | null
}

/** Background work of a practice, one row for each time that it is due or asked for: when, how it went, and what stood in its way. Practice all zeros: the installation. */
export type JobRunRow = {
  readonly practice_id: string
  readonly id: string
  readonly job: string
  readonly due_at: Instant
  readonly asked_by: string | null
  readonly state: string
  readonly tries: Generated<number>
  readonly started_at: Instant | null
  readonly ended_at: Instant | null
  readonly changed: number | null
  readonly trouble: string | null
}

/** What each signature covers, signed and chained per note; never changed, never removed. */
export type ManifestRow = {
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

/** What changed, for feeds and jobs. number: the position in the practice's feed, given after commit. */
export type OutboxRow = {
  readonly practice_id: string
  readonly id: string
  readonly type: string
  readonly resource_id: string
  readonly version_id: Bigint
  readonly patient_id: string | null
  readonly created_at: Instant
  readonly number: Bigint | null
  readonly closed: string | null
}

/** A link to one packet that was sent, or the tablet that shows it: the hashes of its secrets, whom it is for, and how often its question was answered wrongly. One row for each assignee and way. */
export type PacketLinkRow = {
  readonly practice_id: string
  readonly response_id: string
  readonly person_id: string
  readonly kind: string
  readonly person_type: string
  readonly patient_id: string
  readonly secret: Uint8Array | null
  readonly code: Uint8Array | null
  readonly tries: number
  readonly expires_at: Instant
  readonly visit: Uint8Array | null
  readonly visit_until: Instant | null
}

/** When a person last asked for patients outside of the own list: so many places as may be asked in an hour, each free again an hour after it was taken. */
export type PatientSearchRow = {
  readonly practice_id: string
  readonly person_id: string
  readonly place: number
  readonly at: Instant
}

/** Who reaches a patient and why: care team, program, session, group, created, confidential … */
export type PatientTeamRow = {
  readonly practice_id: string
  readonly patient_id: string
  readonly profile_id: string
  readonly reason: string
  readonly valid_from: Instant | null
  readonly valid_until: Instant | null
}

/** One row: the secret with which the server proves to the row policies what it means. The application's role cannot read it; the function goldthread_proven and the view proven_version do. */
export type ProvingKeyRow = {
  readonly id: Generated<boolean>
  readonly inner_key: Uint8Array
  readonly outer_key: Uint8Array
}

/** Public keys with their validity; private keys stand in KEY_FILE, never here. */
export type PublicKeyRow = {
  readonly id: string
  readonly purpose: string
  readonly public_key: Uint8Array
  readonly valid_from: Instant
  readonly valid_until: Instant | null
}

/** Types whose rows are to be indexed anew after the next start: a migration asks for it, or the server finds that their rules have changed (indexed_type). */
export type ReindexRow = {
  readonly type: string
  readonly asked_at: Generated<Instant>
  readonly is_whole: Generated<boolean>
}

/** The outbox of reminders and of word of times that are offered: one row for each attendee, start, number of hours before it, offer and way. Who is reminded, and where, is judged anew when its time has come. */
export type ReminderRow = {
  readonly practice_id: string
  readonly appointment_id: string
  readonly attendee: string
  readonly start_at: Instant
  readonly hours: number
  readonly channel: string
  readonly state: string
  readonly tries: number
  readonly next_at: Instant
  readonly ended_at: Instant | null
  readonly trouble: string | null
  readonly is_noted: boolean
  readonly offer: string
}

/** Each stored version of a resource; never changed, never removed. */
export type ResourceHistoryRow = {
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
  readonly closed: string | null
}

/** Every resource of a practice in its newest version. */
export type ResourceRow = {
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
  readonly display: Generated<string>
  readonly summary: Generated<string>
  readonly closed: string | null
  readonly rolled_up: Document | null
}

/** Rows that were merged into others: who took whose place, since when, and how far what names them has been moved. Everybody in the practice may know which ids mean which. */
export type RowMergeRow = {
  readonly practice_id: string
  readonly id: string
  readonly type: string
  readonly merged_id: string
  readonly successor_id: string
  readonly state: string
  readonly version_before: Bigint
  readonly version_after: Bigint
  readonly at: Instant
  readonly until: Instant
  readonly by_id: string | null
  readonly by_type: string | null
  readonly moved: Generated<number>
}

/** A sign-in: the hash of its token and how long it lives. */
export type SessionRow = {
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
  readonly id: string
  readonly acting_practice_id: string | null
  readonly acting_profile_id: string | null
  readonly acting_until: Instant | null
}

/** Rows that the outside system is to have, or has: one for each row that was asked for, and how far it is. */
export type SyncRequestRow = {
  readonly practice_id: string
  readonly resource_id: string
  readonly type: string
  readonly state: string
  readonly asked_at: Instant
  readonly asked_by: string | null
  readonly version_id: Bigint | null
  readonly message: string | null
}

/** 'field=value' of the other searchable fields (references, codes, tags) and each folded word of text-indexed ones. */
export type TokenRow = {
  readonly practice_id: string
  readonly type: string
  readonly token: string
  readonly resource_id: string
  readonly patient_id: string | null
}

/** Every table by its name, as Kysely wants it. */
export type Tables = {
  readonly access_review: AccessReviewRow
  readonly appointment_slot: AppointmentSlotRow
  readonly audit_checkpoint: AuditCheckpointRow
  readonly audit_event: AuditEventRow
  readonly audit_link: AuditLinkRow
  readonly audit_waiting: AuditWaitingRow
  readonly calendar_link: CalendarLinkRow
  readonly code_system: CodeSystemRow
  readonly code_word: CodeWordRow
  readonly code: CodeRow
  readonly confidential_patient: ConfidentialPatientRow
  readonly content_chunk: ContentChunkRow
  readonly content_usage: ContentUsageRow
  readonly content: ContentRow
  readonly copy_wanted: CopyWantedRow
  readonly credential: CredentialRow
  readonly duplicate_review: DuplicateReviewRow
  readonly external_time: ExternalTimeRow
  readonly global_identifier: GlobalIdentifierRow
  readonly global_resource_history: GlobalResourceHistoryRow
  readonly global_resource: GlobalResourceRow
  readonly global_token: GlobalTokenRow
  readonly guess: GuessRow
  readonly idempotency: IdempotencyRow
  readonly identifier: IdentifierRow
  readonly indexed_type: IndexedTypeRow
  readonly installation: InstallationRow
  readonly invitation: InvitationRow
  readonly job_run: JobRunRow
  readonly manifest: ManifestRow
  readonly outbox: OutboxRow
  readonly packet_link: PacketLinkRow
  readonly patient_search: PatientSearchRow
  readonly patient_team: PatientTeamRow
  readonly proving_key: ProvingKeyRow
  readonly public_key: PublicKeyRow
  readonly reindex: ReindexRow
  readonly reminder: ReminderRow
  readonly resource_history: ResourceHistoryRow
  readonly resource: ResourceRow
  readonly row_merge: RowMergeRow
  readonly session: SessionRow
  readonly sync_request: SyncRequestRow
  readonly token: TokenRow
}
