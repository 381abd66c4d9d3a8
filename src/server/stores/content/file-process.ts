import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** How patient one is: milliseconds for one file and until an idle process ends, how many may wait, and bytes of memory in all. */
export type ProcessLimits = {
  readonly patience: number
  readonly idle: number
  readonly waiting: number
  readonly mostMemory: number
}

type Waiting<Asked, Answer> = {
  readonly asked: Asked
  readonly done: (outcome: Outcome<Answer | undefined>) => void
}

const heap = 384
/** So often, in milliseconds, one that works is asked how much memory it has: what is unpacked stands beside the heap. */
const look = 200
const pageBytes = 4_096
/** The house's code; not what it keeps. */
const readable = ['package.json', 'src/*', 'generated/*', 'node_modules/*']
const root = fileURLToPath(new URL('../../../../', import.meta.url))

/**
 * A file process is asked about one file after the other: whatever a file does to what takes it apart, the server stays. It may
 * read the house's code and nothing else, writes nothing, starts nothing, and ends when it is late, takes too much memory or has
 * had nothing to do for a while. Where it ends before it has answered, there is no answer; `busy` while too many wait.
 */
export class FileProcess<Asked extends object, Answer> {
  private readonly script: string
  private readonly limits: ProcessLimits
  private readonly waiting: Waiting<Asked, Answer>[] = []
  private child: ChildProcess | undefined
  private busy: Waiting<Asked, Answer> | undefined
  private resting: NodeJS.Timeout | undefined

  /** `script` answers each message with one. */
  constructor(script: URL, limits: ProcessLimits) {
    this.script = fileURLToPath(script)
    this.limits = limits
  }

  ask(asked: Asked): Promise<Outcome<Answer | undefined>> {
    if (this.waiting.length >= this.limits.waiting)
      return Promise.resolve(failed({ kind: 'busy', retryAfterMilliseconds: this.limits.patience }))
    return new Promise((done) => {
      this.waiting.push({ asked, done })
      this.next()
    })
  }

  private next(): void {
    if (this.busy) return
    clearTimeout(this.resting)
    this.busy = this.waiting.shift()
    if (!this.busy) {
      this.resting = setTimeout(() => this.rest(), this.limits.idle).unref()
      return
    }
    const child = this.running()
    const late = setTimeout(() => child.kill('SIGKILL'), this.limits.patience)
    const watch = setInterval(() => void endWhenLarge(child, this.limits.mostMemory), look)
    const end = (answer: Answer | undefined) => {
      clearTimeout(late)
      clearInterval(watch)
      child.removeAllListeners('message')
      child.removeAllListeners('exit')
      child.once('exit', () => this.forget(child))
      const ended = this.busy
      this.busy = undefined
      ended?.done(succeeded(answer))
      this.next()
    }
    child.once('message', (answer: Answer) => end(answer))
    child.once('exit', () => {
      this.forget(child)
      end(undefined)
    })
    child.send(this.busy.asked)
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
    const child = fork(this.script, [], {
      execArgv: [
        '--permission',
        '--allow-addons',
        ...readable.map((part) => `--allow-fs-read=${root}${part}`),
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
