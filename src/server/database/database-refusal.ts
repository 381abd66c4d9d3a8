import { membersOf } from '#shared/patch/members-of.ts'
/** The database does not start, and the message is a sentence for the person who started it. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** The database went away in the middle: whether the last commit was stored must be asked by id. Worth another try. */
export class DatabaseInterrupted extends Error {
  override readonly name = 'DatabaseInterrupted'
}

/** A reading was ended before it was done: it took too long by itself, or too long while others waited. Nothing was changed. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded'
  readonly because: 'tooLong' | 'othersWait'

  constructor(because: 'tooLong' | 'othersWait', cause: unknown) {
    super(`A reading was ended: ${because}.`, { cause })
    this.because = because
  }
}

const statementEnded = '57014'

/** A reading whose statement was ended, as ReadingEnded; undefined for every other error. */
export function endedReading(error: unknown, othersWaited: boolean): ReadingEnded | undefined {
  if (membersOf(error).code !== statementEnded) return undefined
  return new ReadingEnded(othersWaited ? 'othersWait' : 'tooLong', error)
}
