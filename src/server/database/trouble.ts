import { DatabaseInterrupted } from './database-refusal.ts'

/**
 * What a failure of the database says of the database, never of the request: it is away (down, going down, coming up, out of
 * connections, or lost on the way), its disk is full, or it is too busy with others for this one at this moment.
 */
export type Trouble = 'away' | 'full' | 'busy'

/** By SQLSTATE or code of the operating system; the first that fits. All of them may be tried again. */
const troubles: readonly (readonly [RegExp, Trouble])[] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'full'],
  [/^(55P03|40P01|40001|57014|53200|53000)$/, 'busy'],
  [/^(08|57P|53|58|25P03|25P04|25006|40003|28|3D000)/, 'away'],
  [/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|EMFILE|ENFILE|EIO$|ERR_STREAM)/, 'away'],
]

/** What the client of the database says without a code when its connection is gone. */
const goneWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered|was closed)|Cannot use a pool after)/

/** The trouble behind a throw; undefined: the database answered, and what it said is about the statement. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof DatabaseInterrupted) return 'away'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const known = troubles.find(([form]) => form.test(code))
  if (known) return known[1]
  return goneWords.test(error.message) ? 'away' : undefined
}

/** A lost connection as DatabaseInterrupted; undefined when the error is an answer of the database. */
export function interruptionOf(error: unknown): DatabaseInterrupted | undefined {
  if (error instanceof DatabaseInterrupted || troubleOf(error) !== 'away') return undefined
  return new DatabaseInterrupted('The connection to the database was lost.', { cause: error })
}
