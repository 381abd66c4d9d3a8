import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { DatabasePlace } from '#tests/support/database/database.ts'
import { startScript } from '#tests/support/processes/writing-process.ts'
import { uniqueBody } from './examples.ts'
import { ask, type TestAnswer, testPassword } from './server.ts'

/** For tests, a whole server with sixteen people who write and two who read, without pause, whatever they are answered. */
export type BusyHouse = {
  /** Ids of rows whose create was acknowledged. */
  readonly acknowledged: readonly string[]
  /** Every status that was answered since the last look, with its number; 0: no answer. */
  readonly answers: () => { readonly writing: Statuses; readonly reading: Statuses }
  readonly ready: () => Promise<TestAnswer>
  /** Waits until as many writes as there are writers, and one, were acknowledged. */
  readonly goesOn: () => Promise<void>
  /** The longest time without an acknowledged write since `from`, in milliseconds of `performance.now()`. */
  readonly longestSilence: (from: number) => number
  /** Ends all asking and tells which of the acknowledged rows are not there. */
  readonly missing: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}
export type Statuses = Readonly<Record<number, number>>

const writers = 16
const readers = 2
const practice = 'riverbend'

/** Starts it where `layPractice` has been. */
export async function openBusyHouse(place: DatabasePlace, preload?: string): Promise<BusyHouse> {
  const child = startScript('server-process.ts', place, preload)
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const said = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  const url = String(said[0] ?? '').replace(/^ready /, '')
  const session = await ask(`${url}/api/v1/session`, 'POST', {
    body: { username: 'admin', password: testPassword, practice, token: true },
  })
  const authorization = `Bearer ${session.body.token}`
  const client = (method: string, path: string, more: object = {}, headers: object = {}) =>
    ask(`${url}/api/v1/practices/${practice}/${path}`, method, {
      ...more,
      headers: { authorization, ...headers },
    })

  const acknowledged: string[] = []
  const acknowledgedAt: number[] = []
  let seen = { writing: {} as Record<number, number>, reading: {} as Record<number, number> }
  let isOver = false
  const count = (kind: 'writing' | 'reading', status: number) => {
    seen[kind][status] = (seen[kind][status] ?? 0) + 1
  }
  const status = (asking: Promise<TestAnswer>) => asking.then((answer) => answer.status).catch(() => 0)

  const write = async () => {
    const key = aKey()
    const body = uniqueBody('Organization', key)
    while (!isOver) {
      const answered = await status(client('POST', 'Organizations', { body }, { 'idempotency-key': key }))
      count('writing', answered)
      if (answered === 201 || answered === 200) {
        acknowledged.push(key)
        acknowledgedAt.push(performance.now())
        return
      }
      await pause(50)
    }
  }
  const writeOn = async () => {
    while (!isOver) await write()
  }
  const readOn = async () => {
    while (!isOver) {
      const id = acknowledged[Math.floor(Math.random() * acknowledged.length)]
      if (id !== undefined) count('reading', await status(client('GET', `Organizations/${id}`)))
      await pause(20)
    }
  }
  const busy = [...Array.from({ length: writers }, writeOn), ...Array.from({ length: readers }, readOn)]

  return {
    acknowledged,
    answers: () => {
      const since = seen
      seen = { writing: {}, reading: {} }
      return since
    },
    ready: () => ask(`${url}/health/ready`, 'GET', {}),
    goesOn: async () => {
      const begun = performance.now()
      const before = acknowledged.length
      while (acknowledged.length <= before + writers) {
        if (performance.now() - begun > 60_000) throw new Error('No write was acknowledged for a minute.')
        await pause(5)
      }
    },
    longestSilence: (from) => {
      const moments = [from, ...acknowledgedAt.filter((at) => at >= from), performance.now()]
      return Math.max(...moments.map((at, index) => at - (moments[index - 1] ?? at)))
    },
    missing: async () => {
      isOver = true
      await Promise.all(busy)
      const absent: string[] = []
      for (const id of acknowledged) {
        const found = await client('GET', `Organizations/${id}`)
        if (found.status !== 200) absent.push(`${id}: ${found.status}`)
      }
      return absent
    },
    close: async () => {
      isOver = true
      child.kill('SIGKILL')
      await ended
    },
  }
}

function aKey(): string {
  const hex = randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
