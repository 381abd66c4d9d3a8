import { createHash, randomUUID } from 'node:crypto'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import type { Database, TransactionSettings } from '#server/database/database.ts'
import { withSharedMemory } from '#server/database/embedded/with-shared-memory.ts'
import { migrations } from '#server/database/opening/migrate.ts'
import { openDatabase } from '#server/database/opening/open-database.ts'
import { findPostgres, notRun } from './postgres.ts'

export type DatabaseKind = Database['kind']

/** The databases of the tests: both, or only the embedded one where there is no PostgreSQL: then each file that asks says so, and is counted. */
export const databaseKinds: readonly DatabaseKind[] = findPostgres() ? ['embedded', 'postgres'] : ['embedded']

/**
 * The database on which a file of tests runs today, of both: the other one tomorrow, and half of the files on each every day.
 * `TEST_DATABASES` names one for all, or `both`. What is about a database itself asks `databaseKinds`.
 */
export function databasesFor(file: string): readonly DatabaseKind[] {
  const { TEST_DATABASES: wanted } = process.env
  if (wanted === 'both' || databaseKinds.length < 2) return databaseKinds
  const named = databaseKinds.filter((kind) => kind === wanted)
  if (named.length > 0) return named
  if (wanted) throw new Error(`TEST_DATABASES is embedded, postgres or both, not ${wanted}.`)
  const first = createHash('sha256').update(basename(file)).digest()[0] ?? 0
  const day = Math.floor(Date.now() / 86_400_000)
  return databaseKinds.filter((_, place) => place === (first + day) % databaseKinds.length)
}

if (!findPostgres() && process.env.VITEST_WORKER_ID !== undefined) {
  const { test } = await import('vitest')
  test.skip(`on the postgres database: ${notRun}`, () => undefined)
}

/** The engine lays its buffers out anew at every opening: of these few, in a moment. */
const smallBuffers = 'shared_buffers = 32MB'

/** While somebody holds the engine compiled, every opening in this process takes it as it is, made fast already. */
let compiledEngine: Promise<WebAssembly.Module> | undefined

function holdEngine(): Promise<WebAssembly.Module> {
  compiledEngine ??= WebAssembly.compile(
    withSharedMemory(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite')))),
  )
  return compiledEngine
}

/** What ends with a server may write its last file while its folder goes: that is tried again. */
const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 } as const

/** Where a database is, as `openDatabase` and a server's environment want it. */
export type DatabasePlace = { readonly dataDirectory: string; readonly url?: string }

export type TestDatabase = {
  readonly database: Database
  readonly place: DatabasePlace
  /** Closes it and removes every trace. */
  close(): Promise<void>
}

/** A migrated, empty database of one test file's own, copied from a template. */
export async function openTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const { place, remove } = await makePlace(kind)
  if (kind === 'embedded') await holdEngine()
  const database = await openDatabase(withRequestsLogin(place))
  return {
    database,
    place,
    close: async () => {
      await database.close()
      await remove()
    },
  }
}

const requestsUser = 'goldthread_requests'

/** Requests sign in as a user of their own, as in a careful house, where the server asks for no password. */
function withRequestsLogin(place: DatabasePlace): DatabasePlace & { readonly requestsUrl?: string } {
  if (place.url === undefined) return place
  const url = new URL(place.url)
  if (url.password !== '') return place
  url.username = requestsUser
  return { ...place, requestsUrl: url.href }
}

/** The place of such a database, not opened: for tests that start processes of their own on it. */
export async function makePlace(
  kind: DatabaseKind,
): Promise<{ readonly place: DatabasePlace; remove(): Promise<void> }> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'goldthread-test-'))
  if (kind === 'embedded') {
    cpSync(await embeddedTemplate(), join(dataDirectory, 'database'), { recursive: true })
    return {
      place: { dataDirectory },
      remove: async () => rmSync(dataDirectory, removal),
    }
  }
  const server = findPostgres()
  if (!server) throw new Error('There is no PostgreSQL: ask databaseKinds first.')
  const name = `goldthread_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${await postgresTemplate(client, server)}`)
  })
  return {
    place: { dataDirectory, url: addressOf(server, name) },
    remove: async () => {
      rmSync(dataDirectory, removal)
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Settings of somebody who reaches every patient of the practice; a test states its differences. */
export function aTransaction(
  differences: Partial<TransactionSettings> & { readonly practiceId: string },
): TransactionSettings {
  return {
    actorId: null,
    profileId: null,
    operation: 'patient.update',
    reach: 'All',
    profiles: [],
    allowed: [],
    ...differences,
  }
}

/** Which migrations on which embedded engine: a template is good for exactly these. */
function fingerprint(): string {
  const manifest = createRequire(import.meta.url)
    .resolve('@electric-sql/pglite')
    .replace(/dist[/\\][^/\\]*$/, 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }
  const hash = createHash('sha256').update(version).update(smallBuffers)
  for (const migration of migrations()) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 12)
}

/** Made once for each fingerprint; two processes that make it at once agree on the one that was renamed first. */
async function embeddedTemplate(): Promise<string> {
  const template = join(tmpdir(), `goldthread-template-${process.getuid?.() ?? 0}-${fingerprint()}`)
  if (existsSync(template)) return template
  const unfinished = mkdtempSync(join(tmpdir(), 'goldthread-template-'))
  const database = await openDatabase({ dataDirectory: unfinished })
  await database.close()
  appendFileSync(join(unfinished, 'database', 'postgresql.conf'), `\n${smallBuffers}\n`)
  try {
    renameSync(join(unfinished, 'database'), template)
  } catch (error) {
    if (!existsSync(template)) throw error
  }
  rmSync(unfinished, { recursive: true, force: true })
  return template
}

/** Made once on each server, under a lock that the test processes share. */
async function postgresTemplate(client: Client, server: string): Promise<string> {
  const name = `goldthread_template_${fingerprint()}`
  await client.query('select pg_advisory_lock(746011)')
  const known = await client.query('select 1 from pg_database where datname = $1', [name])
  if (known.rows.length === 0) {
    const unfinished = `${name}_unfinished`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const dataDirectory = mkdtempSync(join(tmpdir(), 'goldthread-test-'))
    const database = await openDatabase({ dataDirectory, url: addressOf(server, unfinished) })
    await database.close()
    rmSync(dataDirectory, removal)
    await client.query(`alter database ${unfinished} rename to ${name}`)
  }
  const login = await client.query('select 1 from pg_roles where rolname = $1', [requestsUser])
  if (login.rows.length === 0) await client.query(`create role ${requestsUser} login in role goldthread_app`)
  await client.query('select pg_advisory_unlock(746011)')
  return name
}

async function onServer<Value>(server: string, act: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
