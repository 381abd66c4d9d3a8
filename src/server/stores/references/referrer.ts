import { sql } from 'kysely'
import { registry, type TypeEntry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { entryNamed } from '#server/stores/entry-named.ts'
import type { Opened } from '#server/stores/opened.ts'
import type { Loaded } from '#server/stores/row-store.ts'

/** A row that refers to another one, and by which path; the actor may see it or not. */
export type Referrer = { readonly type: ResourceType; readonly path: string; readonly id: string }

/** A place in a type that leads to rows of another, and what becomes of it when they are deleted. */
export type ReferringPlace = {
  readonly type: ResourceType
  readonly path: string
  readonly onDeletion: 'refuse' | 'clear' | 'along'
}

/** The places from which rows of this type are referred to, but those that only say what was. */
export function placesReferringTo({ type, scope }: TypeEntry): readonly ReferringPlace[] {
  const places = known.get(type)
  if (places) return places
  const found = scope === 'practice' ? Object.values(registry).flatMap((entry) => placesIn(entry, type)) : []
  known.set(type, found)
  return found
}

const known = new Map<string, readonly ReferringPlace[]>()

function placesIn(
  { type, scope, references, embedded = [] }: TypeEntry,
  target: string,
): readonly ReferringPlace[] {
  if (scope === 'global') return []
  const inside = embedded
    .filter(({ targets }) => targets.includes(target))
    .map(({ path }) => ({ type, path, onDeletion: 'refuse' as const }))
  const named = references.flatMap(({ path, targets, onDeletion }) => {
    if (onDeletion === 'keep' || !targets.includes(target)) return []
    return [{ type, path, onDeletion: onDeletion ?? ('refuse' as const) }]
  })
  return [...named, ...inside]
}

/**
 * The referrers of a row, some of each place, whoever sees them. From here on nobody can begin to refer to it, and whoever had begun has ended:
 * so it holds until the transaction ends.
 */
export async function referrersOf(
  { transaction, actor }: Opened,
  entry: TypeEntry,
  id: string,
): Promise<readonly Referrer[]> {
  const places = placesReferringTo(entry).map(({ type, path }) => ({
    type,
    path,
    owned: registry[type].promoted.owner === path,
  }))
  const [, { rows }] = await Promise.all([
    sql`select pg_advisory_xact_lock(hashtext(${actor.practiceId}::text), ${placeOf(id)}::integer)`.execute(
      transaction,
    ),
    sql<Referrer>`
      select type, path, id from goldthread_referrers(${JSON.stringify(places)}::json, ${id}::uuid)`.execute(
      transaction,
    ),
  ])
  return rows
}

/** Sees to it that rows are not deleted between this look at them and the end of the transaction; the look comes after it. */
export async function holdTargets({ transaction, actor }: Opened, ids: readonly string[]): Promise<void> {
  const places = [...new Set(ids.map(placeOf))].sort((one, other) => one - other)
  await sql`select pg_advisory_xact_lock_shared(hashtext(${actor.practiceId}::text), place)
    from unnest(${places}::integer[]) as place`.execute(transaction)
}

/** Sees to it that nobody begins to refer to these rows until the transaction ends; whoever had begun has ended. */
export async function holdAlone(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  ids: readonly string[],
): Promise<void> {
  const places = [...new Set(ids.map(placeOf))].sort((one, other) => one - other)
  for (const place of places)
    await sql`select pg_advisory_xact_lock(hashtext(${actor.practiceId}::text), ${place}::integer)`.execute(
      transaction,
    )
}

/** Whether a row that is referred to can be deleted at all. */
export function mayBeDeleted(resourceType: string): boolean {
  const entry = entryNamed(resourceType)
  return entry?.scope === 'practice' && entry.delete !== 'never'
}

/** So many places for all ids of a practice, so that a transaction that refers to thousands of rows holds only so many. */
function placeOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16)
}

/** Those that were deleted together with a row, at the same moment and by the same hand. */
export async function goneAlong(
  { transaction, actor }: Opened,
  { type, path }: ReferringPlace,
  { id, meta }: StoredDocument,
): Promise<readonly Loaded[]> {
  const { rows } = await sql<{ content: StoredDocument; is_locked: boolean }>`
    select r.content, r.is_locked from resource r
    where r.practice_id = ${actor.practiceId}::uuid and r.type = ${type} and r.is_deleted
      and r.last_modified = ${meta.lastModified}::timestamptz
      and r.id in (select t.resource_id from token t where t.practice_id = ${actor.practiceId}::uuid
        and t.type = ${type} and t.token = ${`${path}=${id}`})`.execute(transaction)
  return rows.map(({ content, is_locked }) => ({ document: content, isLocked: is_locked }))
}

/** A referrer as it is stored, for the hand that clears it: as far as the row policies show it, whosever it is. */
export async function referrerRow(
  { transaction, actor }: Opened,
  { type, id }: Referrer,
): Promise<Loaded | undefined> {
  const { rows } = await sql<{ content: StoredDocument; is_locked: boolean }>`
    select content, is_locked from resource
    where practice_id = ${actor.practiceId}::uuid and type = ${type} and id = ${id}::uuid and not is_deleted`.execute(
    transaction,
  )
  const [row] = rows
  return row && { document: row.content, isLocked: row.is_locked }
}
