import { type ClientBase, Pool, type PoolClient } from 'pg'
import type { ConnectionSource } from './connection-source.ts'
import { DatabaseRefusal } from './database-refusal.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { valueTypes } from './value-types.ts'

const places = 16
const lowestVersion = 150_000

/**
 * Each statement is planned once for each connection: behind row policies the planner's guesses hardly depend on the values,
 * and planning a search anew costs more than the search (`database.md` §10).
 */
const planning = '-c jit=off -c plan_cache_mode=force_generic_plan'

/**
 * Opens a pool to a PostgreSQL server, on which a statement of a request may take so many milliseconds; refuses a server that is
 * too old or that may forget what it acknowledged.
 */
export async function postgresSource(address: string, statementLimit: number): Promise<ConnectionSource> {
  const { url, prepared } = readAddress(address)
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
  try {
    await proveDurable(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof DatabaseRefusal) throw error
    throw new DatabaseRefusal(
      `The PostgreSQL database of DATABASE_URL does not answer: ${error instanceof Error ? error.message : 'unknown'}. Check the address and that the server runs.`,
    )
  }
  return {
    kind: 'postgres',
    places,
    prepared,
    idleLimit: undefined,
    acquire: () => pool.connect(),
    release: (client: ClientBase, broken) => (client as PoolClient).release(broken),
    unhurried: (act) => act(),
    hasRoom: () => true,
    noteFull: () => undefined,
    figures: async () => undefined,
    close: () => pool.end(),
  }
}

/** A lost connection is told by the statement that needs it; the event of the same error would end the process. */
function ignore(): void {}

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
