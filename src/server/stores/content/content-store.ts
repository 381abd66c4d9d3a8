import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { devNull } from 'node:os'
import { basename, join } from 'node:path'
import type { Removal } from '#shared/content/removal.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { keptParts } from './kept-parts.ts'
import { flushFolder, makeFolder } from './make-folder.ts'

/** Bytes that come from somewhere; `cut` when they end too soon. */
export type ByteSource = AsyncIterable<Uint8Array | 'cut'>

/** Bytes that lie on the disk under a name that nobody knows yet: they are kept, or they are thrown away. */
export type ComingFile = {
  readonly path: string
  readonly size: number
  /** Their SHA-256, hex. */
  readonly hash: string
  readonly discard: () => Promise<void>
}

/** The file of a practice whose bytes have this SHA-256. */
export type FilePlace = { readonly practiceId: string; readonly hash: string }

/** Where the parts of an upload lie until they are joined. */
export type UploadPlace = {
  readonly practiceId: string
  readonly resourceId: string
  readonly uploadId: string
}

/** One part of an upload. */
export type Chunk = { readonly number: number; readonly size: number; readonly hash: string }

/**
 * Keeps the bytes of files outside of the database: under the practice's id and their own SHA-256, so that the same bytes lie
 * there once for each practice and never for two. What has its name is whole and on the disk; a row that speaks of it is
 * committed afterwards, so that what is cut off in between is read by nobody.
 */
export type ContentStore = {
  /** Writes what comes to the disk; `tooLarge` beyond `most` bytes, `malformed` when it ends too soon. */
  receive(source: ByteSource, most: number): Promise<Outcome<ComingFile>>
  /** Joins the parts of an upload in their order; `conflict` when one was taken away meanwhile, throws when one is not what it was. */
  join(place: UploadPlace, chunks: readonly Chunk[], most: number): Promise<Outcome<ComingFile>>
  /** The file without what is to be removed from it, in its place. */
  without(file: ComingFile, removals: readonly Removal[]): Promise<ComingFile>
  /** Gives a file its name. */
  keep(practiceId: string, file: ComingFile): Promise<void>
  keepChunk(place: UploadPlace, number: number, file: ComingFile): Promise<void>
  /** Takes away what an upload has left, or one of its parts. */
  dropUpload(place: UploadPlace): Promise<void>
  /** Where a file lies; throws when its bytes are not there or no longer those of its name. */
  find(place: FilePlace): Promise<{ readonly path: string; readonly size: number }>
  /** Where the small picture of a file lies, when it was drawn. */
  thumbnailPath(place: FilePlace, most: number): string
  /** Gives a small picture its name. */
  keepThumbnail(place: FilePlace, most: number, path: string): Promise<void>
  /** Takes the bytes away for good, and every small picture of them. */
  remove(place: FilePlace): Promise<void>
  /** Where what comes, what is kept, parts of uploads and small pictures lie. */
  readonly directories: {
    readonly coming: string
    readonly files: string
    readonly chunks: string
    readonly thumbnails: string
  }
}

/** Opens the files of an installation under one directory; without one, to keep or to give a file is a bug. */
export function openContentStore(directory: string | undefined, newId: () => string): ContentStore {
  return directory === undefined ? storeIn(join(devNull, 'content'), newId) : storeIn(directory, newId)
}

function storeIn(directory: string, newId: () => string): ContentStore {
  const proven = new Map<string, string>()
  const coming = join(directory, 'coming')
  const receive = async (source: ByteSource, most: number) => {
    await makeFolder(coming)
    return written(join(coming, newId()), source, most)
  }
  return {
    directories: {
      coming,
      files: join(directory, 'files'),
      chunks: join(directory, 'chunks'),
      thumbnails: join(directory, 'thumbnails'),
    },
    receive,
    join: (place, chunks, most) =>
      joined(() => receive(partsOf(uploadFolder(directory, place), chunks), most)),
    without: async (file, removals) => {
      const kept = await receive(keptParts(file.path, removals), file.size)
      if (!kept.ok) throw new Error('A file became larger by what was taken out of it.')
      await file.discard()
      return kept.value
    },
    keep: (practiceId, file) => named(file, pathOf(directory, { practiceId, hash: file.hash })),
    keepChunk: (place, number, file) =>
      named(file, join(uploadFolder(directory, place), chunkName({ number, hash: file.hash }))),
    dropUpload: (place) => rm(uploadFolder(directory, place), { recursive: true, force: true }),
    find: (place) => find(proven, pathOf(directory, place)),
    thumbnailPath: (place, most) => join(thumbnailFolder(directory, place), String(most)),
    keepThumbnail: async (place, most, path) => {
      const folder = thumbnailFolder(directory, place)
      await makeFolder(folder)
      await rename(path, join(folder, String(most)))
    },
    remove: async (place) => {
      const path = pathOf(directory, place)
      for (const each of [path, thumbnailFolder(directory, place)])
        await rm(each, { recursive: true, force: true })
      await flushFolder(join(path, '..')).catch(() => undefined)
    },
  }
}

