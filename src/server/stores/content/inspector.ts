import { Worker } from 'node:worker_threads'
import type { FileLook } from '#shared/content/file-look.ts'
import type { Said } from '#shared/content/looking/look-at-file.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Looks at a file on the disk: what it is, or why it is not taken. */
export type Inspect = (path: string, said: Said) => Promise<Outcome<FileLook>>

/** What the worker is asked. */
export type Inspection = { readonly path: string; readonly said: Said }

type Waiting = { readonly inspection: Inspection; readonly done: (outcome: Outcome<FileLook>) => void }

/** Longer than so many milliseconds nobody's file is looked at. */
const patience = 4_000
const heap = 256

/**
 * Looks at one file after the other in a thread of its own, so that a hostile one holds nobody up and takes no more memory than
 * the thread has. Which takes too long or too much ends with its thread, and is refused.
 */
export class Inspector {
  private readonly waiting: Waiting[] = []
  private worker: Worker | undefined
  private busy: Waiting | undefined

  readonly inspect: Inspect = (path, said) =>
    new Promise((done) => {
      this.waiting.push({ inspection: { path, said }, done })
      this.next()
    })

  /** Ends the thread; what was not looked at yet is refused. */
  async close(): Promise<void> {
    await this.worker?.terminate()
    this.worker = undefined
  }

  private next(): void {
    if (this.busy) return
    this.busy = this.waiting.shift()
    if (!this.busy) return
    const worker = this.running()
    const late = setTimeout(() => void worker.terminate(), patience)
    const end = (outcome: Outcome<FileLook>) => {
      clearTimeout(late)
      worker.removeAllListeners('message')
      worker.removeAllListeners('exit')
      const ended = this.busy
      this.busy = undefined
      ended?.done(outcome)
      this.next()
    }
    worker.once('message', end)
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined
      end(refuse('', 'content.too-complex'))
    })
    worker.postMessage(this.busy.inspection)
  }

  private running(): Worker {
    if (this.worker) return this.worker
    const script = new URL('./inspect-worker.ts', import.meta.url)
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heap } })
    worker.on('error', () => undefined)
    worker.unref()
    this.worker = worker
    return worker
  }
}
