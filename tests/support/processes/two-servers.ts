import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { openKeys } from '#server/config/installation-keys.ts'
import { checkpointFileIn, readCheckpointFile, together } from '#server/database/audit/checkpoint-file.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { sentenceOf } from '#server/database/verify/trail-finding.ts'
import { verifyTrails } from '#server/database/verify/verify-trail.ts'
import { type DatabasePlace, makePlace } from '#tests/support/database/database.ts'
import { type Asking, ask, type TestAnswer, testPassword } from '#tests/support/server/server.ts'
import { layPractice } from '#tests/support/server/start-server-writer.ts'
import { startScript } from './writing-process.ts'

/** A server in a process of its own. */
export type ServerProcess = {
  readonly url: string
  /** Asks under the practice as somebody; a path with a leading slash is asked under /api/v1. */
  readonly ask: (token: string, method: string, path: string, more?: Asking) => Promise<TestAnswer>
  /** Signs in; answers the token, or undefined when it is refused. */
  readonly signIn: (login: string, password?: string) => Promise<string | undefined>
  /** Stops it as an operator would, or as a power cut would. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** For tests, two server processes with folders of their own, one key file and one PostgreSQL database, in which a practice lies. */
export type TwoServers = {
  readonly one: ServerProcess
  readonly other: ServerProcess
  readonly place: DatabasePlace
  /** What whoever verifies the audit is told. */
  readonly findings: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

const practice = 'riverbend'

/** Starts both; the practice is that of `layPractice`. */
export async function startTwoServers(): Promise<TwoServers> {
  const { place, remove } = await makePlace('postgres')
  await layPractice(place)
  const folder = mkdtempSync(join(tmpdir(), 'goldthread-test-'))
  copyFileSync(join(place.dataDirectory, 'keys.json'), join(folder, 'keys.json'))
  const places = [place, { ...place, dataDirectory: folder }] as const
  const [one, other] = await Promise.all([startServerProcess(places[0]), startServerProcess(places[1])])
  return {
    one,
    other,
    place,
    findings: () => findingsOf(place, [place.dataDirectory, folder]),
    close: async () => {
      await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')])
      rmSync(folder, { recursive: true, force: true })
      await remove()
    },
  }
}

async function startServerProcess(place: DatabasePlace): Promise<ServerProcess> {
  const child = startScript('server-process.ts', place)
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const complaints: string[] = []
  child.stderr?.on('data', (text) => complaints.push(String(text)))
  const said = await Promise.race([once(lines, 'line'), ended.then(() => [])])
  const url = String(said[0] ?? '').replace(/^ready /, '')
  if (!url.startsWith('http')) throw new Error(`The server ended: ${complaints.join('')}`)
  return {
    url,
    ask: (token, method, path, more = {}) => {
      const target = path.startsWith('/') ? path : `/practices/${practice}/${path}`
      return ask(`${url}/api/v1${target}`, method, {
        ...more,
        headers: { authorization: `Bearer ${token}`, ...more.headers },
      })
    },
    signIn: async (login, password = testPassword) => {
      const body = { username: login, password, practice, token: true }
      return (await ask(`${url}/api/v1/session`, 'POST', { body })).body.token
    },
    end: async (signal) => {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await ended
    },
  }
}

async function findingsOf(place: DatabasePlace, folders: readonly string[]): Promise<readonly string[]> {
  const database = await openDatabase(place)
  const pinned = {
    signer: openKeys(join(place.dataDirectory, 'keys.json')).signing,
    kept: together(folders.flatMap((folder) => readCheckpointFile(checkpointFileIn(folder)) ?? [])),
  }
  const trails = await database.asOwner((transaction) => verifyTrails(transaction, pinned))
  await database.close()
  return trails.flatMap(({ findings }) => findings.map(sentenceOf))
}