/** Where a file of this practice and hash has its place. */
function pathOf(directory: string, { practiceId, hash }: FilePlace): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new TypeError('A file is named by its SHA-256.')
  return join(directory, 'files', practiceId, hash.slice(0, 2), hash)
}

function thumbnailFolder(directory: string, place: FilePlace): string {
  return join(directory, 'thumbnails', place.practiceId, basename(pathOf(directory, place)))
}

function uploadFolder(directory: string, { practiceId, resourceId, uploadId }: UploadPlace): string {
  return join(directory, 'chunks', practiceId, `${resourceId}-${uploadId}`)
}

function chunkName({ number, hash }: Pick<Chunk, 'number' | 'hash'>): string {
  return `${number}-${hash}`
}

/** Writes, flushes and counts; whatever goes wrong, nothing is left. */
async function written(path: string, source: ByteSource, most: number): Promise<Outcome<ComingFile>> {
  const discard = () => rm(path, { force: true })
  try {
    const outcome = await poured(path, source, most)
    if (!outcome.ok) await discard()
    return outcome.ok ? succeeded({ ...outcome.value, path, discard }) : outcome
  } catch (error) {
    await discard()
    throw error
  }
}

async function poured(
  path: string,
  source: ByteSource,
  most: number,
): Promise<Outcome<{ readonly size: number; readonly hash: string }>> {
  const handle = await open(path, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let size = 0
    for await (const part of source) {
      if (part === 'cut') return failed({ kind: 'malformed', what: 'http.body-cut' })
      size += part.length
      if (size > most) return failed({ kind: 'tooLarge', limit: most })
      hash.update(part)
      await handle.writeFile(part)
    }
    await handle.sync()
    return succeeded({ size, hash: hash.digest('hex') })
  } finally {
    await handle.close()
  }
}

/** The bytes of all parts, one after the other; each is what it was when it came, or nothing is made of them. */
async function* partsOf(folder: string, chunks: readonly Chunk[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    const hash = createHash('sha256')
    const whole: Uint8Array[] = []
    const parts: AsyncIterable<Uint8Array> = createReadStream(join(folder, chunkName(chunk)))
    for await (const part of parts) {
      hash.update(part)
      whole.push(part)
    }
    if (hash.digest('hex') !== chunk.hash) throw new Error('A stored part of an upload is damaged.')
    yield* whole
  }
}

/** A part that is gone was joined or swept away since it was listed. */
async function joined(act: () => Promise<Outcome<ComingFile>>): Promise<Outcome<ComingFile>> {
  try {
    return await act()
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isGone) return failed({ kind: 'conflict', because: 'content.chunks-changed' })
    throw error
  }
}

/** The name is given once the bytes are on the disk, and the folder is flushed before anybody hears of it. */
async function named(file: ComingFile, path: string): Promise<void> {
  const folder = join(path, '..')
  await makeFolder(folder)
  await rename(file.path, path)
  await flushFolder(folder)
}

const mostProven = 1_000

/** What was read whole and found right is believed as long as nobody touches the file. */
async function find(
  proven: Map<string, string>,
  path: string,
): Promise<{ readonly path: string; readonly size: number }> {
  const { size, mtimeMs, ino } = await stat(path)
  const seal = `${size} ${mtimeMs} ${ino}`
  if (proven.get(path) === seal) return { path, size }

  const hash = createHash('sha256')
  const parts: AsyncIterable<Uint8Array> = createReadStream(path, { highWaterMark: 2 ** 18 })
  for await (const part of parts) hash.update(part)
  if (hash.digest('hex') !== basename(path)) throw new Error('A stored file is damaged.')
  if (proven.size >= mostProven) proven.clear()
  proven.set(path, seal)
  return { path, size }
}
