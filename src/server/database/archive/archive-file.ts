import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createGzip, gunzip as gunzipWith } from 'node:zlib'
import type { LinkedEvent } from '#server/database/audit/read-links.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

const gunzip = promisify(gunzipWith)
const mostBytes = 2 ** 29

/** A file that holds the events `first` to `last` of a practice's chain with their links. */
export type ArchiveFile = { readonly first: number; readonly last: number; readonly path: string }

/** An archive that cannot be read to its end, or says something else than events. */
export class ArchiveFault extends Error {
  constructor(path: string, options?: ErrorOptions) {
    super(`${path} is not what was written`, options)
  }
}

/** An event of an archive with its number and the hash of its link. */
export type ArchivedEvent = LinkedEvent & { readonly event: JsonObject }

type Line = { readonly number: number; readonly hash: string; readonly event: JsonObject }

/** The archives of a practice in the order of their events; what is not named as an archive is passed over. */
export function archivesOf(directory: string, practiceId: string): readonly ArchiveFile[] {
  const place = join(directory, practiceId)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .flatMap((name) => {
      const [, first, last] = /^(\d{12})-(\d{12})\.ndjson\.gz$/.exec(name) ?? []
      return first && last ? [{ first: Number(first), last: Number(last), path: join(place, name) }] : []
    })
    .toSorted((one, other) => one.first - other.first || one.last - other.last)
}

/**
 * Writes the events `first` to `last`, one JSON line each, compressed; what lies on the disk is checked before it gets its name, so
 * that no part of it ever has. Rejects with what the check or the file system says.
 */
export async function writeArchive(
  { directory, practiceId, first, last }: Omit<ArchiveFile, 'path'> & ArchivePlace,
  links: AsyncIterable<ArchivedEvent>,
  check: (file: ArchiveFile) => Promise<void>,
): Promise<void> {
  const place = join(directory, practiceId)
  mkdirSync(place, { recursive: true, mode: 0o700 })
  const path = join(place, `${twelve(first)}-${twelve(last)}.ndjson.gz`)
  const unfinished = `${path}.unfinished`
  await pipeline(
    Readable.from(linesOf(links)),
    createGzip(),
    createWriteStream(unfinished, { mode: 0o600, flush: true }),
  )
  await check({ first, last, path: unfinished })
  renameSync(unfinished, path)
  for (const each of [place, directory]) flush(each)
}

/** Where the archives of a practice are: a directory of its own within the directory of all. */
export type ArchivePlace = { readonly directory: string; readonly practiceId: string }

/** The events of an archive as they were in the database. Rejects with an ArchiveFault where the file is not what was written. */
export async function readArchive({ first, last, path }: ArchiveFile): Promise<readonly ArchivedEvent[]> {
  try {
    const text = (await gunzip(readFileSync(path), { maxOutputLength: mostBytes })).toString('utf8')
    const lines: readonly Line[] = text
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
    const isWhole =
      lines.length === last - first + 1 && lines.every((line, index) => line.number === first + index)
    if (!isWhole) throw new ArchiveFault(path)
    return lines.map(({ number, hash, event }) => ({ number, hash: Buffer.from(hash, 'hex'), event }))
  } catch (error) {
    throw error instanceof ArchiveFault ? error : new ArchiveFault(path, { cause: error })
  }
}

/** Takes away the archives of a practice that is taken away itself. */
export function removeArchives({ directory, practiceId }: ArchivePlace): void {
  rmSync(join(directory, practiceId), { recursive: true, force: true })
}

async function* linesOf(links: AsyncIterable<ArchivedEvent>): AsyncGenerator<string> {
  for await (const { number, hash, event } of links) {
    const line: Line = { number, hash: Buffer.from(hash).toString('hex'), event }
    yield `${JSON.stringify(line)}\n`
  }
}

function twelve(number: number): string {
  return String(number).padStart(12, '0')
}

function flush(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
