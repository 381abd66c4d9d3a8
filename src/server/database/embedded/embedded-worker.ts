import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { membersOf } from '#shared/patch/members-of.ts'
import { DurableFilesystem, flushDirectory, hostFlushes } from './durable-filesystem.ts'
import { type StopSignal, underSignal } from './stop-signal.ts'
import { mostPages, SharingModule, withSharedMemory } from './with-shared-memory.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-stream.ts'

/** The thread in which the embedded database runs: it opens the engine, and answers what comes over its port. */
const port = parentPort
if (!port) throw new Error('The embedded database runs in a worker thread only.')
const engineVersion = '18'
const enginePackage = import.meta.resolve('@electric-sql/pglite')
const { directory }: { readonly directory: string } = workerData
const memoryPause = 1_000
/** What the engine asks for at least. */
const leastPages = 2_048
/** With this the engine leaves a statement that failed; it then goes on with the next. */
const statementFailed = 100
let toldAt = Number.NEGATIVE_INFINITY

try {
  const memory = new WebAssembly.Memory({ initial: leastPages, maximum: mostPages, shared: true })
  const database = await openDurably(directory, memory)
  endAtFault(database)
  const signal = signalOf(database, memory)
  port.on('message', (request: WorkerRequest) => serve({ database, signal }, request))
  answer({ kind: 'ready', signal })
} catch (error) {
  answer({ kind: 'refused', sentence: error instanceof Error ? error.message : String(error) })
}

function answer(message: WorkerAnswer, transfer: readonly ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer)
}

/**
 * After an exception that it does not know the engine asks itself again and again, and nobody would hear why. The worker ends
 * instead: what was committed is on the disk, and another worker opens it.
 */
function endAtFault({ Module: engine }: PGlite): void {
  const step = engine._PostgresMainLoopOnce
  engine._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (membersOf(error).status === statementFailed) throw error
      answer({ kind: 'broken', sentence: error instanceof Error ? error.message : String(error) })
      process.exit(1)
    }
  }
}

type Serving = { readonly database: PGlite; readonly signal: StopSignal }

/** Throws where the engine does not show what it looks at: then no statement could be ended. */
function signalOf({ Module: engine }: PGlite, memory: WebAssembly.Memory): StopSignal {
  const { _QueryCancelPending: cancelPending, _InterruptPending: interruptPending } = engine
  const { buffer } = memory
  if (!cancelPending || !interruptPending || !(buffer instanceof SharedArrayBuffer))
    throw new Error(
      'The embedded database cannot end a statement. Install the exact package versions with npm ci.',
    )
  return { memory: buffer, cancelPending, interruptPending, request: new SharedArrayBuffer(4) }
}

/**
 * Bytes of PostgreSQL's protocol in, the reply's bytes out, in order: the engine works until it has answered. Its plain call would
 * parse every answer and keep what it has parsed for ever, so the bytes are taken as they come.
 */
async function serve({ database, signal }: Serving, request: WorkerRequest): Promise<void> {
  if (request.kind === 'close') {
    await database.close().catch(() => undefined)
    answer({ kind: 'closed' })
    return
  }
  const parts: Uint8Array[] = []
  const onRawData = (bytes: Uint8Array) => {
    parts.push(bytes.slice())
  }
  await underSignal(signal, request.number, () =>
    database.execProtocolRawStream(request.bytes, { syncToFs: false, onRawData }),
  )
  const reply = joined(parts)
  answer({ kind: 'reply', bytes: reply }, [reply.buffer])
  tellMemory(database)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function tellMemory(database: PGlite): void {
  const now = performance.now()
  if (now - toldAt < memoryPause) return
  toldAt = now
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  answer({
    kind: 'memory',
    memory: { engine: database.Module.HEAPU8.length, heap: heapUsed, buffers: arrayBuffers },
  })
}

/** An existing directory is always complete: it is made under another name, flushed to the disk and renamed. */
async function openDurably(path: string, memory: WebAssembly.Memory): Promise<PGlite> {
  if (!existsSync(path)) await create(path)
  checkVersion(path)
  const engine = await sharingEngine()
  const database = await start(path, { memory, engine })
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

/** The engine and its extensions, made to run in a memory that the server's thread sees, too. */
async function sharingEngine(): Promise<WebAssembly.Module> {
  // Its overloads are handed on as they came.
  const instantiate = WebAssembly.instantiate.bind(WebAssembly) as (...given: readonly unknown[]) => unknown
  const sharing = (module: unknown, imports: unknown) =>
    instantiate(module instanceof Uint8Array ? withSharedMemory(module) : module, imports)
  Object.assign(WebAssembly, { instantiate: sharing, Module: SharingModule })
  return WebAssembly.compile(withSharedMemory(readFileSync(new URL('pglite.wasm', enginePackage))))
}

type Shared = { readonly memory: WebAssembly.Memory; readonly engine: WebAssembly.Module }

/** Emscripten's fdatasync never reaches the host, so the log is flushed with fsync; `-F` would switch it off. */
function start(path: string, shared?: Shared): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFilesystem(path, shared?.memory),
    ...(shared && { pgliteWasmModule: shared.engine }),
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
    "The embedded database couldn't save a test change to the disk, so it didn't start. A power cut would lose your data. Install the exact package versions with npm ci, or set DATABASE_URL to a PostgreSQL database.",
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
