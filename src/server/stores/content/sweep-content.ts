import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { uploadLimits } from '#shared/content/content-room.ts'
import { whileUnused } from './content-query.ts'
import type { ContentStore } from './content-store.ts'

const hour = 60 * 60_000

/** What a sweep needs: where rows and files are, and what time it is. */
export type Sweeping = {
  readonly database: Database
  readonly content: ContentStore
  readonly now: () => { readonly iso: string; readonly milliseconds: number }
}

/**
 * Takes away what uploads that were cut off have left: parts that nobody joined for a day, and files of which no row speaks since
 * the server died before it was committed. What is younger than a day may still be on its way. Answers how many files went.
 */
export async function sweepContent({ database, content, now }: Sweeping): Promise<number> {
  const before = now().milliseconds - uploadLimits.hours * hour
  await forgetOldChunks(database, new Date(before).toISOString())
  let gone = 0
  for (const folder of [content.directories.coming, content.directories.chunks])
    for (const path of await oldFiles(folder, before)) {
      await rm(path, { force: true })
      gone += 1
    }
  for (const path of await oldFiles(content.directories.files, before)) {
    const [practiceId = '', , hash = ''] = path.slice(content.directories.files.length + 1).split('/')
    await database.asOwner(
      (transaction) =>
        whileUnused(transaction, { practiceId, hash }, async () => {
          await rm(path, { force: true })
          gone += 1
        }),
      'job',
    )
  }
  for (const path of await oldFiles(content.directories.thumbnails, before))
    if (!(await isKept(content.directories, path))) await rm(path, { force: true })
  return gone
}

/** Their room is given back to whom they were counted for. */
async function forgetOldChunks(database: Database, before: string): Promise<void> {
  await database.asOwner(async (transaction) => {
    await sql`
      with gone as (delete from content_chunk where created_at < ${before}::timestamptz returning practice_id, person_id, size),
        freed as (select practice_id, whose, sum(size) as size
          from gone, unnest(array[person_id, practice_id]) as whose where whose is not null group by practice_id, whose)
      update content_usage u set size = greatest(0, u.size - freed.size) from freed
      where u.practice_id = freed.practice_id and u.person_id = freed.whose`.execute(transaction)
  }, 'job')
}

/** Are the bytes of a small picture still there? */
async function isKept({ thumbnails, files }: ContentStore['directories'], path: string): Promise<boolean> {
  const [practiceId = '', hash = ''] = path.slice(thumbnails.length + 1).split('/')
  const file = await stat(join(files, practiceId, hash.slice(0, 2), hash)).catch(() => undefined)
  return file !== undefined
}

/** Every file below a folder that was not touched since then. */
async function oldFiles(folder: string, before: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const old: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const { mtimeMs } = entry.isFile() ? await stat(path) : { mtimeMs: Number.POSITIVE_INFINITY }
    if (mtimeMs < before) old.push(path)
  }
  return old
}
