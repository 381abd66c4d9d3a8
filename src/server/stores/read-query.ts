import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { StoredDocument } from './document.ts'
import type { Opened } from './opened.ts'
import type { Loaded } from './row-store.ts'

type Row = { readonly content: StoredDocument; readonly is_locked: boolean }

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The stored row, deleted or not, when the actor sees it. The type's alias stands for its only row. */
export async function loadRow(opened: Opened, entry: TypeEntry, id: string): Promise<Loaded | undefined> {
  if (entry.alias !== undefined && id === entry.alias)
    return only(await onlyRow(opened, entry), opened, entry)
  if (!uuid.test(id)) return undefined
  const { rows } = await sql<Row>`
    select content, is_locked from resource
    where practice_id = ${opened.actor.practiceId}::uuid and id = ${id}::uuid and type = ${entry.type}`.execute(
    opened.transaction,
  )
  return only(rows[0], opened, entry)
}

function only(row: Row | undefined, opened: Opened, entry: TypeEntry): Loaded | undefined {
  if (!row || !isOwn(opened, entry, row.content)) return undefined
  return { document: row.content, isLocked: row.is_locked }
}

async function onlyRow({ transaction, actor }: Opened, entry: TypeEntry): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select content, is_locked from resource
    where practice_id = ${actor.practiceId}::uuid and type = ${entry.type} and not is_deleted limit 1`.execute(
    transaction,
  )
  return rows[0]
}

/** Rows of the owner partition are their owner's alone, whatever the role (permissions §6.2). */
export function isOwn({ actor }: Opened, entry: TypeEntry, document: StoredDocument): boolean {
  if (entry.partition !== 'owner') return true
  return document.partition === actor.profile?.id || document.partition === actor.personId
}

/** One kept version; `missing` when it was left out of the history, or the row is not visible. */
export async function loadVersion(
  opened: Opened,
  entry: TypeEntry,
  asked: { readonly id: string; readonly versionId: string },
): Promise<Outcome<StoredDocument>> {
  const current = await loadRow(opened, entry, asked.id)
  if (!current || !/^[1-9]\d{0,17}$/.test(asked.versionId)) return failed({ kind: 'missing' })
  const { id, meta } = current.document
  if (meta.isDeleted) return failed({ kind: 'gone' })
  if (meta.versionId === asked.versionId) return succeeded(current.document)

  const { rows } = await sql<{ content: StoredDocument }>`
    select content from resource_history
    where practice_id = ${opened.actor.practiceId}::uuid and id = ${id}::uuid
      and version_id = ${asked.versionId}::bigint and not is_deleted`.execute(opened.transaction)
  const [row] = rows
  if (!row) return failed({ kind: 'missing' })
  return succeeded({ ...row.content, meta: { ...row.content.meta, isHistorical: true } })
}
