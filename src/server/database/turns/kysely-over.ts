import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  Transaction,
} from 'kysely'
import type { QueryResult as Answer, ClientBase } from 'pg'
import type { Tables } from '#generated/tables/tables.ts'
import type { Opening } from '#server/database/transaction-settings.ts'
import { ask, askBehind, type Statement } from './ask.ts'

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
  readonly end: () => void
  /** Milliseconds since its last statement was answered; 0 while one runs. */
  readonly idleFor: () => number
  /** Milliseconds since one of its statements runs without a pause; 0 while none does. */
  readonly busyFor: () => number
}

/** The same where a transaction was opened with the first statement, and is ended here. */
export type OpenTransaction = OpenKysely & {
  /** Sends the last statements and the commit; throws when not everything is stored. */
  readonly commit: (last: readonly CompiledQuery[]) => Promise<void>
  readonly rollback: () => Promise<void>
}

/** Where the statements of a reading go: the connection of a place that may change between two of them. */
export type Turns = {
  readonly client: ClientBase | undefined
  /** Whether others ought to be let in before the next statement. */
  isDue(): boolean
  renew(): Promise<ClientBase>
}

/** Opens Kysely over the connection of a turn; a transaction opens together with its first statement. */
export function kyselyOver(client: ClientBase, prepared: boolean, opening: Opening): OpenTransaction {
  const connection = new OpenConnection(client, prepared, { opening })
  return {
    ...openOver(connection),
    commit: (last) => connection.commit(last),
    rollback: () => connection.rollback(),
  }
}

/**
 * Opens Kysely over a place where every statement is a transaction of its own, opened by `opening`; one journey each. Between two of
 * them others may have a turn.
 */
export function kyselyReading(turns: Turns, prepared: boolean, opening: Opening): OpenKysely {
  return openOver(new OpenConnection(turns.client, prepared, { opening, turns }))
}

function openOver(connection: OpenConnection): OpenKysely {
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  })
  const kysely = new Transaction<Tables>({ config: { dialect }, dialect, driver, executor })
  connections.set(kysely, connection)
  return {
    kysely,
    end: () => connection.end(),
    idleFor: () => connection.idleFor(),
    busyFor: () => connection.busyFor(),
  }
}

const connections = new WeakMap<Kysely<Tables>, OpenConnection>()

/**
 * Sends with the next statement of the transaction, or with its commit, what nobody needs an answer to: one journey less. Statements
 * keep their order; where this one fails, the next one fails with its error and nothing is stored.
 */
export function sendWithNext(transaction: Kysely<Tables>, query: RawBuilder<unknown>): void {
  const connection = connections.get(transaction)
  if (!connection) throw new Error('This is no transaction of the database.')
  connection.later(query.compile(transaction))
}

/** How what is asked opens, and whose turns it takes where each statement is a transaction of its own. */
type Way = { readonly opening: Opening; readonly turns?: Turns }

const commit: Statement = { name: 'goldthread_commit', text: 'commit', values: [] }

/** One connection as Kysely asks for it; statements with parameters are prepared once for each connection. */
class OpenConnection implements DatabaseConnection {
  readonly #prepared: boolean
  readonly #opening: Opening
  readonly #turns: Turns | undefined
  #open: ClientBase | undefined
  #running = 0
  #askedAt = 0
  #answeredAt = performance.now()
  #turn: Promise<void> | undefined
  #hasBegun = false
  #later: readonly CompiledQuery[] = []

