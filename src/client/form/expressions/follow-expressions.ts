import type { ExpressionAnswer, ExpressionCall } from '#shared/expressions/answer-call.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'

/** So many milliseconds the keys rest before the expressions are asked. */
const rest = 120
/** Longer than so many milliseconds nobody waits for them; the first time the library has to arrive as well. */
const patience = 5_000
const firstPatience = 20_000
/** After so many times in a row they are asked no more. */
const mostFailures = 2

/**
 * While a form is open, works its FHIRPath expressions out in a thread of its own and tells the form what they give, a moment
 * after each change. A form without any costs nothing: neither the thread nor the library is loaded.
 */
export function followExpressions(answers: OpenAnswers, signal: AbortSignal): void {
  if (!answers.form.hasExpressions || signal.aborted) return
  const follower = new Follower(answers, signal)
  const stop = answers.subscribeAll(() => follower.soon())
  signal.addEventListener('abort', () => {
    stop()
    follower.end()
  })
  follower.ask()
}

class Follower {
  readonly #answers: OpenAnswers
  readonly #signal: AbortSignal
  #worker: Worker | undefined
  #asked: string | undefined
  #isAsking = false
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #late: ReturnType<typeof setTimeout> | undefined

  constructor(answers: OpenAnswers, signal: AbortSignal) {
    this.#answers = answers
    this.#signal = signal
  }

  soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.ask(), rest)
  }

  ask(): void {
    if (this.#isAsking || this.#failures >= mostFailures || this.#signal.aborted) return
    const given = this.#answers.toExpress()
    const asked = JSON.stringify(given)
    if (this.#asked === asked) return
    this.#asked = asked
    this.#isAsking = true
    const { definition } = this.#answers.form
    const call: ExpressionCall = { kind: 'express', key: '', definition, ...given }
    const limit = this.#worker ? patience : firstPatience
    this.#worker ??= this.#begin()
    this.#late = setTimeout(() => this.#fail(), limit)
    this.#worker.postMessage(call)
  }

  end(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#late)
    this.#worker?.terminate()
    this.#worker = undefined
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./expression-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ExpressionAnswer>) => this.#hear(data))
    worker.addEventListener('error', () => this.#fail())
    return worker
  }

  #hear(answer: ExpressionAnswer): void {
    clearTimeout(this.#late)
    this.#isAsking = false
    this.#failures = 0
    if (answer.kind === 'express') this.#answers.setExpressed(answer.expressed)
    this.soon()
  }

  #fail(): void {
    this.end()
    this.#isAsking = false
    this.#asked = undefined
    this.#failures += 1
    if (this.#failures < mostFailures) this.soon()
  }
}
