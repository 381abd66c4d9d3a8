import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** What is to be drawn: the bytes of a file, what they were found to be, and how many pixels wide and high at most. */
export type Drawing = { readonly bytes: Uint8Array; readonly mediaType: string; readonly most: number }

/** What was drawn, as WebP; without bytes where that could not be. */
export type Drawn = { readonly bytes?: Uint8Array }

/** Draws a small picture of a file; refused where it cannot be drawn, `busy` while too many wait. */
export type Draw = (drawing: Drawing) => Promise<Outcome<Uint8Array>>

type Waiting = { readonly drawing: Drawing; readonly done: (outcome: Outcome<Uint8Array>) => void }

/** How patient the drawer is: milliseconds for one picture and until an idle process ends, and how many may wait. */
export type DrawerLimits = { readonly patience: number; readonly idle: number; readonly waiting: number }

const usual: DrawerLimits = { patience: 8_000, idle: 20_000, waiting: 64 }
const heap = 384
/** The house's code; not what it keeps. */
const readable = ['package.json', 'src/*', 'generated/*', 'node_modules/*']
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const script = fileURLToPath(new URL('./draw-process.ts', import.meta.url))

/**
 * The drawer asks a process of its own for one picture after the other: whatever a file does to what draws it, the server stays.
 * That process may read the house's code and nothing else, writes nothing, starts nothing, and ends when it is late, takes too
 * much memory or has had nothing to do for a while.
 */
export class Drawer {
  private readonly limits: DrawerLimits
  private readonly waiting: Waiting[] = []
  private child: ChildProcess | undefined
  private busy: Waiting | undefined
  private resting: NodeJS.Timeout | undefined

  constructor(limits: Partial<DrawerLimits> = {}) {
    this.limits = { ...usual, ...limits }
  }

  readonly draw: Draw = (drawing) => {
    if (this.waiting.length >= this.limits.waiting)
      return Promise.resolve(failed({ kind: 'busy', retryAfterMilliseconds: this.limits.patience }))
    return new Promise((done) => {
      this.waiting.push({ drawing, done })
      this.next()
    })
  }

  private next(): void {
    if (this.busy) return
    clearTimeout(this.resting)
    this.busy = this.waiting.shift()
    if (!this.busy) {
      this.resting = setTimeout(() => this.child?.kill('SIGKILL'), this.limits.idle).unref()
      return
    }
    const child = this.running()
    const late = setTimeout(() => child.kill('SIGKILL'), this.limits.patience)
    const end = (drawn: Drawn) => {
      clearTimeout(late)
      child.removeAllListeners('message')
      child.removeAllListeners('exit')
      child.once('exit', () => this.forget(child))
      const ended = this.busy
      this.busy = undefined
      ended?.done(drawn.bytes ? succeeded(drawn.bytes) : refuse('', 'content.not-drawn'))
      this.next()
    }
    child.once('message', (drawn: Drawn) => end(drawn))
    child.once('exit', () => {
      this.forget(child)
      end({})
    })
    child.send(this.busy.drawing)
  }

  private forget(child: ChildProcess): void {
    if (this.child === child) this.child = undefined
  }

  private running(): ChildProcess {
    if (this.child) return this.child
    const child = fork(script, [], {
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
