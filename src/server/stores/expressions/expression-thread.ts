import { Worker } from 'node:worker_threads'
import type { ExpressionAnswer, ExpressionCall } from '#shared/expressions/answer-call.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Works out the expressions of a form, or says why not. */
export type Express = (call: ExpressionCall) => Promise<Outcome<ExpressionAnswer>>

type Waiting = {
  readonly call: ExpressionCall
  readonly done: (outcome: Outcome<ExpressionAnswer>) => void
}

/** How long one form may take, how long one that took too long is not tried again, how much memory the thread has, and how many forms may wait. */
export type ThreadLimits = {
  readonly patience: number
  readonly rest: number
  readonly heap: number
  readonly line: number
}

const usual: ThreadLimits = { patience: 2_000, rest: 60_000, heap: 256, line: 8 }

/** The thread may take so long to begin, once. */
const longestStart = 20_000

/**
 * Works out the expressions of one form after the other in a thread of its own, which knows nothing of the server. A form whose
 * expressions take too long or too much ends with its thread and is refused, then and for a while; where too many wait, the next
 * is refused at once.
 */
export class ExpressionThread {
  private readonly waiting: Waiting[] = []
  private readonly limits: ThreadLimits
  /** Forms that took too long, and until when nobody waits for them. */
  private readonly slow = new Map<string, number>()
  private worker: Worker | undefined
  private isReady = false
  private busy: Waiting | undefined

  constructor(limits: Partial<ThreadLimits> = {}) {
    this.limits = { ...usual, ...limits }
  }

  readonly express: Express = (call) => {
    if (this.isSlow(call)) return Promise.resolve(refuse('', 'forms.expressions-too-long'))
    if (this.waiting.length >= this.limits.line) return Promise.resolve(refuse('', 'forms.expressions-busy'))
    return new Promise((done) => {
      this.waiting.push({ call, done })
      this.next()
    })
  }

  /** Ends the thread; what was not worked out yet is refused. */
  async close(): Promise<void> {
    await this.worker?.terminate()
    this.worker = undefined
  }

  private isSlow(call: ExpressionCall): boolean {
    const until = call.kind === 'express' ? this.slow.get(call.key) : undefined
    return until !== undefined && until > performance.now()
  }

  private remember({ call }: Waiting): void {
    const now = performance.now()
    for (const [key, until] of this.slow) if (until <= now) this.slow.delete(key)
    if (call.kind === 'express') this.slow.set(call.key, now + this.limits.rest)
  }

  private next(): void {
    const asked = this.busy ? undefined : this.waiting.shift()
    if (!asked) return
    this.busy = asked
    const worker = this.running()
    const ending = () => void worker.terminate()
    let late = setTimeout(ending, this.isReady ? this.limits.patience : longestStart)
    const end = (outcome: Outcome<ExpressionAnswer>) => {
      clearTimeout(late)
      worker.removeAllListeners('message')
      worker.removeAllListeners('exit')
      this.busy = undefined
      asked.done(outcome)
      this.next()
    }
    worker.on('message', (answer: ExpressionAnswer | 'ready') => {
      if (answer !== 'ready') return end(succeeded(answer))
      this.isReady = true
      clearTimeout(late)
      late = setTimeout(ending, this.limits.patience)
    })
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = undefined
      if (this.isReady) this.remember(asked)
      end(refuse('', 'forms.expressions-too-long'))
    })
    worker.postMessage(asked.call)
  }

  private running(): Worker {
    if (this.worker) return this.worker
    this.isReady = false
    const script = new URL('./expression-worker.ts', import.meta.url)
    const worker = new Worker(script, {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.heap },
    })
    worker.on('error', () => undefined)
    worker.unref()
    this.worker = worker
    return worker
  }
}
