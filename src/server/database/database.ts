import type { CompiledQuery, Kysely } from 'kysely'
import type { ClientBase } from 'pg'
import type { Tables } from '#generated/tables/tables.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import type { ConnectionSource, WorkerFigures } from './connection-source.ts'
import { type DatabaseLog, untold } from './database-log.ts'
import { endedReading, ReadingEnded } from './database-refusal.ts'
import { interruptionOf } from './database-trouble.ts'
import { type EmbeddedSettings, embeddedSource } from './embedded/embedded-source.ts'
import { FairQueue } from './fair-queue.ts'
import { HeldPlace, type Taking } from './held-place.ts'
import { kyselyOver, kyselyReading, type OpenKysely } from './kysely-over.ts'
import { migrate } from './migrate.ts'
import { Outages } from './outages.ts'
import { postgresSource } from './postgres-source.ts'
import { type Prove, readProving } from './proving.ts'
import { openingOf, ownersOpening, type TransactionSettings } from './transaction-settings.ts'
import { watchIdle, watchTurn } from './watches.ts'

export type { TransactionSettings } from './transaction-settings.ts'

/** An executor bound to one open transaction. */
export type Transaction = Kysely<Tables>

/** Takes a statement that leaves together with the commit, one journey less than waiting for it; when it fails, nothing is stored. */
export type AtEnd = (statement: CompiledQuery) => void

/** Whether the database can be asked: in full, for reading only while its disk is full, or not at all. */
export type Condition = 'whole' | 'full' | 'away'

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
  asOwner<Value>(
    act: (transaction: Transaction) => Promise<Value>,
    whose?: 'request' | 'background',
  ): Promise<Value>
  /** What row policies ask for where a row is locked or belongs to somebody's hand. */
  readonly prove: Prove
  /** How many transactions this process has committed; it grows by one with each, and with no reading. */
  commits(): number
  /** Gives back the room of old row versions: the embedded database does not do it by itself. */
  vacuum(): Promise<void>
  condition(): Promise<Condition>
  /** False while nothing new may be stored for lack of room; what reading leaves in the trail still may. */
  hasRoom(): boolean
  /** Of the embedded database's worker; undefined where the database is a server of its own. */
  figures(): Promise<WorkerFigures | undefined>
  close(): Promise<void>
}

/** Where the database is: the embedded one under `dataDirectory`, unless a `url` names a PostgreSQL server. */
export type DatabaseSettings = Partial<EmbeddedSettings> & {
  readonly dataDirectory: string
  readonly url?: string
  /** A login for requests on that server, that may be the application's role and nothing else. */
  readonly requestsUrl?: string
}

/** No statement of a request takes longer than so many milliseconds (AVL-6); the house's own work takes the time that it needs. */
const usualStatementLimit = 4_000

/** Opens the database and brings its tables up to date; throws a DatabaseRefusal with a sentence when it cannot. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { url, requestsUrl, statementLimit = usualStatementLimit } = settings
  const source = await (url === undefined
    ? embeddedSource({ ...settings, statementLimit })
    : postgresSource({ url, requestsUrl, statementLimit }))
  try {
    const prove = await withConnection(source, (client) =>
      source.unhurried(async () => {
        await migrate(client)
        return readProving(client)
      }),
    )
    await source.checkLogins()
    return databaseOver({ source, log: settings.log ?? untold, prove })
  } catch (error) {
    await source.close()
    throw error
  }
}

/** The house's own work: migrations, relay, sign-in, the trail. */
const house: Taking = { asker: { practice: 'house', person: undefined }, as: 'owner' }
/** Work for which no request waits. */
const background: Taking = { asker: { ...house.asker, isBackground: true }, as: 'owner' }

/** Somebody who has had much time at the one place of the embedded database goes on when nobody else has asked for so long. */
const rest = 50

type Over = { readonly source: ConnectionSource; readonly log: DatabaseLog; readonly prove: Prove }

