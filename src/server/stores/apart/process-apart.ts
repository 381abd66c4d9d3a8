import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** How patient one is: milliseconds for one piece of work and until an idle process ends, how many may wait, and bytes of memory in all. */
export type ProcessLimits = {
  readonly patience: number
  readonly idle: number
  readonly waiting: number
  readonly mostMemory: number
  /** It may read all that the server may, and not the house's code alone. */
  readonly mayRead?: 'everything'
}

type Waiting<Asked, Answer> = {
  readonly asked: Asked
  readonly done: (outcome: Outcome<Answer | undefined>) => void
}

const heap = 384
/** So long, in milliseconds, one may take until it says that it is ready. */
const longestStart = 20_000
/** So often, in milliseconds, one that works is asked how much memory it has: what is unpacked stands beside the heap. */
const look = 200
const pageBytes = 4_096
/** The house's code; not what it keeps. */
const readable = ['package.json', 'src/*', 'generated/*', 'node_modules/*']
const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** What a process answers; a new one first says that it is ready. */
type Said<Answer> = 'ready' | { readonly answer: Answer }

/**
 * A process apart is asked for one piece of work after the other: whatever that does to it, the server stays. It reads nothing but
 * the house's code, unless its limits say otherwise, writes nothing, starts nothing, and ends when it is late, takes too much memory
 * or has had nothing to do for a while. Where it ends before it has answered, there is no answer; `busy` while too many wait, or
 * where it cannot begin.
 */
export class ProcessApart<Asked extends object, Answer> {
  private readonly script: string
  private readonly limits: ProcessLimits
  private readonly waiting: Waiting<Asked, Answer>[] = []
  private child: ChildProcess | undefined
  private isReady = false
  private busy: Waiting<Asked, Answer> | undefined
  private resting: NodeJS.Timeout | undefined

  /** `script` calls `answerApart`. */
  constructor(script: URL, limits: ProcessLimits) {
    this.script = fileURLToPath(script)
    this.limits = limits
  }

  ask(asked: Asked): Promise<Outcome<Answer | undefined>> {
    if (this.waiting.length >= this.limits.waiting) return Promise.resolve(this.isBusy())
    return new Promise((done) => {
      this.waiting.push({ asked, done })
      this.next()
    })
  }

  /** Ends the process; what it works on is not answered. */
  close(): void {
    this.child?.kill('SIGKILL')
  }

  private isBusy(): Outcome<never> {
    return failed({ kind: 'busy', retryAfterMilliseconds: this.limits.patience })
  }

  private next(): void {
    if (this.busy) return
    clearTimeout(this.resting)
    this.busy = this.waiting.shift()
    if (!this.busy) {
      this.resting = setTimeout(() => this.rest(), this.limits.idle).unref()
      return
    }
    const { asked, done } = this.busy
    const child = this.running()
    const { patience, mostMemory } = this.limits
    const kill = () => child.kill('SIGKILL')
    let late = setTimeout(kill, this.isReady ? patience : longestStart)
    const watch = setInterval(() => void endWhenLarge(child, mostMemory), look)
    const end = (outcome: Outcome<Answer | undefined>) => {
      clearTimeout(late)
      clearInterval(watch)
      child.off('message', hear).off('exit', gone).off('error', gone)
      this.busy = undefined
      done(outcome)
      this.next()
    }
    const hear = (said: Said<Answer>) => {
      if (said !== 'ready') return end(succeeded(said.answer))
      this.isReady = true
      clearTimeout(late)
      late = setTimeout(kill, patience)
    }
    // One that could not be started, or be told what is asked, never exits.
    const gone = () => {
      const wasReady = this.isReady
      kill()
      this.forget(child)
      end(wasReady ? succeeded(undefined) : this.isBusy())
    }
    child.on('message', hear).once('exit', gone).once('error', gone)
    child.send(asked)
  }

  /** Ends the idle process; whoever asks before it is gone gets another one. */
  private rest(): void {
    this.child?.kill('SIGKILL')
    this.child = undefined
  }

  private forget(child: ChildProcess): void {
    if (this.child === child) this.child = undefined
  }

  private running(): ChildProcess {
    if (this.child) return this.child
    this.isReady = false
    const places = this.limits.mayRead === 'everything' ? ['*'] : readable.map((part) => `${root}${part}`)
    const child = fork(this.script, [], {
      execArgv: [
        '--permission',
        '--allow-addons',
        ...places.map((place) => `--allow-fs-read=${place}`),
        `--max-old-space-size=${heap}`,
        '--disable-warning=ExperimentalWarning',
        '--disable-warning=SecurityWarning',
      ],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('error', () => undefined)
    child.once('exit', () => this.forget(child))
    child.unref()
    child.channel?.unref()
    this.child = child
    return child
  }
}

/** The system says how many pages of memory a process has, where it is a Linux. */
async function endWhenLarge(child: ChildProcess, most: number): Promise<void> {
  const said = await readFile(`/proc/${child.pid}/statm`, 'utf8').catch(() => '')
  const [, pages = '0'] = said.split(' ')
  if (Number(pages) * pageBytes > most) child.kill('SIGKILL')
}
