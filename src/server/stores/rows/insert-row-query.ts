import { type RawBuilder, sql } from 'kysely'
import { fingerprint } from '#server/database/prove.ts'
import { sendWithNext } from '#server/database/turns/kysely-over.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Columns } from './columns.ts'

/** An identifier as the database keeps it unique: within practice and type. */
export type IdentifierRow = { readonly system: string; readonly value: string }

/** A row as it is about to be written, with all that is derived from it. */
export type Writing = {
  readonly type: string
  readonly document: StoredDocument
  /** The document with the successors of those whom it names and who were merged away; mostly the very same object. */
  readonly meant: StoredDocument
  /** What was stored before, in the same way, and the partition in which it was read. */
  readonly wasMeant?: StoredDocument
  readonly wasIn?: string
  /** What the rows that it names are called, as they were found for writing it. */
  readonly names: ReadonlyMap<string, string>
  /** The document as the JSON text that is stored. */
  readonly content: string
  readonly columns: Columns
  /** What a list says of the row. */
  readonly summary: string
  readonly isLocked: boolean
  readonly keepsHistory: boolean
  readonly tokens: Difference<string>
  readonly identifiers: Difference<IdentifierRow>
}

/** Only what changes is written. */
export type Difference<Item> = { readonly added: readonly Item[]; readonly removed: readonly Item[] }

/** Inserts a new row with its history, tokens, identifiers and feed row in one statement. */
export async function insertRow(opened: Opened, writing: Writing): Promise<void> {
  const { actor, now, transaction } = opened
  const { document, content, columns, type } = writing
  await sql`
    with wanted as (select ${actor.practiceId}::uuid as practice_id, ${document.id}::uuid as id, ${type}::text as type,
        ${writing.meant.partition}::text as partition_key, ${now.iso}::timestamptz as at, ${columns.patientId}::uuid as patient_id,
        ${columns.ownerId}::uuid as owner_id, ${columns.closed}::text as closed, ${content}::json as content),
      entry as (insert into resource (practice_id, id, type, partition_key, version_id, last_modified, is_locked, patient_id, owner_id,
          status, kind, start_at, end_at, name, content, display, summary, closed)
        select practice_id, id, type, partition_key, 1, at, ${writing.isLocked}::boolean, patient_id, owner_id,
          ${columns.status}, ${columns.kind}, ${columns.startAt}::timestamptz, ${columns.endAt}::timestamptz, ${columns.name},
          content, ${document.display}, ${writing.summary}, closed from wanted),
      history as (insert into resource_history (practice_id, id, version_id, type, partition_key, patient_id, owner_id, last_modified,
          is_deleted, actor_id, content, closed)
        select practice_id, id, 1, type, partition_key, patient_id, owner_id, at, false, ${actor.profile?.id ?? null}::uuid, content, closed
        from wanted, ${provenVersion(opened, writing)}),
      feed as (insert into outbox (practice_id, id, type, resource_id, version_id, patient_id, created_at, closed)
        select practice_id, ${opened.newId()}::uuid, type, id, 1, patient_id, at, closed from wanted),
      words as (insert into token (practice_id, type, token, resource_id, patient_id)
        select practice_id, type, each, id, patient_id from wanted, unnest(${writing.tokens.added}::text[]) as each)
    insert into identifier (practice_id, type, system, value, resource_id, patient_id)
    select practice_id, wanted.type, named.system, named.value, wanted.id, patient_id
    from wanted, json_to_recordset(${JSON.stringify(writing.identifiers.added)}::json) as named (system text, value text)`.execute(
    transaction,
  )
}

/**
 * Writes a new version where the stored one is still `expected`, in one statement.
 * Answers false when it is not (or the row policy holds the row back): then nothing has been written.
 */
