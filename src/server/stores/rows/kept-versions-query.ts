import { sql } from 'kysely'
import type { TypeEntry } from '#generated/tables/registry.ts'
import type { Meta, StoredDocument } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'

const atOnce = 50

/** Some versions of a row, the newest first; `isLast` when there are none before them. */
export type Versions = { readonly metas: readonly Meta[]; readonly isLast: boolean }

type Row = { readonly meta: Meta | null; readonly version_id: string }

/** What is known of the kept versions of a row that was read: those before `before`, or from the newest on. What was left out of the history is not there. */
export async function keptVersions(
  { transaction, actor }: Opened,
  { scope }: TypeEntry,
  { current, before }: { readonly current: StoredDocument; readonly before: string | undefined },
): Promise<Versions> {
  const newest = current.meta.versionId
  const isFirstPage = before === undefined || BigInt(before) > BigInt(newest)
  const until = isFirstPage ? newest : before
  const table =
    scope === 'global'
      ? sql`global_resource_history h where h.id = ${current.id}::uuid`
      : sql`resource_history h where h.practice_id = ${actor.practiceId}::uuid and h.id = ${current.id}::uuid`
  const { rows } = await sql<Row>`
    select h.version_id, h.content -> 'meta' as meta from ${table} and h.version_id < ${until}::bigint
    order by h.version_id desc limit ${atOnce + 1}`.execute(transaction)
  const kept = rows.slice(0, atOnce).flatMap(({ meta }) => (meta ? [{ ...meta, isHistorical: true }] : []))
  return { metas: isFirstPage ? [current.meta, ...kept] : kept, isLast: rows.length <= atOnce }
}
