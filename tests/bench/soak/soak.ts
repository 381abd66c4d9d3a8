import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWorld } from '#server/app/build-world.ts'
import { openKeys } from '#server/config/installation-keys.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { connections, send } from '#tests/bench/api/measure.ts'
import {
  benchPassword,
  practiceKey,
  type Size,
  type StoredRows,
  storeBenchRows,
} from '#tests/bench/api/stored-rows.ts'
import type { DatabasePlace } from '#tests/support/database/database.ts'
import { mixedRequests } from './mixed-requests.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What a server held at one moment, in bytes: the process, and within it the embedded database's worker. */
export type Held = { readonly resident: number; readonly worker?: number }

/** What became of a soak: refusals and errors by status, memory after a third and at the end, how slow the slowest were. */
export type Soaked = {
  readonly requests: number
  readonly seconds: number
  readonly unanswered: Readonly<Record<string, number>>
  readonly afterThird: Held
  readonly atEnd: Held
  /** The 99th of 100 answers, in milliseconds, of the first and the last tenth. */
  readonly p99: { readonly first: number; readonly last: number }
  readonly workerStarts?: number
}

/** Soaks a server for the benchmark: lays rows in a database, starts a server on it in a process of its own, and sends it so many mixed requests. */
export async function soak(place: DatabasePlace, size: Size, requests: number): Promise<Soaked> {
  const stored = await lay(place, size)
  const child = startServer(place)
  try {
    const url = await addressOf(child)
    const headers = { authorization: `Bearer ${await signIn(url)}`, 'x-enable-cross-partition': 'true' }
    return await sendAll({ url, pid: child.pid ?? 0, shot: mixedRequests(stored, headers), requests })
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
}

async function lay(place: DatabasePlace, size: Size): Promise<StoredRows> {
  const database = await openDatabase(place)
  const world = buildWorld({ database, keys: openKeys(join(place.dataDirectory, 'keys.json')) })
  const stored = await storeBenchRows(world, size)
  await database.close()
  return stored
}

function startServer({ dataDirectory, url }: DatabasePlace): ChildProcess {
  const settings = {
    DATA_DIR: dataDirectory,
    ...(url !== undefined && { DATABASE_URL: url }),
    PORT: '0',
    LOG_LEVEL: 'error',
    GOLDTHREAD_DEMO: 'off',
  }
  return spawn(process.execPath, ['tests/bench/api/our-server.ts'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    child.stdout?.on('data', (text: Buffer) => {
      const url = /http:\/\/[\d.]+:\d+/.exec(text.toString())?.[0]
      if (url) resolve(url)
    })
  })
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({
    username: 'staff0',
    password: benchPassword,
    practice: practiceKey,
    token: true,
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/v1/session`, { method: 'POST', headers, body })
  return ((await answer.json()) as { readonly token: string }).token
}

type Sending = {
  readonly url: string
  readonly pid: number
  readonly shot: ReturnType<typeof mixedRequests>
  readonly requests: number
}

async function sendAll({ url, pid, shot, requests }: Sending): Promise<Soaked> {
  const begun = performance.now()
  const times: number[] = []
  const unanswered: Record<string, number> = {}
  const part = async (from: number, to: number): Promise<Held> => {
    const agent = new Agent({ keepAlive: true, maxSockets: connections })
    let next = from
    const one = async () => {
      for (let index = next++; index < to; index = next++) {
        const asked = performance.now()
        const status = await send(url, agent, shot(index)).catch(() => 'cut off')
        times[index] = performance.now() - asked
        if (typeof status === 'string' || status >= 400) unanswered[status] = (unanswered[status] ?? 0) + 1
      }
    }
    await Promise.all(Array.from({ length: connections }, one))
    agent.destroy()
    return held(url, pid)
  }

  const third = Math.round(requests / 3)
  const afterThird = await part(0, third)
  const atEnd = await part(third, requests)
  const tenth = Math.round(requests / 10)
  const starts = (await figuresOf(url)).worker?.starts
  return {
    requests,
    seconds: Math.round((performance.now() - begun) / 1000),
    unanswered,
    afterThird,
    atEnd,
    p99: { first: p99Of(times.slice(0, tenth)), last: p99Of(times.slice(-tenth)) },
    ...(starts !== undefined && { workerStarts: starts }),
  }
}

/** After some quiet seconds, with one request between them, so that the worker has told of itself. */
async function held(url: string, pid: number): Promise<Held> {
  const quiet = () => new Promise((resolve) => setTimeout(resolve, 1_500))
  for (let turn = 0; turn < 2; turn += 1) {
    await quiet()
    await fetch(`${url}/health/ready`)
  }
  await quiet()
  const memory = (await figuresOf(url)).worker?.memory
  const resident =
    Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  return { resident, ...(memory && { worker: memory.engine + memory.heap + memory.buffers }) }
}

type Figures = {
  readonly worker?: {
    readonly starts: number
    readonly memory?: { readonly engine: number; readonly heap: number; readonly buffers: number }
  }
}

async function figuresOf(url: string): Promise<Figures> {
  return (await (await fetch(`${url}/health/figures`)).json()) as Figures
}

function p99Of(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}