export async function replaceRow(opened: Opened, writing: Writing, expected: string): Promise<boolean> {
  const { actor, now, transaction } = opened
  const { document, columns, type } = writing
  const { meta } = document
  // Nobody writes upon what he has read under one patient and what was moved to another since.
  const wasIn = writing.wasIn ?? writing.meant.partition
  const { rows } = await sql<{ written: string }>`
    with changed as (update resource set partition_key = ${writing.meant.partition}, version_id = ${meta.versionId}::bigint,
          last_modified = ${now.iso}::timestamptz, is_deleted = ${meta.isDeleted}::boolean, is_locked = ${writing.isLocked}::boolean,
          patient_id = ${columns.patientId}::uuid, owner_id = ${columns.ownerId}::uuid, status = ${columns.status}, kind = ${columns.kind},
          start_at = ${columns.startAt}::timestamptz, end_at = ${columns.endAt}::timestamptz, name = ${columns.name},
          content = ${writing.content}::json, display = ${document.display}, summary = ${writing.summary},
          closed = ${columns.closed}
        where practice_id = ${actor.practiceId}::uuid and id = ${document.id}::uuid and type = ${type}
          and version_id = ${expected}::bigint and partition_key in (${wasIn}, ${writing.meant.partition})
        returning practice_id, id, type, partition_key, version_id, last_modified, is_deleted, patient_id, owner_id, content, closed),
      history as (insert into resource_history (practice_id, id, version_id, type, partition_key, patient_id, owner_id, last_modified,
          is_deleted, actor_id, content, closed)
        select practice_id, id, version_id, type, partition_key, patient_id, owner_id, last_modified, is_deleted,
          ${actor.profile?.id ?? null}::uuid, content, closed
        from changed, ${provenVersion(opened, writing)} where ${writing.keepsHistory}::boolean),
      feed as (insert into outbox (practice_id, id, type, resource_id, version_id, patient_id, created_at, closed)
        select practice_id, ${opened.newId()}::uuid, type, id, version_id, patient_id, last_modified, closed from changed)
      ${tokensAdded(opened, writing)}
    select count(*) as written from changed`.execute(transaction)
  if (rows[0]?.written !== '1') return false
  removeTokens(opened, writing)
  await replaceIdentifiers(opened, writing)
  return true
}

/**
 * Proves that this version is of this hand: the row policy of the history asks for it. It is a table of one row, so that it is made
 * before the version is written.
 */
function provenVersion({ actor, prove }: Opened, { document, content }: Writing): RawBuilder<unknown> {
  const { id, meta } = document
  const said = `history ${actor.practiceId} ${id} ${meta.versionId} ${actor.profile?.id ?? ''} ${fingerprint(content)}`
  return sql`(select set_config('goldthread.history', ${`${prove(said)} ${said}`}, true) offset 0) as proven`
}

/** Proves that the row's next version is meant although it is locked: the row policy asks for it. */
export async function unlock(
  opened: Opened,
  { document, content }: Writing,
  expected: string,
): Promise<void> {
  const { actor, prove, transaction } = opened
  const { id } = document
  const proof = prove(`unlock ${actor.practiceId} ${id} ${expected} ${fingerprint(content)}`)
  await sql`select set_config('goldthread.unlocked', ${`${id}:${fingerprint(content)}:${proof}`}, true)`.execute(
    transaction,
  )
}

/** The part of the same statement that adds tokens where the row has been changed; none where nothing is added. */
function tokensAdded({ actor }: Opened, writing: Writing): RawBuilder<unknown> {
  const { tokens, document, type, columns } = writing
  if (tokens.added.length === 0) return sql``
  // Of a row that names what was merged away, others may have written the same tokens.
  const merged = writing.meant === document ? sql`` : sql` on conflict do nothing`
  return sql`, words as (insert into token (practice_id, type, token, resource_id, patient_id)
      select ${actor.practiceId}::uuid, ${type}, each, ${document.id}::uuid, ${columns.patientId}::uuid
      from unnest(${tokens.added}::text[]) as each where exists (select from changed)${merged})`
}

/** A statement behind the change: it sees also what indexing anew wrote while the change waited for the row. */
function removeTokens({ actor, transaction }: Opened, { tokens, document, type }: Writing): void {
  if (tokens.removed.length === 0) return
  sendWithNext(
    transaction,
    sql`delete from token where practice_id = ${actor.practiceId}::uuid and type = ${type}
      and token = any (${tokens.removed}::text[]) and resource_id = ${document.id}::uuid`,
  )
}

async function replaceIdentifiers({ actor, transaction }: Opened, writing: Writing): Promise<void> {
  const { identifiers, document, type, columns } = writing
  for (const { system, value } of identifiers.removed)
    await sql`delete from identifier where practice_id = ${actor.practiceId}::uuid and type = ${type}
      and system = ${system} and value = ${value} and resource_id = ${document.id}::uuid`.execute(transaction)
  if (identifiers.added.length > 0)
    await sql`
      insert into identifier (practice_id, type, system, value, resource_id, patient_id)
      select ${actor.practiceId}::uuid, ${type}, named.system, named.value, ${document.id}::uuid, ${columns.patientId}::uuid
      from json_to_recordset(${JSON.stringify(identifiers.added)}::json) as named (system text, value text)`.execute(
      transaction,
    )
}
