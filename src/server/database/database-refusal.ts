/** The database does not start, and the message is a sentence for the person who started it. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** The database went away in the middle: whether the last commit was stored must be asked by id. Worth another try. */
export class DatabaseInterrupted extends Error {
  override readonly name = 'DatabaseInterrupted'
}

const lostConnection = /^(ECONN|EPIPE$|ETIMEDOUT$|ENOTFOUND$|08|57P0)/
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** A lost connection as DatabaseInterrupted; undefined when the error is an answer of the database. */
export function interruptionOf(error: unknown): DatabaseInterrupted | undefined {
  if (!(error instanceof Error) || error instanceof DatabaseInterrupted) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (!lostConnection.test(code) && !lostWords.test(error.message)) return undefined
  return new DatabaseInterrupted('The connection to the database was lost.', { cause: error })
}
