import { type ClientBase, type Connection, Query, type QueryConfig, type QueryResult } from 'pg'

/** A statement that its connection may keep under a name. */
export type Statement = { readonly text: string; readonly values: readonly unknown[]; readonly name?: string }

type Handling = (message: object, connection: Connection) => void

type Answered = (error: Error | undefined, result: QueryResult) => void

/** A statement as the driver sends it; made from its text, for the driver copies a whole configuration slowly. */
class SentQuery extends Query {
  // The types of the driver do not know these.
  declare name: string | undefined
  declare queryMode: 'extended'

  constructor({ text, values, name }: Statement, answered?: Answered) {
    super(text, [...values], answered)
    this.name = name
    this.queryMode = 'extended'
  }
}

/**
 * A joint query: statements that the connection knows already, and one question behind them, in a single request of the protocol.
 * The server answers once, and where one of the statements fails it skips all that follow it. Only the question's answer is told.
 */
class JointQuery extends SentQuery {
  // What the client calls when an answer comes; its types do not tell them.
  declare handleRowDescription: Handling
  declare handleDataRow: Handling
  declare handleCommandComplete: Handling

  constructor({ before, columns, learned }: Jointly, question: Statement, answered: Answered) {
    super(question, answered)
    const { submit, handleRowDescription, handleDataRow, handleCommandComplete } = this
    let awaited = before.length
    this.submit = (connection) => {
      const { unfinished, undescribed } = partsOf(connection)
      for (const each of before) new SentQuery(each).submit(unfinished)
      if (columns) handleRowDescription.call(this, columns, connection)
      return submit.call(this, columns ? undescribed : connection)
    }
    this.handleRowDescription = (message, connection) => {
      learned(message)
      handleRowDescription.call(this, message, connection)
    }
    this.handleDataRow = (message, connection) => {
      if (awaited === 0) handleDataRow.call(this, message, connection)
    }
    this.handleCommandComplete = (message, connection) => {
      if (awaited === 0) handleCommandComplete.call(this, message, connection)
      else awaited -= 1
    }
  }
}

/** What goes along with a question: statements before it, and what its columns are, where its connection has told that before. */
type Jointly = {
  readonly before: readonly Statement[]
  readonly columns: object | undefined
  /** Is told what the columns of the question are. */
  readonly learned: (columns: object) => void
}

/** A connection that leaves out some messages of the protocol. */
type Parts = {
  /** For a statement that others follow in the same request, and of whose rows nothing has to be known. */
  readonly unfinished: Connection
  /** For a question whose columns are known. */
  readonly undescribed: Connection
}

const parts = new WeakMap<Connection, Parts>()

function partsOf(connection: Connection): Parts {
  const made = parts.get(connection) ?? {
    unfinished: Object.create(connection, { sync: nothing, describe: nothing }),
    undescribed: Object.create(connection, { describe: nothing }),
  }
  parts.set(connection, made)
  return made
}

const nothing = { value: () => undefined }

/** The statements that each connection has answered to, with their columns where they are known: it keeps them until it ends, and refuses one whose columns have changed. */
const known = new WeakMap<ClientBase, Map<string, object | undefined>>()

function knows(client: ClientBase, { name }: Statement): boolean {
  return name !== undefined && known.get(client)?.has(name) === true
}

/** In a turn of the database, sends a statement in a request of its own; its connection knows its name when it has been answered. */
export async function ask(client: ClientBase, statement: Statement): Promise<QueryResult> {
  if (knows(client, statement)) return jointly(client, [], statement)
  const answer = await client.query(configOf(statement))
  const { name } = statement
  if (name !== undefined) known.set(client, (known.get(client) ?? new Map()).set(name, undefined))
  return answer
}

/** A text without a name and without values may be several statements, which cannot be prepared. */
function isOne({ name, values }: Statement): boolean {
  return name !== undefined || values.length > 0
}

/**
 * Sends statements and a question behind them at once, and answers what the question did: in one request where the connection knows
 * the statements, else one after the other. Throws what failed first. `around` is asked for where the statements go one by one.
 */
export async function askBehind(
  client: ClientBase,
  before: readonly Statement[],
  { around = {}, ...question }: Statement & { readonly around?: Around },
): Promise<QueryResult> {
  if (isOne(question) && before.every((each) => knows(client, each))) return jointly(client, before, question)
  const { first, last } = around
  const answers = await Promise.allSettled([
    ...(first === undefined ? [] : [client.query(first)]),
    ...before.map((each) => ask(client, each)),
    ask(client, question),
    ...(last === undefined ? [] : [client.query(last)]),
  ])
  const values = answers.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
  const answer = values.at(last === undefined ? -1 : -2)
  if (!answer) throw new Error('Nothing was asked.')
  return answer
}

/** What must stand before and behind statements that do not leave in one request. */
export type Around = { readonly first?: string; readonly last?: string }

async function jointly(
  client: ClientBase,
  before: readonly Statement[],
  question: Statement,
): Promise<QueryResult> {
  const { name } = question
  const names = known.get(client)
  const columns = name === undefined ? undefined : names?.get(name)
  let learned: object | undefined
  const along = {
    before,
    columns,
    learned: (told: object) => {
      learned = told
    },
  }
  const answer = await new Promise<QueryResult>((resolve, reject) => {
    client.query(
      new JointQuery(along, question, (error, result) => (error ? reject(error) : resolve(result))),
    )
  })
  if (name !== undefined) names?.set(name, columns ?? learned)
  return answer
}

function configOf({ text, values, name }: Statement): QueryConfig {
  return { text, values: [...values], ...(name !== undefined && { name }) }
}

/** How many statements this connection keeps: the database holds the plan of each until the connection ends. */
export function statementsKept(client: ClientBase): number {
  return known.get(client)?.size ?? 0
}
