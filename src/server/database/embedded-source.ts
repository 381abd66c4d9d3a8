import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import type { ConnectionSource } from './connection-source.ts'
import { DatabaseRefusal } from './database-refusal.ts'
import { valueTypes } from './value-types.ts'
import { type WorkerAnswer, type WorkerRequest, WorkerStream } from './worker-stream.ts'

/** How long the embedded database may take for one answer before it is ended and opened again, in milliseconds. */
export type EmbeddedSettings = { readonly dataDirectory: string; readonly patience?: number }

const usualPatience = 30_000
const ownersPatience = 900_000
const longestStart = 180_000

type Running = { readonly worker: Worker; readonly stream: WorkerStream; readonly client: Client }

/** Opens the embedded database under `dataDirectory`; refuses when another process holds it or its commits are not durable. */
export async function embeddedSource(settings: EmbeddedSettings): Promise<ConnectionSource> {
  const directory = resolve(join(settings.dataDirectory, 'database'))
  mkdirSync(dirname(directory), { recursive: true, mode: 0o700 })
  const unlock = lock(directory)
  const patience = settings.patience ?? usualPatience
  let running: Promise<Running>
  try {
    running = Promise.resolve(await run(directory, patience))
  } catch (error) {
    unlock()
    throw error
  }

  return {
    kind: 'embedded',
    places: 1,
    prepared: true,
    idleLimit: patience,
    acquire: async () => {
      const current = await running.catch(() => undefined)
      if (!current || current.stream.destroyed) running = reopen(current, directory, patience)
      return (await running).client
    },
    release: () => undefined,
    unhurried: async (act) => {
      const { stream } = await running
      stream.patience = ownersPatience
      try {
        return await act()
      } finally {
        stream.patience = patience
      }
    },
    close: async () => {
      const current = await running.catch(() => undefined)
      if (current) await stop(current)
      unlock()
    },
  }
}

/** An exclusive lock of the operating system, which the kernel drops when the process dies. */
function lock(directory: string): () => void {
  const file = new DatabaseSync(`${directory}.lock`, { timeout: 0 })
  try {
    file.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    file.close()
    throw new DatabaseRefusal(
      `The database in ${directory} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
  return () => file.close()
}

async function run(directory: string, patience: number): Promise<Running> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { directory } })
  try {
    await started(worker)
    const stream = new WorkerStream(worker, patience)
    const client = new Client({
      stream: () => stream,
      user: 'postgres',
      database: 'postgres',
      types: valueTypes,
      pipeline: true,
    })
    client.on('error', () => undefined)
    await client.connect()
    worker.unref()
    return { worker, stream, client }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** An error of the worker is always followed by its exit, and the exit is what ends the stream. */
function started(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (sentence: string) => {
      clearTimeout(late)
      reject(new DatabaseRefusal(sentence))
    }
    const late = setTimeout(
      () =>
        refuse(
          `The embedded database did not start within ${longestStart / 1000} seconds. Look at the disk of DATA_DIR.`,
        ),
      longestStart,
    )
    worker.on('error', (error) => refuse(`The embedded database did not start: ${error.message}`))
    worker.once('exit', () => refuse('The embedded database ended while it started.'))
    worker.once('message', (message: WorkerAnswer) => {
      clearTimeout(late)
      if (message.kind === 'refused') refuse(message.sentence)
      else resolve()
    })
  })
}

async function reopen(last: Running | undefined, directory: string, patience: number): Promise<Running> {
  await last?.worker.terminate()
  return run(directory, patience)
}

/** A tidy end writes a checkpoint; a worker that does not answer is ended. */
async function stop({ worker, stream }: Running): Promise<void> {
  if (!stream.destroyed) {
    const closed = new Promise<void>((resolve) => {
      const late = setTimeout(resolve, 10_000)
      worker.on('message', (message: WorkerAnswer) => {
        if (message.kind !== 'closed') return
        clearTimeout(late)
        resolve()
      })
    })
    worker.postMessage({ kind: 'close' } satisfies WorkerRequest)
    await closed
  }
  await worker.terminate()
}
