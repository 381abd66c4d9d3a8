/** The database does not start, and the message is a sentence for the person who started it. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** The database went away in the middle: whether the last commit was stored must be asked by id. Worth another try. */
export class DatabaseInterrupted extends Error {
  override readonly name = 'DatabaseInterrupted'
}
