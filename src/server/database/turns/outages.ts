import type { DatabaseLog } from '#server/database/database-log.ts'
import { type Trouble, troubleOf } from '#server/database/trouble.ts'
import { membersOf } from '#shared/patch/members-of.ts'

const sentences = {
  away: 'the database does not answer; requests are refused with 503 until it does',
  full: 'the database has no room to store anything; writing is refused with 507 until it has',
} as const

/** A disk that was full counts as full for so many milliseconds, unless it is known better. */
const fullFor = 3_000

/** What has gone wrong with the database lately, and one line in the log for each outage, however many requests meet it. */
export class Outages {
  private readonly log: DatabaseLog
  private told: Trouble | undefined
  private fullAt = Number.NEGATIVE_INFINITY

  constructor(log: DatabaseLog) {
    this.log = log
  }

  /** A request has failed: true when for lack of room. */
  met(error: unknown): boolean {
    const trouble = troubleOf(error)
    if (trouble === 'full') this.fullAt = performance.now()
    if ((trouble === 'away' || trouble === 'full') && trouble !== this.told) {
      this.told = trouble
      this.log.warn({ because: codeOf(error) }, sentences[trouble])
    }
    return trouble === 'full'
  }

  /** A request was answered; with `stored`, something new was stored and there is room for more. */
  passed(stored: boolean): void {
    if (this.told === undefined || (this.told === 'full' && (!stored || this.isFull))) return
    this.log.warn({}, this.told === 'full' ? 'the database has room again' : 'the database answers again')
    this.told = undefined
  }

  get isFull(): boolean {
    return performance.now() - this.fullAt < fullFor
  }
}

/** Codes only: a message of the database could hold values of a row. */
function codeOf(error: unknown): string | undefined {
  const { code, cause, name } = membersOf(error)
  if (typeof code === 'string') return code
  if (cause !== undefined) return codeOf(cause)
  return typeof name === 'string' ? name : undefined
}
