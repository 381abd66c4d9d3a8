import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a test says when it needs a PostgreSQL and there is none. */
export const notRun = 'not run: no PostgreSQL'

/** The PostgreSQL of this test run: the one that TEST_DATABASE_URL names, or the private one that the run has started. */
export function findPostgres(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined
}

/** A PostgreSQL server of our own, in a folder of its own, on a port of its own. */
export type PrivatePostgres = {
  readonly url: string
  /** SIGKILL to the server and every process of it. */
  readonly kill: () => void
  /** As an administrator stops it: sessions are told, then ended. */
  readonly stop: () => void
  readonly start: () => void
  /** Ends it and removes its folder. */
  readonly remove: () => void
}

/** Whether this machine has the programs of a PostgreSQL server. */
export function postgresPrograms(): string | undefined {
  const home = '/usr/lib/postgresql'
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(home, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  return folders.find((folder) => runs(join(folder, 'initdb')) && runs(join(folder, 'pg_ctl')))
}

/** Makes and starts a server in a folder of its own; it refuses to run as root, so root lends it to the user `postgres`. */
export async function startPrivatePostgres(within = tmpdir()): Promise<PrivatePostgres | undefined> {
  const programs = postgresPrograms()
  const user = serverUser()
  if (!programs || !user) return undefined

  const folder = mkdtempSync(join(within, 'goldthread-postgres-'))
  if (user.id !== undefined) chownSync(folder, user.id, user.group)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...parameters: readonly string[]) =>
    execFileSync(
      user.prefix[0] ?? join(programs, program),
      [...user.prefix.slice(1), ...(user.prefix.length > 0 ? [join(programs, program)] : []), ...parameters],
      { stdio: 'pipe', cwd: folder },
    )

  run('initdb', '-D', data, '-A', 'trust', '-U', 'goldthread_owner', '-E', 'UTF8', '--locale=C.UTF-8')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200 -c shared_buffers=128MB`
  const start = () => {
    run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', '-t', '60', 'start')
  }
  const kill = () => killAll(data)
  start()
  return {
    url: `postgres://goldthread_owner@127.0.0.1:${port}/postgres`,
    kill,
    stop: () => void run('pg_ctl', '-D', data, '-m', 'fast', '-w', '-t', '60', 'stop'),
    start,
    remove: () => {
      kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type ServerUser = { readonly prefix: readonly string[]; readonly id?: number; readonly group: number }

function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return { prefix: [], group: 0 }
  const [id, group] = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'postgres']).stdout?.toString()),
  )
  if (!id || !group) return undefined
  return { prefix: ['setpriv', `--reuid=${id}`, `--regid=${group}`, '--clear-groups'], id, group }
}

/** The postmaster first, so that it starts nothing anew; its children are those whose parent it is. */
function killAll(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const postmaster = Number(readFileSync(file, 'utf8').split('\n')[0])
  for (const pid of [postmaster, ...childrenOf(postmaster)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  waitUntilGone(postmaster)
}

function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return undefined
  }
}

function waitUntilGone(pid: number): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let tries = 0; tries < 200 && parentOf(pid) !== undefined; tries += 1) Atomics.wait(pause, 0, 0, 25)
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
