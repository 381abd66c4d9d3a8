import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { DurableFilesystem, flushDirectory, hostFlushes } from './durable-filesystem.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-stream.ts'

const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread only.')
const engineVersion = '18'
const { directory } = workerData as { readonly directory: string }

try {
  const database = await openDurably(directory)
  port.on('message', (request: WorkerRequest) => serve(database, request))
  answer({ kind: 'ready' })
} catch (error) {
  answer({ kind: 'refused', sentence: error instanceof Error ? error.message : String(error) })
}

function answer(message: WorkerAnswer, transfer: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

/** Bytes of PostgreSQL's protocol in, the reply's bytes out, in order. */
function serve(database: PGlite, request: WorkerRequest): void {
  if (request.kind === 'close') {
    database.close().then(
      () => answer({ kind: 'closed' }),
      () => answer({ kind: 'closed' }),
    )
    return
  }
  const reply = database.execProtocolRawSync(request.bytes).slice()
  answer({ kind: 'reply', bytes: reply }, [reply.buffer])
}

/** An existing directory is always complete: it is made under another name, flushed to the disk and renamed. */
async function openDurably(path: string): Promise<PGlite> {
  if (!existsSync(path)) await create(path)
  checkVersion(path)
  const database = await start(path)
  await proveDurable(database)
  return database
}

/** Files of another major version cannot be read by this engine, and it must not try. */
function checkVersion(path: string): void {
  const stored = readFileSync(join(path, 'PG_VERSION'), 'utf8').trim()
  if (stored === engineVersion) return
  throw new Error(
    `The embedded database in ${path} was written by version ${stored} of its engine, and this is version ${engineVersion}. Start the release of Goldthread that wrote it.`,
  )
}

async function create(path: string): Promise<void> {
  const unfinished = `${path}.init`
  rmSync(unfinished, { recursive: true, force: true })
  const database = await start(unfinished)
  await database.close()
  flushTree(unfinished)
  renameSync(unfinished, path)
  flushDirectory(dirname(path))
}

/** Emscripten's fdatasync never reaches the host, so the log is flushed with fsync; `-F` would switch it off. */
function start(path: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFilesystem(path),
    extensions: { btree_gist },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['wal_sync_method=fsync', 'timezone=UTC', 'datestyle=ISO', 'max_wal_size=256MB'].flatMap(
        (setting) => ['-c', setting],
      ),
    ],
  })
}

/** A commit that no flush of the host belongs to would be lost in a power cut, so the database does not start. */
async function proveDurable(database: PGlite): Promise<void> {
  const before = hostFlushes()
  await database.exec("select pg_logical_emit_message(true, 'goldthread', 'durability')")
  if (hostFlushes() > before) return
  await database.close()
  throw new Error(
    'The embedded database did not flush a test commit to the disk, so it does not start: nothing that it stores would survive a power cut. Install the exact package versions with npm ci, or set DATABASE_URL to a PostgreSQL database.',
  )
}

function flushTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) flushTree(inner)
    else if (entry.isFile()) flushDirectory(inner)
  }
  flushDirectory(path)
}
