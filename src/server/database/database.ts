import type { CompiledQuery, Kysely } from 'kysely'
import type { ClientBase } from 'pg'
import type { Tables } from '#generated/tables/tables.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { ConnectionSource } from './connection-source.ts'
import { interruptionOf } from './database-refusal.ts'
import { embeddedSource } from './embedded-source.ts'
import { FairQueue } from './fair-queue.ts'
import { kyselyOver, kyselyReading, type OpenKysely } from './kysely-over.ts'
import { migrate } from './migrate.ts'
import { postgresSource } from './postgres-source.ts'
import { openingOf, ownersOpening, type TransactionSettings } from './transaction-settings.ts'

export type { TransactionSettings } from './transaction-settings.ts'

/** An executor bound to one open transaction. */
export type Transaction = Kysely<Tables>

/** Takes a statement that leaves together with the commit, one journey less than waiting for it; when it fails, nothing is stored. */
export type AtEnd = (statement: CompiledQuery) => void

/** The one door to the rows. */
export type Database = {
  readonly kind: 'embedded' | 'postgres'
  /**
   * Runs `act` in one transaction under the application's role and its row policies.
   * Commits when the outcome is ok and the settings name no trial, else rolls back; a throw rolls back and is thrown on.
   */
  transaction<Value>(
    settings: TransactionSettings,
    act: (transaction: Transaction, atEnd: AtEnd) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>>
  /**
   * The same for an act that only reads: each of its statements is a transaction of its own, which can change nothing and takes
   * one journey. Under read committed, each statement of a transaction looks at the newest state too.
   */
  reading<Value>(
    settings: TransactionSettings,
    act: (transaction: Transaction) => Promise<Outcome<Value>>,
  ): Promise<Outcome<Value>>
  /** Runs `act` in one transaction as the owner, without row policies: migrations, relay, vacuum, sign-in. Never inside another. */
  asOwner<Value>(act: (transaction: Transaction) => Promise<Value>): Promise<Value>
  /** How many transactions this process has committed; it grows by one with each, and with no reading. */
  commits(): number
  /** Gives back the room of old row versions: the embedded database does not do it by itself. */
  vacuum(): Promise<void>
  healthy(): Promise<boolean>
  close(): Promise<void>
}

/** Where the database is: the embedded one under `dataDirectory`, unless a `url` names a PostgreSQL server. */
export type DatabaseSettings = {
  readonly url?: string
  readonly dataDirectory: string
  readonly patience?: number
}

/** Opens the database and brings its tables up to date; throws a DatabaseRefusal with a sentence when it cannot. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const source = await (settings.url === undefined ? embeddedSource(settings) : postgresSource(settings.url))
  try {
    await withConnection(source, (client) => source.unhurried(() => migrate(client)))
  } catch (error) {
    await source.close()
    throw error
  }
  return databaseOver(source)
}

const ownersTurn = 'owner'

function databaseOver(source: ConnectionSource): Database {
  const queue = new FairQueue(source.places)
  let commits = 0
  const inTurn = async <Value>(key: string, act: (client: ClientBase) => Promise<Value>): Promise<Value> => {
    await queue.take(key)
    try {
      return await withConnection(source, act)
    } catch (error) {
      throw interruptionOf(error) ?? error
    } finally {
      queue.give()
    }
  }

  const kept = async <Value>(work: Work<Value>): Promise<Value> => {
    const value = await within(kyselyOver(work.client, source.prepared), work)
    if (work.keeps(value)) commits += 1
    return value
  }

  return {
    kind: source.kind,
    transaction: (settings, act) => {
      const opening = openingOf(settings)
      return inTurn(settings.practiceId, (client) =>
        kept({
          client,
          opening,
          act,
          keeps: (outcome) => outcome.ok && !settings.isTrial,
          idleLimit: source.idleLimit,
        }),
      )
    },
    reading: (settings, act) => {
      const opening = openingOf(settings, 'reading')
      return inTurn(settings.practiceId, async (client) => {
        const open = kyselyReading(client, source.prepared, opening)
        const watch = watchIdle(open, source.idleLimit)
        try {
          return await Promise.race([act(open.kysely), watch.idle])
        } finally {
          watch.stop()
          open.end()
        }
      })
    },
    asOwner: (act) =>
      inTurn(ownersTurn, (client) =>
        source.unhurried(() =>
          kept({ client, opening: ownersOpening, act, keeps: () => true, idleLimit: undefined }),
        ),
      ),
    commits: () => commits,
    vacuum: () =>
      inTurn(ownersTurn, async (client) => {
        await source.unhurried(() => client.query('vacuum (analyze)'))
      }),
    healthy: () =>
      inTurn(ownersTurn, async (client) => Boolean(await client.query('select 1'))).catch(() => false),
    close: () => source.close(),
  }
}

async function withConnection<Value>(
  source: ConnectionSource,
  act: (client: ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await source.acquire()
  try {
    const value = await act(client)
    source.release(client, false)
    return value
  } catch (error) {
    source.release(client, !(await rolledBack(client)))
    throw error
  }
}

async function rolledBack(client: ClientBase): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}

type Work<Value> = {
  readonly client: ClientBase
  readonly opening: string
  readonly act: (transaction: Transaction, atEnd: AtEnd) => Promise<Value>
  readonly keeps: (value: Value) => boolean
  readonly idleLimit: number | undefined
}

/**
 * The opening travels together with the first statement of `act`. That is safe: when it fails, the server
 * refuses every statement up to the rollback, so none can run under the wrong role.
 */
async function within<Value>(open: OpenKysely, work: Work<Value>): Promise<Value> {
  const { client, opening, act, keeps } = work
  const watch = watchIdle(open, work.idleLimit)
  const last: CompiledQuery[] = []
  const opened = client.query(opening)
  opened.catch(ignore) // it is asked for below, after the act
  const acted = await settled(
    Promise.race([act(open.kysely, (statement) => last.push(statement)), watch.idle]),
  )
  watch.stop()
  const kept = acted.status === 'fulfilled' && keeps(acted.value)
  const sent = kept ? last.map((statement) => open.run(statement)) : []
  open.end()
  if (acted.status === 'rejected') {
    await opened
    throw acted.reason
  }

  const ended = client.query(kept ? 'commit' : 'rollback')
  const answers = await Promise.allSettled([opened, ...sent, ended])
  const failed = answers.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  if (kept && (await ended).command !== 'COMMIT')
    throw new Error('A statement of the transaction had failed; nothing was stored.')
  return acted.value
}

function ignore(): void {}

async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [result] = await Promise.allSettled([promise])
  return result
}

/** Ends a transaction that stands idle: it waits for the outside, or for another transaction that waits for it. */
function watchIdle(
  open: OpenKysely,
  limit: number | undefined,
): { readonly idle: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const idle = new Promise<never>((_resolve, reject) => {
    if (limit === undefined) return
    const look = () => {
      const rest = limit - open.idleFor()
      if (rest > 0) timer = setTimeout(look, rest)
      else reject(new Error(`A transaction stood idle for ${limit} ms and was rolled back.`))
    }
    timer = setTimeout(look, limit)
  })
  return { idle, stop: () => clearTimeout(timer) }
}
