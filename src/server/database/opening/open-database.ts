import type { CompiledQuery } from 'kysely'
import type { ClientBase } from 'pg'
import type { ConnectionSource } from '#server/database/connection-source.ts'
import type { AtEnd, Database, Transaction } from '#server/database/database.ts'
import { type DatabaseLog, untold } from '#server/database/database-log.ts'
import { endedReading, ReadingEnded } from '#server/database/database-refusal.ts'
import { type EmbeddedSettings, embeddedSource } from '#server/database/embedded/embedded-source.ts'
import { type Prove, readProving } from '#server/database/prove.ts'
import {
  type Opening,
  openingOf,
  ownersOpening,
  type TransactionSettings,
} from '#server/database/transaction-settings.ts'
import { interruptionOf } from '#server/database/trouble.ts'
import { FairQueue } from '#server/database/turns/fair-queue.ts'
import { HeldPlace, type Taking } from '#server/database/turns/held-place.ts'
import { kyselyOver, kyselyReading, type OpenTransaction } from '#server/database/turns/kysely-over.ts'
import { Outages } from '#server/database/turns/outages.ts'
import { type SharedPlace, SharedPlaces } from '#server/database/turns/shared-place.ts'
import { watchIdle, watchTurn } from '#server/database/turns/watch.ts'
import { migrate } from './migrate.ts'
import { addressOf, postgresSource } from './postgres-source.ts'
import { lineAlone, openServerLine, type ServerLine } from './server-line.ts'
import { rowsOf, unhurriedly } from './unhurriedly.ts'

/** Where the database is: the embedded one under `dataDirectory`, unless a `url` names a PostgreSQL server. */
export type DatabaseSettings = Partial<EmbeddedSettings> & {
  readonly dataDirectory: string
  readonly url?: string
  /** A login for requests on that server, that may be the application's role and nothing else. */
  readonly requestsUrl?: string
}

/** No statement of a request takes longer than so many milliseconds (`src/server/database/README.md`, "A statement of the embedded database can be ended"); the house's own work takes the time that it needs. */
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
    const log = settings.log ?? untold
    const line = url === undefined ? lineAlone() : openServerLine(addressOf(url), log)
    return databaseOver({ source, log, prove, line })
  } catch (error) {
    await source.close()
    throw error
  }
}

/** The house's own work: migrations, relay, sign-in, the trail. */
const house: Taking = { asker: { practice: 'house', person: undefined }, as: 'owner' }
/** Work for which no request waits. */
const background: Taking = { asker: { ...house.asker, isBackground: true }, as: 'owner' }
const job: Taking = { asker: { ...background.asker, givesWay: true }, as: 'owner' }
const takings = { request: house, background, job, look: job } as const

/** Somebody who has had much time at the one place of the embedded database goes on when nobody else has asked for so long. */
const rest = 50

type Over = {
  readonly source: ConnectionSource
  readonly log: DatabaseLog
  readonly prove: Prove
  readonly line: ServerLine
}

/** A place alone, or a part of one. */
type Turn = HeldPlace | SharedPlace

/** Work in its turn: what holds a connection, what is begun and kept on it, and how often something was. */
function turnsOver({ source, log }: Pick<Over, 'source' | 'log'>) {
  const { kind, places } = source
  const queue = new FairQueue({
    places,
    mostOfOne: Math.ceil((places * 3) / 4),
    rest: kind === 'embedded' ? rest : 0,
  })
  let commits = 0
  const outages = new Outages(log)
  const held = async <Value>(place: Turn, act: () => Promise<Value>): Promise<Value> => {
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
    const value = await within(kyselyOver(work.client, source.prepared, work.opening), work)
    if (work.keeps(value)) commits += 1
    return value
  }

  return { queue, outages, held, inTurn, kept, commits: () => commits }
}

function databaseOver({ source, log, prove, line }: Over): Database {
  const { queue, outages, held, inTurn, kept, commits } = turnsOver({ source, log })
  const shared = new SharedPlaces()
  return {
    kind: source.kind,
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
        const own = () => new HeldPlace(queue, source, takingOf(settings))
        const place = settings.isShort && source.kind === 'postgres' ? shared.join(own) : own()
        return held(place, () => read({ source, place, opening, act, longestWait }))
      })
    },
    asOwner: (act, whose = 'request') =>
      inTurn(takings[whose], (client) =>
        source.unhurried(() =>
          kept({ client, opening: ownersOpening, act, keeps: () => whose !== 'look', idleLimit: undefined }),
        ),
      ),
    statement: (text, values) =>
      inTurn(job, (client) => unhurriedly(source, client, () => rowsOf(client, text, values))),
    prove,
    signals: line.signals,
    commits,
    vacuum: () =>
      inTurn(background, async (client) => {
        await unhurriedly(source, client, () => client.query('vacuum (analyze)'))
      }),
    condition: () =>
      inTurn(house, (client) => client.query('select 1')).then(
        () => (outages.isFull || !source.hasRoom() ? 'full' : 'whole'),
        () => 'away',
      ),
    hasRoom: () => source.hasRoom(),
    figures: () => source.figures(),
    close: async () => {
      await line.close()
      await source.close()
    },
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
  readonly place: Turn
  readonly opening: Opening
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

function takingOf({ practiceId, actorId, isBackground }: TransactionSettings): Taking {
  const asker = { practice: practiceId, person: actorId ?? undefined }
  return { asker: isBackground ? { ...asker, isBackground, givesWay: true } : asker, as: 'requests' }
}

/** Gives the place back whatever comes; a connection that cannot be rolled back is broken. */
async function holding<Value>(place: Turn, act: () => Promise<Value>): Promise<Value> {
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
  readonly opening: Opening
  readonly act: (transaction: Transaction, atEnd: AtEnd) => Promise<Value>
  readonly keeps: (value: Value) => boolean
  readonly idleLimit: number | undefined
}

/**
 * The opening travels together with the first statement of `act`, and the last statements with the commit. That is safe: where one
 * fails, the server refuses every statement up to the rollback, so none can run under the wrong role and nothing half is stored.
 */
async function within<Value>(open: OpenTransaction, { act, keeps, idleLimit }: Work<Value>): Promise<Value> {
  const watch = watchIdle(open, idleLimit)
  const last: CompiledQuery[] = []
  try {
    const value = await Promise.race([act(open.kysely, (statement) => last.push(statement)), watch.idle])
    watch.stop()
    await (keeps(value) ? open.commit(last) : open.rollback())
    return value
  } finally {
    watch.stop()
    open.end()
  }
}
