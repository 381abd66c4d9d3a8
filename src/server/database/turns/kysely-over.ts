import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { QueryResult as Answer, ClientBase, QueryConfig } from 'pg'
import type { Tables } from '#generated/tables/tables.ts'

const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const compiler = dialect.createQueryCompiler()
const adapter = dialect.createAdapter()
const driver = dialect.createDriver()

/** Kysely bound to one connection for the time of one open transaction; after `end` it refuses every statement. */
export type OpenKysely = {
  readonly kysely: Transaction<Tables>
  /** Sends a compiled statement at once, in the order of the calls. */
  readonly run: (statement: CompiledQuery) => Promise<unknown>
  readonly end: () => void
  /** Milliseconds since its last statement was answered; 0 while one runs. */
  readonly idleFor: () => number
  /** Milliseconds since one of its statements runs without a pause; 0 while none does. */
  readonly busyFor: () => number
}

/** Where the statements of a reading go: the connection of a place that may change between two of them. */
export type Turns = {
  readonly client: ClientBase | undefined
  /** Whether others ought to be let in before the next statement. */
  isDue(): boolean
  renew(): Promise<ClientBase>
}

/** Opens Kysely over a connection that is inside a transaction; it can neither begin nor end one. */
export function kyselyOver(client: ClientBase, prepared: boolean): OpenKysely {
  return openOver(new OpenConnection(client, prepared))
}

/**
 * Opens Kysely over a place where every statement is a transaction of its own, opened by `opening`; one journey each. Between two of
 * them others may have a turn.
 */
export function kyselyReading(turns: Turns, prepared: boolean, opening: string): OpenKysely {
  return openOver(new OpenConnection(turns.client, prepared, { opening, turns }))
}

function openOver(connection: OpenConnection): OpenKysely {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  return {
    kysely: new Transaction<Tables>({ config: { dialect }, dialect, driver, executor }),
    run: (statement) => connection.executeQuery(statement),
    end: () => connection.end(),
    idleFor: () => connection.idleFor(),
    busyFor: () => connection.busyFor(),
  }
}

type Reading = { readonly opening: string; readonly turns: Turns }

/** One connection as Kysely asks for it; statements with parameters are prepared once for each connection. */
class OpenConnection implements DatabaseConnection {
  readonly #prepared: boolean
  readonly #reading: Reading | undefined
  #open: ClientBase | undefined
  #running = 0
  #askedAt = 0
  #answeredAt = performance.now()
  #turn: Promise<void> | undefined

  constructor(client: ClientBase | undefined, prepared: boolean, reading?: Reading) {
    this.#open = client
    this.#prepared = prepared
    this.#reading = reading
  }

  /** The connection belongs to somebody else from now on. */
  end(): void {
    this.#open = undefined
  }

  idleFor(): number {
    return this.#running > 0 ? 0 : performance.now() - this.#answeredAt
  }

  busyFor(): number {
    return this.#running === 0 || this.#turn ? 0 : performance.now() - this.#askedAt
  }

  async #ask(question: string | QueryConfig): Promise<Answer> {
    const reading = this.#reading
    if (this.#running === 0) this.#begin(reading)
    this.#running += 1
    try {
      if (!reading) return await this.#client.query(question)
      if (this.#turn) await this.#turn
      return await enclosed(this.#client, reading.opening, question)
    } finally {
      this.#running -= 1
      this.#answeredAt = performance.now()
    }
  }

  /** The first statement after a pause: others may have a turn before it. */
  #begin(reading: Reading | undefined): void {
    this.#askedAt = performance.now()
    if (!reading || !this.#open || !reading.turns.isDue()) return
    this.#turn = reading.turns.renew().then((client) => {
      this.#turn = undefined
      this.#askedAt = performance.now()
      if (this.#open) this.#open = client
    })
  }

  get #client(): ClientBase {
    if (!this.#open) throw new Error('A statement came after its transaction had ended.')
    return this.#open
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.#prepared && parameters.length > 0 ? statementName(sql) : undefined
    const { command, rowCount, rows } = await this.#ask({
      text: sql,
      values: parameters.map(wireValue),
      ...(name === undefined ? {} : { name }),
    })
    if (!changing.has(command)) return { rows: rows ?? [] }
    return { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#reading) throw new Error('A cursor needs a transaction that stays open.')
    cursorNumber += 1
    const cursor = `goldthread_cursor_${cursorNumber}`
    const values = query.parameters.map(wireValue)
    await this.#ask({ text: `declare ${cursor} no scroll cursor for ${query.sql}`, values })
    try {
      for (;;) {
        const { rows } = await this.#ask(`fetch ${Math.trunc(chunkSize)} from ${cursor}`)
        if (rows.length === 0) return
        yield { rows }
      }
    } finally {
      await this.#ask(`close ${cursor}`)
    }
  }
}

/** The statement between its opening and its commit, sent together; where the opening fails, the server refuses the statement. */
async function enclosed(
  client: ClientBase,
  opening: string,
  question: string | QueryConfig,
): Promise<Answer> {
  const [opened, answered, ended] = await Promise.allSettled([
    client.query(opening),
    client.query(question),
    client.query('commit'),
  ])
  if (opened.status === 'rejected') throw opened.reason
  if (answered.status === 'rejected') throw answered.reason
  if (ended.status === 'rejected') throw ended.reason
  return answered.value
}

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
const names = new Map<string, string>()
const mostNames = 500
let cursorNumber = 0

/** The same text has the same name on every connection; past the limit statements go without a name. */
function statementName(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined) return known
  if (names.size >= mostNames) return undefined
  const name = `goldthread_${names.size + 1}`
  names.set(sql, name)
  return name
}

/** The drivers understand text, numbers, booleans, bytes and lists; a Uint8Array is handed over as a Buffer. */
function wireValue(value: unknown): unknown {
  if (value instanceof Uint8Array && !Buffer.isBuffer(value)) {
    return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  }
  return typeof value === 'bigint' ? value.toString() : value
}
