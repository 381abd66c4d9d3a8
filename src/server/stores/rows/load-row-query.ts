import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { circleOf } from '#server/stores/reach/circle-of.ts'
import { isForActor } from '#server/stores/reach/has-personal-rows.ts'
import { keepReached } from '#server/stores/reach/keep-reached.ts'
import { type RolledUp, rolledUpColumn, withRolledUp } from '#server/stores/rollups/rolled-up.ts'
import type { Loaded } from '#server/stores/row-store.ts'
import { storedDocument } from '#server/stores/typed-row.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

type Row = {
  readonly content: StoredDocument
  readonly partition_key: string
  readonly is_locked: boolean
  readonly rolled_up?: RolledUp
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The stored row, deleted or not, when the actor sees it. The type's alias stands for its only row. */
export async function loadRow(opened: Opened, entry: TypeEntry, id: string): Promise<Loaded | undefined> {
  if (entry.alias !== undefined && id === entry.alias)
    return only(await onlyRow(opened, entry), opened, entry)
  if (!uuid.test(id)) return undefined
  const { rows } = await sql<Row>`
    select r.content, r.partition_key, r.is_locked${rolledUpColumn(entry)}, ${keepReached} from resource r
    where r.practice_id = ${opened.actor.practiceId}::uuid and r.id = ${id}::uuid and r.type = ${entry.type}${circleOf(opened, entry)}`.execute(
    opened.transaction,
  )
  return only(rows[0], opened, entry)
}

function only(row: Row | undefined, opened: Opened, entry: TypeEntry): Loaded | undefined {
  if (!row || !isForActor(opened, entry, row.content)) return undefined
  const document = withRolledUp(entry, inItsPartition(row), { said: row.rolled_up, now: opened.now.iso })
  return { document, isLocked: row.is_locked, ...(row.rolled_up && { isRolledUp: true }) }
}

/** A row whose patient was merged into another stands in that one's partition and says its own. */
function inItsPartition({ content, partition_key: partition }: Row): StoredDocument {
  return content.partition === partition ? content : { ...content, partition }
}

async function onlyRow({ transaction, actor }: Opened, entry: TypeEntry): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select content, partition_key, is_locked from resource
    where practice_id = ${actor.practiceId}::uuid and type = ${entry.type} and not is_deleted limit 1`.execute(
    transaction,
  )
  return rows[0]
}

type VersionRow = {
  readonly is_deleted: boolean
  readonly partition_key: string
  readonly version_id: string
  readonly content: StoredDocument | null
  readonly rolled_up?: RolledUp
}

/** One kept version; `missing` when it was left out of the history, or the row is not visible. */
export async function loadVersion(
  opened: Opened,
  entry: TypeEntry,
  asked: { readonly id: string; readonly versionId: string },
): Promise<Outcome<StoredDocument>> {
  const { versionId } = asked
  const isAlias = entry.alias !== undefined && asked.id === entry.alias
  const id = isAlias ? ((await onlyRow(opened, entry))?.content.id ?? '') : asked.id
  if (!uuid.test(id) || !/^[1-9]\d{0,17}$/.test(versionId)) return failed({ kind: 'missing' })
  const { rows } = await sql<VersionRow>`
    select r.is_deleted, r.partition_key, r.version_id,
      case when r.version_id = ${versionId}::bigint then r.content::json else kept.content end as content${rolledUpColumn(entry)}
    from resource r left join resource_history kept on kept.practice_id = r.practice_id and kept.id = r.id
      and kept.version_id = ${versionId}::bigint and not kept.is_deleted
    where r.practice_id = ${opened.actor.practiceId}::uuid and r.id = ${id}::uuid and r.type = ${entry.type}${circleOf(opened, entry)}`.execute(
    opened.transaction,
  )
  const [row] = rows
  if (!row || !isForActor(opened, entry, storedDocument({ ...row.content, partition: row.partition_key })))
    return failed({ kind: 'missing' })
  if (row.is_deleted) return failed({ kind: 'gone' })
  if (!row.content) return failed({ kind: 'missing' })
  if (row.version_id === versionId)
    return succeeded(withRolledUp(entry, row.content, { said: row.rolled_up, now: opened.now.iso }))
  return succeeded({ ...row.content, meta: { ...row.content.meta, isHistorical: true } })
}
