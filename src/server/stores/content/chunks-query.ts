import { sql } from 'kysely'
import type { Opened } from '#server/stores/opened.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { takeRoom } from './content-query.ts'
import type { Chunk } from './content-store.ts'

/** An upload of one person for one row. */
export type Upload = { readonly resourceId: string; readonly uploadId: string }

type ChunkRow = { readonly number: number; readonly size: number; readonly hash: string }

/** The parts of an upload of content that are there, in their order. */
export async function chunksOf(
  { transaction, actor }: Opened,
  { resourceId, uploadId }: Upload,
): Promise<readonly Chunk[]> {
  const { rows } = await sql<ChunkRow>`
    select number, size, encode(hash, 'hex') as hash from content_chunk
    where practice_id = ${actor.practiceId}::uuid and resource_id = ${resourceId}::uuid and upload_id = ${uploadId}::uuid
    order by number`.execute(transaction)
  return rows.map(({ number, size, hash }) => ({ number, size, hash }))
}

/** Notes a part, in place of an earlier one with its number; `full` where its person has no room for it. */
export async function putChunk(
  opened: Opened,
  upload: Upload,
  { number, size, hash }: Chunk,
): Promise<Outcome<void>> {
  const { transaction, actor, now } = opened
  const before = await removeChunks(opened, upload, [number])
  await sql`
    insert into content_chunk (practice_id, resource_id, upload_id, number, hash, size, created_at, person_id)
    values (${actor.practiceId}::uuid, ${upload.resourceId}::uuid, ${upload.uploadId}::uuid, ${number}::integer,
      ${Buffer.from(hash, 'hex')}, ${size}::integer, ${now.iso}::timestamptz, ${actor.personId}::uuid)`.execute(
    transaction,
  )
  return takeRoom(opened, size - before)
}

/** Forgets the parts of an upload that was joined, and gives their room back. */
export async function forgetChunks(
  opened: Opened,
  upload: Upload,
  numbers: readonly number[],
): Promise<number> {
  const freed = await removeChunks(opened, upload, numbers)
  await takeRoom(opened, -freed)
  return freed
}

async function removeChunks(
  { transaction, actor }: Opened,
  { resourceId, uploadId }: Upload,
  numbers: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    delete from content_chunk
    where practice_id = ${actor.practiceId}::uuid and resource_id = ${resourceId}::uuid and upload_id = ${uploadId}::uuid
      and number = any (${numbers}::integer[])
    returning size`.execute(transaction)
  return rows.reduce((sum, { size }) => sum + size, 0)
}