function databaseOver({ source, log, prove }: Over): Database {
  const { kind, places } = source
  const queue = new FairQueue({
    places,
    mostOfOne: Math.ceil(places / 2),
    rest: kind === 'embedded' ? rest : 0,
  })
  let commits = 0
  const outages = new Outages(log)
  const held = async <Value>(place: HeldPlace, act: () => Promise<Value>): Promise<Value> => {
    try {
      const before = commits
      const value = await holding(place, act)
      outages.passed(commits > before && source.hasRoom())
      return value
    } catch (error) {
      if (outages.met(error)) source.noteFull()
      throw interruptionOf(error) ?? error
    }
  }
  const inTurn = <Value>(taking: Taking, act: (client: ClientBase) => Promise<Value>): Promise<Value> => {
    const place = new HeldPlace(queue, source, taking)
    return held(place, async () => act(await place.take()))
  }

  const kept = async <Value>(work: Work<Value>): Promise<Value> => {
    const value = await within(kyselyOver(work.client, source.prepared), work)
    if (work.keeps(value)) commits += 1
    return value
  }

  return {
    kind,
    transaction: (settings, act) => {
      const opening = openingOf(settings)
      return inTurn(takingOf(settings), (client) =>
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
      return inTurns((longestWait) => {
        const place = new HeldPlace(queue, source, takingOf(settings))
        return held(place, () => read({ source, place, opening, act, longestWait }))
      })
    },
    asOwner: (act, whose) =>
      inTurn(whose === 'background' ? background : house, (client) =>
        source.unhurried(() =>
          kept({ client, opening: ownersOpening, act, keeps: () => true, idleLimit: undefined }),
        ),
      ),
    prove,
    commits: () => commits,
    vacuum: () =>
      inTurn(background, async (client) => {
        await client.query('set statement_timeout = 0')
        await source.unhurried(() => client.query('vacuum (analyze)'))
        await client.query('reset statement_timeout')
      }),
    condition: () =>
      inTurn(house, (client) => client.query('select 1')).then(
        () => (outages.isFull || !source.hasRoom() ? 'full' : 'whole'),
        () => 'away',
      ),
    hasRoom: () => source.hasRoom(),
    figures: () => source.figures(),
    close: () => source.close(),
  }
}

/** How long others wait for one statement of a reading, in milliseconds: when it is tried first, and when it is tried again. */
const waits = [300, 450] as const

/**
 * A reading that was ended because others waited is tried once more behind them, with more time, before it is refused: on a slow
 * machine it is often no long one. It has changed nothing, so it can begin anew.
 */
async function inTurns<Value>(attempt: (longestWait: number) => Promise<Value>): Promise<Value> {
  try {
    return await attempt(waits[0])
  } catch (error) {
    if (!(error instanceof ReadingEnded) || error.because !== 'othersWait') throw error
  }
  return attempt(waits[1])
}

type ReadingWork<Value> = {
  readonly longestWait: number
  readonly source: ConnectionSource
  readonly place: HeldPlace
  readonly opening: string
  readonly act: (transaction: Transaction) => Promise<Value>
}

/** What was sent beside a statement that failed is waited for, and still ended in time. */
async function read<Value>({ source, place, opening, act, longestWait }: ReadingWork<Value>): Promise<Value> {
  await place.take()
  const open = kyselyReading(place, source.prepared, opening)
  const idle = watchIdle(open, source.idleLimit)
  const { endStatement } = source
  const turn = watchTurn(open, { longestWait, othersWait: () => place.othersWait(), endStatement })
  try {
    return await Promise.race([act(open.kysely), idle.idle])
  } catch (error) {
    if (place.client) await rolledBack(place.client)
    throw endedReading(error, turn.hasEnded()) ?? error
  } finally {
    idle.stop()
    turn.stop()
    open.end()
  }
}

function takingOf({ practiceId, actorId }: TransactionSettings): Taking {
  return { asker: { practice: practiceId, person: actorId ?? undefined }, as: 'requests' }
}

/** Gives the place back whatever comes; a connection that cannot be rolled back is broken. */
async function holding<Value>(place: HeldPlace, act: () => Promise<Value>): Promise<Value> {
  try {
    const value = await act()
    place.end(false)
    return value
  } catch (error) {
    place.end(place.client !== undefined && !(await rolledBack(place.client)))
    throw error
  }
}

async function withConnection<Value>(
  source: ConnectionSource,
  act: (client: ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await source.acquire('owner')
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
