import { type ClientBase, Pool, type PoolClient } from 'pg'
import type { ConnectionSource } from '#server/database/connection-source.ts'
import { DatabaseRefusal } from '#server/database/database-refusal.ts'
import { statementsKept } from '#server/database/turns/ask.ts'
import { valueTypes } from '#server/database/value-types.ts'
import { GatheringSocket } from './gathering-socket.ts'

const places = 16
const lowestVersion = 150_000
/** A connection that keeps more plans than this is replaced: ever new questions would fill the database's memory (some 250 kB each). */
const mostStatements = 1_000

/**
 * Each statement is planned once for each connection: behind row policies the planner's guesses hardly depend on the values,
 * and planning a search anew costs more than the search (`src/server/stores/README.md`, "A search decides its own way").
 */
const planning = '-c jit=off -c plan_cache_mode=force_generic_plan'

/** Where the server is and as whom one signs in; a statement of a request may take so many milliseconds. */
export type PostgresSettings = {
  readonly url: string
  readonly requestsUrl: string | undefined
  readonly statementLimit: number
}

/**
 * Opens a pool to a PostgreSQL server, and a second one where requests have a login of their own; refuses a server that is
 * too old or that may forget what it acknowledged.
 */
export async function postgresSource(settings: PostgresSettings): Promise<ConnectionSource> {
  const { requestsUrl, statementLimit } = settings
  const { url, prepared } = readAddress(settings.url)
  const owner = poolTo(url, statementLimit)
  const requests = requestsUrl === undefined ? owner : poolTo(readAddress(requestsUrl).url, statementLimit)
  const pools = new Set([owner, requests])
  const close = async () => {
    await Promise.all([...pools].map((pool) => pool.end()))
  }
  try {
    await proveDurable(owner)
  } catch (error) {
    await close()
    throw error instanceof DatabaseRefusal ? error : unanswered('DATABASE_URL', error)
  }
  return {
    kind: 'postgres',
    places,
    prepared,
    idleLimit: undefined,
    acquire: (as) => (as === 'owner' ? owner : requests).connect(),
    checkLogins: async () => {
      if (requests !== owner) await proveNarrow(requests, await userOf(owner))
    },
    release: (client: ClientBase, broken) =>
      // This source hands out clients of its pool only.
      (client as PoolClient).release(broken || statementsKept(client) > mostStatements),
    unhurried: (act) => act(),
    hasRoom: () => true,
    noteFull: () => undefined,
    figures: async () => undefined,
    close,
  }
}

function poolTo(url: string, statementLimit: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: places,
    types: valueTypes,
    pipeline: true,
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: 10_000,
    options: `-c TimeZone=UTC -c DateStyle=ISO -c statement_timeout=${statementLimit} -c lock_timeout=2s -c idle_in_transaction_session_timeout=10s ${planning}`,
  })
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

function unanswered(setting: string, error: unknown): DatabaseRefusal {
  const said = error instanceof Error ? error.message : 'unknown'
  return new DatabaseRefusal(
    `The PostgreSQL database of ${setting} does not answer: ${said}. Check the address and that the server runs.`,
  )
}

async function userOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ user: string }>('select current_user as user')
  return rows[0]?.user ?? ''
}

/** Requests sign in as somebody who may be the application's role, and can become nobody who may more. */
async function proveNarrow(requests: Pool, owner: string): Promise<void> {
  const { rows } = await requests
    .query<{ may: boolean; strong: boolean; user: string }>(
      `select current_user as user, pg_has_role('goldthread_app', 'member') as may,
        exists (select 1 from pg_roles r where pg_has_role(r.oid, 'member') and r.rolname <> 'goldthread_app'
          and (r.rolname <> current_user or r.rolsuper or r.rolbypassrls or r.rolcreaterole)) as strong`,
    )
    .catch((error: unknown) => {
      throw unanswered('DATABASE_REQUESTS_URL', error)
    })
  const [found] = rows
  if (found?.may && !found.strong && found.user !== owner) return
  throw new DatabaseRefusal(
    "The user of DATABASE_REQUESTS_URL must be able to become goldthread_app and no other role. Let an administrator of the server run: create role goldthread_requests login password '…'; grant goldthread_app to goldthread_requests; and name that user.",
  )
}

/** A lost connection is told by the statement that needs it; the event of the same error would end the process. */
function ignore(): void {}

/** The address as the server's own clients take it. */
export function addressOf(address: string): string {
  return readAddress(address).url
}

/** `?prepared=off` is ours: for a pooler that does not keep statements (pgbouncer before 1.21). */
function readAddress(address: string): { readonly url: string; readonly prepared: boolean } {
  const url = new URL(address)
  const prepared = url.searchParams.get('prepared') !== 'off'
  url.searchParams.delete('prepared')
  return { url: url.href, prepared }
}

async function proveDurable(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')",
  )
  for (const { name, setting } of rows) {
    if (name === 'server_version_num' && Number(setting) < lowestVersion) {
      throw new DatabaseRefusal('The PostgreSQL server is older than version 15. Use version 15 or newer.')
    }
    if (setting === 'off') {
      throw new DatabaseRefusal(
        `The PostgreSQL server runs with ${name} = off and may lose what it has acknowledged. Set it to on and start again.`,
      )
    }
  }
}
