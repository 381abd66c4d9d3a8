import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { WorkerMemory } from '#server/database/connection-source.ts'
import { DatabaseInterrupted } from '#server/database/database-refusal.ts'
import { endRequest, type StopSignal } from './stop-signal.ts'

/** What the worker is asked. */
export type WorkerRequest =
  | { readonly kind: 'bytes'; readonly number: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close' }

/** What the worker says. */
export type WorkerAnswer =
  | { readonly kind: 'ready'; readonly signal: StopSignal }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'reply'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'memory'; readonly memory: WorkerMemory }
  | { readonly kind: 'broken'; readonly sentence: string }
  | { readonly kind: 'closed' }

const sync = 'S'.charCodeAt(0)
const query = 'Q'.charCodeAt(0)
const goodbye = 'X'.charCodeAt(0)

/** How long, in milliseconds, a statement may take before it is ended, and the worker to answer before it is given up. */
export type Patience = { readonly statement: number | undefined; readonly worker: number }

/**
 * The embedded database as a socket for the `pg` client: whole requests go to the worker, replies come back.
 * A statement that takes too long is ended and fails with 57014. A worker that gives no reply even so is given up: the stream ends
 * with DatabaseInterrupted.
 */
export class WorkerStream extends Duplex {
  patience: Patience
  readonly #worker: Worker
  readonly #signal: StopSignal
  #pending: Uint8Array[] = []
  #started = false
  #sent = 0
  #answered = 0
  #limit: NodeJS.Timeout | undefined
  #watchdog: NodeJS.Timeout | undefined

  constructor(worker: Worker, signal: StopSignal, patience: Patience) {
    super()
    this.patience = patience
    this.#worker = worker
    this.#signal = signal
    worker.on('message', (message: WorkerAnswer) => this.#hear(message))
    worker.once('exit', () => this.destroy(new DatabaseInterrupted('The embedded database stopped.')))
  }

  /** The `pg` client treats its stream as a socket; these are the calls that mean nothing here. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#pending.push(chunk)
    this.#sendWhole()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#limit)
    clearTimeout(this.#watchdog)
    done(error)
  }

  /** The database answers a request as a whole, so it is sent when its last message is: a simple query or a sync. */
  #sendWhole(): void {
    const bytes = Buffer.concat(this.#pending)
    const end = this.#started ? endOfRequests(bytes) : bytes.length
    this.#pending = end === bytes.length ? [] : [bytes.subarray(end)]
    if (end === 0) return
    this.#started = true
    this.#sent += 1
    if (this.#sent === this.#answered + 1) this.#watch()
    this.#worker.postMessage({
      kind: 'bytes',
      number: this.#sent,
      bytes: Uint8Array.from(bytes.subarray(0, end)),
    } satisfies WorkerRequest)
  }

  #hear(message: WorkerAnswer): void {
    if (message.kind !== 'reply') return
    this.#answered += 1
    this.#watch()
    if (message.bytes.length > 0) this.push(Buffer.from(message.bytes.buffer))
  }

  /** Ends the statement under way, if there is one. */
  endStatement(): void {
    if (this.#sent > this.#answered) endRequest(this.#signal, this.#answered + 1)
  }

  /** The time of the request that the worker is at now begins. */
  #watch(): void {
    clearTimeout(this.#limit)
    clearTimeout(this.#watchdog)
    if (this.#sent === this.#answered) return
    const { statement, worker } = this.patience
    if (statement !== undefined) this.#limit = setTimeout(() => this.endStatement(), statement)
    this.#watchdog = setTimeout(() => {
      this.destroy(new DatabaseInterrupted(`The embedded database gave no answer for ${worker} ms.`))
    }, worker)
  }
}

/** The end of the last whole request in these bytes; each message is a letter and its length. */
function endOfRequests(bytes: Buffer): number {
  let end = 0
  let at = 0
  while (at + 5 <= bytes.length) {
    const letter = bytes[at]
    const next = at + 1 + bytes.readUInt32BE(at + 1)
    if (next > bytes.length) break
    if (letter === sync || letter === query || letter === goodbye) end = next
    at = next
  }
  return end
}
