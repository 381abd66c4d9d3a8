import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'
import type { Opened } from '#server/stores/opened.ts'
import { contentRoom } from '#shared/content/content-room.ts'
import { type Failure, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** The file of one version of a row. */
export type KeptContent = {
  readonly resourceId: string
  readonly versionId: string
  readonly patientId: string | null
  readonly hash: string
  readonly size: number
  readonly mediaType: string
}

/** Holds bytes of this hash in their place until the transaction ends, so that nobody takes them away meanwhile. */
export async function holdBytes({ transaction, actor }: Opened, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(actor.practiceId, hash)}, 0))`.execute(
    transaction,
  )
}

function lockOf(practiceId: string, hash: string): string {
  return `content ${practiceId} ${hash}`
}

/** Says that a version of a row has these bytes. */
export async function addContent({ transaction, actor }: Opened, kept: KeptContent): Promise<void> {
  await sql`
    insert into content (practice_id, resource_id, version_id, patient_id, hash, size, content_type, stored_as, person_id)
    values (${actor.practiceId}::uuid, ${kept.resourceId}::uuid, ${kept.versionId}::bigint, ${kept.patientId}::uuid,
      ${Buffer.from(kept.hash, 'hex')}, ${kept.size}::bigint, ${kept.mediaType}, 'file', ${actor.personId}::uuid)`.execute(
    transaction,
  )
}

/** Has any version of this row these bytes? Only then are they the row's to give. */
export async function isContentOf(
  { transaction, actor }: Pick<Opened, 'transaction' | 'actor'>,
  resourceId: string,
  hash: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content where practice_id = ${actor.practiceId}::uuid and resource_id = ${resourceId}::uuid
      and hash = ${Buffer.from(hash, 'hex')} limit 1`.execute(transaction)
  return rows.length > 0
}

type RemovedRow = {
  readonly hash: string
  readonly size: string
  readonly version_id: string
  readonly content_type: string
  readonly person_id: string | null
}

/** Takes away what the versions of a row say of their bytes, the newest first; what they took of anybody's room is given back. */
export async function removeContent(
  opened: Opened,
  resourceId: string,
): Promise<readonly { readonly hash: string; readonly mediaType: string }[]> {
  const { transaction, actor } = opened
  const { rows } = await sql<RemovedRow>`
    delete from content where practice_id = ${actor.practiceId}::uuid and resource_id = ${resourceId}::uuid
    returning encode(hash, 'hex') as hash, size, version_id, content_type, person_id`.execute(transaction)
  for (const { person_id, size } of rows) await addUsage(opened, person_id, -Number(size))
  return rows
    .toSorted((one, other) => Number(other.version_id) - Number(one.version_id))
    .map(({ hash, content_type }) => ({ hash, mediaType: content_type }))
}

/** The profile that took the file of a row away last; undefined while nobody has, null where it was nobody with a profile. */
export async function takerOf(
  { transaction, actor }: Opened,
  resourceId: string,
  field: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ actor_id: string | null }>`
    select h.actor_id from resource_history h
    where h.practice_id = ${actor.practiceId}::uuid and h.id = ${resourceId}::uuid and h.content -> ${field}::text is null
      and h.version_id > (select max(c.version_id) from content c
        where c.practice_id = ${actor.practiceId}::uuid and c.resource_id = ${resourceId}::uuid)
    order by h.version_id limit 1`.execute(transaction)
  return rows[0]?.actor_id
}

/** Takes room for bytes of the acting person; `full` where the person or the practice has no more. */
export async function takeRoom(opened: Opened, size: number): Promise<Outcome<void>> {
  const { personId, practiceId } = opened.actor
  const used = await addUsage(opened, personId, size)
  if (size > 0 && Number(used.get(personId ?? practiceId) ?? 0) > contentRoom.person && personId !== null)
    return failed(noRoom('content.person-full', contentRoom.person))
  if (size > 0 && Number(used.get(practiceId) ?? 0) > contentRoom.practice)
    return failed(noRoom('content.practice-full', contentRoom.practice))
  return succeeded(undefined)
}

function noRoom(because: string, bytes: number): Failure {
  return { kind: 'full', because, limit: bytes / 2 ** 30 }
}

/** Adds to what a person and the practice have stored; answers what each has now. */
async function addUsage(
  { transaction, actor }: Opened,
  personId: string | null,
  size: number,
): Promise<ReadonlyMap<string, string>> {
  const whose = [...new Set([personId ?? actor.practiceId, actor.practiceId])]
  const { rows } = await sql<{ person_id: string; size: string }>`
    insert into content_usage (practice_id, person_id, size)
    select ${actor.practiceId}::uuid, each, ${size}::bigint from unnest(${whose}::uuid[]) as each
    on conflict (practice_id, person_id) do update set size = greatest(0, content_usage.size + excluded.size)
    returning person_id, size`.execute(transaction)
  return new Map(rows.map((row) => [row.person_id, row.size]))
}

/** Runs `act` for the owner while nobody can begin to use bytes of this hash, and only if nobody does. */
export async function whileUnused(
  transaction: Transaction,
  { practiceId, hash }: { readonly practiceId: string; readonly hash: string },
  act: () => Promise<void>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockOf(practiceId, hash)}, 0))`.execute(
    transaction,
  )
  const { rows } = await sql`
    select 1 from content where practice_id = ${practiceId}::uuid and hash = ${Buffer.from(hash, 'hex')} limit 1`.execute(
    transaction,
  )
  if (rows.length === 0) await act()
}