  constructor(client: ClientBase | undefined, prepared: boolean, { opening, turns }: Way) {
    this.#open = client
    this.#prepared = prepared
    this.#opening = opening
    this.#turns = turns
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

  /** Takes a statement that leaves with the next one. */
  later(query: CompiledQuery): void {
    if (this.#turns) throw new Error('A reading changes nothing, so nothing leaves later.')
    this.#later = [...this.#later, query]
  }

  /** No statement can come behind the end: the connection belongs to nobody from the moment in which it is sent. */
  async commit(last: readonly CompiledQuery[]): Promise<void> {
    if (!this.#hasBegun && last.length + this.#later.length === 0) return this.end()
    const before = [...this.#before(), ...last.map((each) => this.#statementOf(each))]
    const sent = this.#busy(() => askBehind(this.#client, before, this.#named(commit)))
    this.end()
    const { command } = await sent
    if (command !== 'COMMIT') throw new Error('A statement of the transaction failed, so nothing was saved.')
  }

  async rollback(): Promise<void> {
    const sent = this.#hasBegun ? this.#busy(() => this.#client.query('rollback')) : undefined
    this.end()
    await sent
  }

  async #ask(question: Statement): Promise<Answer> {
    const turns = this.#turns
    if (this.#running === 0) this.#begin(turns)
    return this.#busy(async () => {
      if (!turns) return await this.#inside(question)
      if (this.#turn) await this.#turn
      const { begin, saying } = this.#opening
      const around = { first: begin, last: 'commit' }
      return await askBehind(this.#client, [this.#named(saying)], { ...question, around })
    })
  }

  /** The first statement of a transaction takes along what opens it; where that fails, the server refuses the statement. */
  #inside(question: Statement): Promise<Answer> {
    const before = this.#before()
    return before.length === 0 ? ask(this.#client, question) : askBehind(this.#client, before, question)
  }

  /** What leaves before the next statement. */
  #before(): readonly Statement[] {
    const later = this.#later.map((each) => this.#statementOf(each))
    this.#later = []
    return [...this.#beginning(), ...later]
  }

  #beginning(): readonly Statement[] {
    if (this.#hasBegun) return []
    this.#hasBegun = true
    const { begin, saying } = this.#opening
    return [{ name: 'goldthread_begin', text: begin, values: [] }, saying].map((each) => this.#named(each))
  }

  async #busy<Value>(act: () => Promise<Value>): Promise<Value> {
    this.#running += 1
    try {
      return await act()
    } finally {
      this.#running -= 1
      this.#answeredAt = performance.now()
    }
  }

  /** The first statement after a pause: others may have a turn before it. */
  #begin(turns: Turns | undefined): void {
    this.#askedAt = performance.now()
    if (!turns || !this.#open || !turns.isDue()) return
    this.#turn = turns.renew().then((client) => {
      this.#turn = undefined
      this.#askedAt = performance.now()
      if (this.#open) this.#open = client
    })
  }

  get #client(): ClientBase {
    if (!this.#open) throw new Error('A statement came after its transaction had ended.')
    return this.#open
  }

  #statementOf({ sql, parameters }: CompiledQuery): Statement {
    const name = this.#prepared && parameters.length > 0 ? statementName(sql) : undefined
    return { text: sql, values: parameters.map(wireValue), ...(name !== undefined && { name }) }
  }

  /** As the connection may know it: without a name where a pooler keeps none. */
  #named({ text, values, name }: Statement): Statement {
    return this.#prepared && name !== undefined ? { text, values, name } : { text, values }
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { command, rowCount, rows } = await this.#ask(this.#statementOf(query))
    if (!changing.has(command)) return { rows: rows ?? [] }
    return { rows: rows ?? [], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#turns) throw new Error('A cursor needs a transaction that stays open.')
    cursorNumber += 1
    const cursor = `goldthread_cursor_${cursorNumber}`
    const values = query.parameters.map(wireValue)
    await this.#ask({ text: `declare ${cursor} no scroll cursor for ${query.sql}`, values })
    try {
      for (;;) {
        const { rows } = await this.#ask({
          text: `fetch ${Math.trunc(chunkSize)} from ${cursor}`,
          values: [],
        })
        if (rows.length === 0) return
        yield { rows }
      }
    } finally {
      await this.#ask({ text: `close ${cursor}`, values: [] })
    }
  }
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
