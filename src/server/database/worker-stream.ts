import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { DatabaseInterrupted } from './database-refusal.ts'

/** What the worker is asked. */
export type WorkerRequest =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'close' }

/** What the worker says. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'reply'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' }

const sync = 'S'.charCodeAt(0)
const query = 'Q'.charCodeAt(0)
const goodbye = 'X'.charCodeAt(0)

/**
 * The embedded database as a socket for the `pg` client: whole requests go to the worker, replies come back.
 * A worker that gives no reply within `patience` milliseconds is given up: the stream ends with DatabaseInterrupted.
 */
export class WorkerStream extends Duplex {
  patience: number
  readonly #worker: Worker
  #pending: Uint8Array[] = []
  #started = false
  #unanswered = 0
  #watchdog: NodeJS.Timeout | undefined

  constructor(worker: Worker, patience: number) {
    super()
    this.patience = patience
    this.#worker = worker
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
    this.#unanswered += 1
    this.#watch()
    this.#worker.postMessage({
      kind: 'bytes',
      bytes: Uint8Array.from(bytes.subarray(0, end)),
    } satisfies WorkerRequest)
  }

  #hear(message: WorkerAnswer): void {
    if (message.kind !== 'reply') return
    this.#unanswered -= 1
    this.#watch()
    if (message.bytes.length > 0) this.push(Buffer.from(message.bytes.buffer))
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    if (this.#unanswered === 0) return
    this.#watchdog = setTimeout(() => {
      this.destroy(new DatabaseInterrupted(`The embedded database gave no answer for ${this.patience} ms.`))
    }, this.patience)
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
