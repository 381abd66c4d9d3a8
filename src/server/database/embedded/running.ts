import { Worker } from 'node:worker_threads'
import { Client } from 'pg'
import type { WorkerMemory } from '#server/database/connection-source.ts'
import type { DatabaseLog } from '#server/database/database-log.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { valueTypes } from '#server/database/value-types.ts'
import type { StopSignal } from './stop-signal.ts'
import { type Patience, type WorkerAnswer, type WorkerRequest, WorkerStream } from './worker-stream.ts'

const longestStart = 180_000
/** A rollback where nothing was open, which makes sure of it. */
const noTransaction = '25P01'

/** What a worker is started with. */
export type RunSettings = {
  readonly directory: string
  readonly patience: Patience
  readonly log: DatabaseLog
}

/** One worker with the embedded database in it, and the one connection to it. */
export type Running = {
  readonly worker: Worker
  readonly stream: WorkerStream
  readonly client: Client
  /** What it held when it last said so, which it does once a second while it works. */
  readonly memory: () => WorkerMemory
}

/** Starts a worker and connects to it; throws a DatabaseRefusal when it does not start. */
export async function run({ directory, patience, log }: RunSettings): Promise<Running> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { directory } })
  try {
    const signal = await started(worker)
    const stream = new WorkerStream(worker, signal, patience)
    tellEnd(worker, stream, log)
    let memory: WorkerMemory = { engine: 0, heap: 0, buffers: 0 }
    worker.on('message', (message: WorkerAnswer) => {
      if (message.kind === 'memory') memory = message.memory
    })
    const client = new Client({
      stream: () => stream,
      user: 'postgres',
      database: 'postgres',
      types: valueTypes,
      pipeline: true,
    })
    client.on('error', () => undefined)
    client.on('notice', ({ severity, code, routine }) => {
      if (severity === 'WARNING' && code !== noTransaction)
        log.warn({ code, routine }, 'the embedded database warns')
    })
    await client.connect()
    worker.unref()
    return { worker, stream, client, memory: () => memory }
  } catch (error) {
    await worker.terminate()
    throw error
  }
}

/** An error of the worker is always followed by its exit, and the exit is what ends the stream. */
function started(worker: Worker): Promise<StopSignal> {
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
      if (message.kind === 'ready') resolve(message.signal)
      else refuse(message.kind === 'refused' ? message.sentence : 'The embedded database did not start.')
    })
  })
}

/** Why a worker ended that was still wanted: what it said itself, else what was seen of it. */
function tellEnd(worker: Worker, stream: WorkerStream, log: DatabaseLog): void {
  let said: string | undefined
  worker.on('error', ({ message }) => {
    said = message
  })
  worker.on('message', (message: WorkerAnswer) => {
    if (message.kind === 'broken') said = message.sentence
  })
  stream.once('error', ({ message }) =>
    log.warn(
      { because: said ?? message },
      'the embedded database ended by itself; requests under way are refused, and it is started again',
    ),
  )
}

/** A tidy end writes a checkpoint; a worker that does not answer is ended. */
export async function stop({ worker, stream }: Running): Promise<void> {
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
  stream.destroy()
  await worker.terminate()
}
