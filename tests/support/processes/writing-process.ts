import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabasePlace } from '#tests/support/database/database.ts'

/** For tests, a process that writes without pause and says which writes were acknowledged; it is there to be killed. */
export type WritingProcess = {
  /** Ids in the order of their acknowledgement; it grows until the process dies. */
  readonly acknowledged: readonly string[]
  /** Resolves when so many writes were acknowledged. */
  until(count: number): Promise<void>
  /** Which of these ids the restarted process does not find, whole, in every table that belongs to the write. */
  missing(ids: readonly string[]): Promise<readonly string[]>
  /** SIGKILL; resolves when the operating system has buried it. */
  kill(): Promise<void>
}

/** Starts such a process on a database. The writer may be exchanged for a server that is written to over HTTP. */
export type StartWriting = (place: DatabasePlace, preload?: string) => Promise<WritingProcess>

/** The writer that goes through `openDatabase`: resource, history, audit and outbox rows in one transaction. */
export const startDatabaseWriter: StartWriting = async (place, preload) => {
  const child = startScript('database-writer.ts', place, preload)
  const acknowledged: string[] = []
  const answers = new Map<string, (rest: string) => void>()
  const answer = (word: string) => new Promise<string>((resolve) => answers.set(word, resolve))
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
    const [word = '', rest = ''] = line.split(' ')
    if (word === 'stored') acknowledged.push(rest)
    answers.get(word)?.(rest)
  })
  const ended = once(child, 'exit')
  const ready = await Promise.race([answer('ready').then(() => true), ended.then(() => false)])
  if (!ready) throw new Error('The writer ended before it was ready.')

  return {
    acknowledged,
    until: async (count) => {
      child.stdin?.write('write\n')
      while (acknowledged.length < count) {
        if (child.exitCode !== null) throw new Error('The writer ended by itself.')
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    missing: async (ids) => {
      const checked = answer('missing')
      child.stdin?.write(`check ${ids.join(',')}\n`)
      return (await checked).split(',').filter((id) => id !== '')
    },
    kill: async () => {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await ended
    },
  }
}

const settings = { PORT: '0', GOLDTHREAD_DEMO: 'off', LOG_LEVEL: 'silent' }

/** Runs a file of this folder in a Node of its own on a database; `preload` is loaded before it, in its workers too. */
export function startScript(
  name: string,
  place: DatabasePlace,
  preload?: string,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))
  const flags = preload === undefined ? [] : ['--import', path(preload)]
  const child = spawn(process.execPath, [...flags, path(name)], {
    env: {
      ...process.env,
      ...settings,
      DATA_DIR: place.dataDirectory,
      DATABASE_URL: place.url ?? '',
      ...environment,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin?.on('error', () => undefined)
  return child
}
