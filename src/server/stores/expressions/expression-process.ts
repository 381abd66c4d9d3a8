import { ProcessApart } from '#server/stores/apart/process-apart.ts'
import type { ExpressionAnswer, ExpressionCall } from '#shared/expressions/answer-call.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Works out the expressions of a form, or says why not. */
export type Express = (call: ExpressionCall) => Promise<Outcome<ExpressionAnswer>>

/** How many milliseconds one form may take, how long one that took too long is not tried again, how many forms may wait, and for how long a process without work stays. */
export type ExpressionLimits = {
  readonly patience: number
  readonly rest: number
  readonly line: number
  readonly idle: number
}

const usual: ExpressionLimits = { patience: 2_000, rest: 60_000, line: 8, idle: 600_000 }
const mostMemory = 512 * 2 ** 20
const script = new URL('./work-process.ts', import.meta.url)

/**
 * Works out the expressions of one form after the other in a process of its own, which knows nothing of the server. A form whose
 * expressions take too long or too much ends with its process and is refused, then and for a while; where too many wait, the next
 * is refused at once. (A thread would not do: ending one in the midst of its work can take the whole server with it.)
 */
export class ExpressionProcess {
  private readonly process: ProcessApart<ExpressionCall, ExpressionAnswer>
  private readonly rest: number
  /** Forms that took too long, and until when nobody waits for them. */
  private readonly slow = new Map<string, number>()

  constructor(limits: Partial<ExpressionLimits> = {}) {
    const { patience, rest, line, idle } = { ...usual, ...limits }
    this.process = new ProcessApart(script, { patience, idle, waiting: line, mostMemory })
    this.rest = rest
  }

  readonly express: Express = async (call) => {
    if (this.isSlow(call)) return refuse('', 'forms.expressions-too-long')
    const worked = await this.process.ask(call)
    if (!worked.ok) return refuse('', 'forms.expressions-busy')
    if (worked.value !== undefined) return succeeded(worked.value)
    this.remember(call)
    return refuse('', 'forms.expressions-too-long')
  }

  /** Ends the process; what was not worked out yet is refused. */
  close(): void {
    this.process.close()
  }

  private isSlow(call: ExpressionCall): boolean {
    const until = call.kind === 'express' ? this.slow.get(call.key) : undefined
    return until !== undefined && until > performance.now()
  }

  private remember(call: ExpressionCall): void {
    const now = performance.now()
    for (const [key, until] of this.slow) if (until <= now) this.slow.delete(key)
    if (call.kind === 'express') this.slow.set(call.key, now + this.rest)
  }
}
